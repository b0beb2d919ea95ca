// Serves the page to every machine of the network, so that a phone can try it.
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { serve } from "./driver.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const port = Number(process.argv[2] ?? 8080);
await serve({ "/": `${root}/.build/web-page` }, { port, host: "0.0.0.0" })
  .catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`error: port ${port} is in use; name another one: Scripts/serve-web.sh ${port + 1}`);
    process.exit(1);
  });
console.log(`http://localhost:${port}/`);
for (const addresses of Object.values(networkInterfaces())) {
  for (const { family, internal, address } of addresses) {
    if (family === "IPv4" && !internal) console.log(`http://${address}:${port}/`);
  }
}
