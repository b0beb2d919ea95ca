// Debian's React DOM is a script; this makes a module of it, as a bundler would.
const { ReactDOM } = window;
export default ReactDOM;
export const { flushSync } = ReactDOM;
