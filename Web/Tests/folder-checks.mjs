// A folder with an index.html, React and the contents of the tarball is a working page on any server of files.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "./driver.mjs";
import { check, equal, until } from "./harness.mjs";

check("a folder with an index.html, React and the tarball's contents is a working page", async ({ page, server, root }) => {
  if (!existsSync("/usr/share/nodejs/react-dom/umd")) {
    console.log("    There is no React (apt-get install node-react node-react-dom): skipped.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "folder-"));
  cpSync(`${root}/Web/Tests/folder`, folder, { recursive: true });
  for (const name of ["react", "react-dom"]) {
    copyFileSync(`/usr/share/nodejs/${name}/umd/${name}.production.min.js`, join(folder, `${name}.production.min.js`));
  }
  execFileSync("tar", ["-xzf", `${root}/.build/formatting-field.tgz`, "-C", folder]);
  const own = await serve({ "/": `${folder}/` });
  try {
    await page.open(`${own.address}/index.html`);
    const seen = () => page.run(() => ["input", "output"].map((each) => document.querySelector(each)?.[each === "input" ? "value" : "textContent"]));
    await until(page, `document.querySelector("input")?.value === "1.234,50\u00a0\u20ac"`, "the price");
    await page.run(() => { document.querySelector("input").focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("1.5");
    await until(page, `document.querySelector("output").textContent === "no price"`, "the parent's value");
    equal(await seen(), ["1.5", "no price"]);
    equal(await page.run(() => document.querySelector("form").innerText.includes("Did you mean")), false, "while typing");
    await page.press("Tab");
    await until(page, `document.querySelector("#root").textContent.includes("Did you mean “1,5”?")`, "the sentence");
    await page.run(() => { document.querySelector("input").focus(); });
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("20,25");
    await page.press("Tab");
    await until(page, `document.querySelector("output").textContent === "40.5"`, "the parent's value");
    equal(await seen(), ["20,25\u00a0\u20ac", "40.5"]);
  } finally {
    own.close();
    rmSync(folder, { recursive: true });
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}, { inFirefox: true });
