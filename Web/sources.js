// Modules that no server sends as `application/wasm`.

/** A module as such a response: bytes, a file for node, or what a server has sent with another type. */
export default async function sent(source) {
  if (source.ok === false) throw new Error(`${source.url}: ${source.status}`);
  let body = source;
  if (source instanceof Response) body = source.body;
  else if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source))) {
    // A bundler for pages does not follow a name that it cannot see.
    const files = "node:fs/promises";
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
    body = await readFile(new URL(source));
  }
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}
