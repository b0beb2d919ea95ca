// Serves a folder to every machine of the network, so that a phone can try it: the page, if none is named.
// node serve.mjs [--beside process] [port] [folder] [path]
//
// While a process is building beside it, a module that is missing is told to be on its way.
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { serve } from "./driver.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const given = process.argv.slice(2);
const builder = given[0] === "--beside" ? Number(given.splice(0, 2)[1]) : undefined;
const [portGiven, folder = ".build/web-page", start = ""] = given;
const port = Number(portGiven ?? 8080);
/** Whether the process is there; asking it for nothing tells. */
function isBuilding() {
  if (builder === undefined) return false;
  try {
    return process.kill(builder, 0);
  } catch {
    return false;
  }
}
await serve({ "/": `${root}/${folder}/` }, { port, host: "0.0.0.0", isBuilding, compresses: true })
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
