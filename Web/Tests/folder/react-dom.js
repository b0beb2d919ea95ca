// React DOM 18 is a script; this makes a module of it.
export default ReactDOM;
export const { flushSync } = ReactDOM;
