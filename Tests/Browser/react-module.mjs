// Debian's React is a script; a bundler would make a module of it.
const { React } = window;
export default React;
export const {
  StrictMode, createElement, forwardRef, useCallback, useEffect, useId, useLayoutEffect, useRef, useState,
} = React;
