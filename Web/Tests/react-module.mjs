// Debian's React is a script; this makes a module of it, as a bundler would.
const { React } = window;
export default React;
export const {
  StrictMode, createElement, forwardRef, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState,
} = React;
