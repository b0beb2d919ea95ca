// React 18 is a script; this makes a module of it.
export default React;
export const {
  StrictMode, createElement, forwardRef, useCallback, useEffect, useId, useLayoutEffect, useRef, useState,
} = React;
