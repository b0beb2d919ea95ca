// The tarball alone: its README makes a form in an empty folder, and its links lead somewhere.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { find, serve } from "./driver.mjs";
import { check, equal, ok, until } from "./harness.mjs";

/** The listings of a page in a language. */
const listings = (page, language) => [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(([, code]) => code);

/** What the README says is done in an empty folder; what a registry would bring is this machine's. Gives the folder. */
function made(root) {
  const folder = mkdtempSync(join(tmpdir(), "readme-"));
  const modules = join(folder, "node_modules");
  copyFileSync(`${root}/.build/formatting-field.tgz`, join(folder, "formatting-field.tgz"));
  const run = (line) => execFileSync("sh", ["-c", line], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: {
    ...process.env, npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false", npm_config_update_notifier: "false",
  } });
  if (find("npm")) run("npm install ./formatting-field.tgz");
  else {
    mkdirSync(modules);
    run("tar -xzf formatting-field.tgz -C node_modules && mv node_modules/package node_modules/formatting-field");
  }
  const readme = readFileSync(join(modules, "formatting-field/README.md"), "utf8");
  const [install, ...others] = listings(readme, "sh").join("").trim().split("\n");
  equal(install, "npm install ./formatting-field.tgz");
  writeFileSync(join(folder, "order.jsx"), listings(readme, "jsx")[0]);
  const [shop, order] = listings(readme, "html");
  writeFileSync(join(folder, "shop.html"), shop);
  writeFileSync(join(folder, "index.html"), order);
  for (const name of ["react", "react-dom", "scheduler"]) cpSync(`/usr/share/nodejs/${name}`, join(modules, name), { recursive: true });
  mkdirSync(join(modules, ".bin"), { recursive: true });
  symlinkSync(find("esbuild"), join(modules, ".bin/esbuild"));
  for (const line of others) {
    if (line.startsWith("npm install")) equal(line, "npm install react react-dom esbuild");
    else run(line.replace(/^npx /, "node_modules/.bin/"));
  }
  return folder;
}

check("the README alone makes an order in React from the tarball, in an empty folder", async ({ page, server, root }) => {
  if (!existsSync("/usr/share/nodejs/react-dom") || !find("esbuild")) {
    console.log("    There is no React, or no esbuild: skipped.");
    return;
  }
  const folder = made(root);
  const own = await serve({ "/": folder });
  try {
    await page.open(`${own.address}/index.html`);
    const text = () => page.run(() => document.querySelector("#root").textContent);
    const inputs = () => page.run(() => [...document.querySelectorAll("#root input")].map(({ value }) => value));
    await until(page, `[...document.querySelectorAll("number-field")].filter(({ status }) => status === "intermediate").length === 4`, "the fields");
    await page.run(() => { document.querySelector("input").focus(); });
    await page.pressAll([..."2", "Tab", ..."150", "Tab"]);
    await until(page, `document.querySelector("output").value === "300"`, "the sum");
    equal(await inputs(), ["2", "150,00\u00a0€", "", ""]);
    // The second row is empty, and required.
    await page.clickOn(`document.querySelectorAll("#root button")[3]`);
    equal((await text()).includes("Saved"), false);
    await page.clickOn(`document.querySelectorAll("#root button")[1]`);
    await until(page, `document.querySelectorAll("#root input").length === 2`, "one row less");
    await page.run(() => { document.querySelectorAll("#root input")[1].focus(); });
    await page.press("Enter");
    await until(page, `[...document.querySelectorAll("number-field")].some((each) => each.validationMessage === "Too dear for this shop.")`, "the server's answer");
    await until(page, `document.querySelectorAll("#root input")[1].getAttribute("aria-invalid") === "true"`, "the mark of an error");
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.type("99.5");
    await page.press("Enter");
    await until(page, `!document.querySelectorAll("number-field")[1].validationMessage.includes("Too dear")`, "the end of the error, as the field is edited,");
    await until(page, `document.querySelectorAll("number-field")[1].shadowRoot.textContent.includes("„99,5“")`, "the question in German");
    await page.press("Alt+ArrowDown");
    await page.press("Enter");
    await until(page, `document.querySelector("form > [role=status]").textContent === "Saved"`, "the answer");
    equal(await inputs(), ["2", "99,50\u00a0€"]);
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
    own.close();
    rmSync(folder, { recursive: true });
  }
});

check("the README alone makes a form of three fields in plain HTML from the tarball, in an empty folder", async ({ page, server, root }) => {
  const folder = made(root);
  const own = await serve({ "/": folder });
  try {
    await page.open(`${own.address}/shop.html`);
    await until(page, `[...document.querySelectorAll("number-field")].filter(({ status }) => status !== undefined).length === 3`);
    await page.run(() => Promise.all([...document.querySelectorAll("number-field")].map((each) => each.ready)).then(() => true));
    const seen = () => page.run(() => [[...document.querySelectorAll("input")].map(({ value }) => value.replace(/\s/gu, " ")), [...new FormData(document.forms[0])]]);
    equal(await seen(), [["", "1", "12,5 %"], [["price", ""], ["quantity", "1"], ["discount", "0.125"]]]);
    await page.clickOn(`document.querySelector("button")`);
    equal(await page.run(() => document.activeElement.closest("number-field")?.id), "price", "what is required is asked for");
    await page.pressAll([..."1.5", "Tab"]);
    equal(await page.run(() => document.forms[0].checkValidity()), false);
    await page.clickOn(`document.querySelector("label")`);
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.pressAll([..."99,5", "Tab", "ArrowUp", "Tab"]);
    equal(await seen(), [["99,50 €", "2", "12,5 %"], [["price", "99.5"], ["quantity", "2"], ["discount", "0.125"]]]);
    await page.press("Control+a", { commands: ["selectAll"] });
    await page.pressAll([..."20", "Enter"]);
    await until(page, `location.search === "?price=99.5&quantity=2&discount=0.2"`, "the form's data");
    // What the answer's page loads is not stopped halfway.
    await until(page, `[...document.querySelectorAll("number-field")].filter(({ status }) => status !== undefined).length === 3`, "the fields of the answer");
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
    own.close();
    rmSync(folder, { recursive: true });
  }
}, { inFirefox: true });

check("each link of the tarball's documents leads to a file of the tarball", ({ root }) => {
  const web = `${root}/.build/web`;
  const pages = readdirSync(web, { recursive: true }).filter((name) => name.endsWith(".md"));
  ok(pages.length >= 4, `${pages}`);
  for (const name of pages) {
    for (const [, link] of readFileSync(join(web, name), "utf8").matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      if (!link.includes("://")) ok(existsSync(join(web, dirname(name), link)), `${name}: ${link}`);
    }
  }
});
