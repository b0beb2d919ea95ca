// Serves a folder to every machine of the network, so that a phone can try it: the page, if none is named.
// node serve.mjs [port] [folder] [path]
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { serve } from "./driver.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const port = Number(process.argv[2] ?? 8080);
const folder = process.argv[3] ?? ".build/web-page";
const start = process.argv[4] ?? "";
await serve({ "/": `${root}/${folder}/` }, { port, host: "0.0.0.0" })
  .catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`error: port ${port} is in use; name another one: ${port + 1}`);
    process.exit(1);
  });
console.log(`http://localhost:${port}/${start}`);
for (const addresses of Object.values(networkInterfaces())) {
  for (const { family, internal, address } of addresses) {
    if (family === "IPv4" && !internal) console.log(`http://${address}:${port}/${start}`);
  }
}
