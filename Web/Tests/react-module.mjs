// Debian's React is a script; this makes a module of it, as a bundler would.
const { React } = window;
export default React;
export const {
  StrictMode, createElement, forwardRef, useCallback, useEffect, useId, useLayoutEffect, useRef, useState,
} = React;
