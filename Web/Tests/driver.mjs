// Drives a real Chromium: the DevTools protocol over a pair of pipes, and a server of static files.
// Needs nothing but node and a browser.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, extname, join, normalize } from "node:path";
import { until } from "./harness.mjs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript",
  ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json", ".png": "image/png",
  ".jsonl": "text/plain; charset=utf-8", ".svg": "image/svg+xml",
};

const policies = {
  strict: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:",
  // A content security policy without WebAssembly.
  closed: "default-src 'self'; script-src 'self'; style-src 'self'; img-src data:",
  trusted: "require-trusted-types-for 'script'; trusted-types 'none'",
};

/**
 * Serves folders, each under the beginning of a path; the first that fits counts. A query may
 * ask for a policy, for a file that is held back until `release()`, or for a damaged one; `missing` paths are not
 * found. While it is building, a missing module is accepted and comes later (202). `compresses` sends files
 * as small as the browser takes them.
 */
export async function serve(folders, { port = 0, host = "127.0.0.1", isBuilding = () => false, compresses = false } = {}) {
  const missing = new Set();
  const held = [];
  const letGo = () => { for (const done of held.splice(0)) done(); };
  const small = new Map();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const path = normalize(decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    const [prefix, folder] = Object.entries(folders).find(([each]) => path.startsWith(each)) ?? [];
    // What the page before waits for goes to nobody.
    if (path.endsWith(".html")) letGo();
    try {
      let file = join(folder, path.slice(prefix.length));
      if (statSync(file).isDirectory()) file = join(file, "index.html");
      let bytes = await readFile(file);
      if (searchParams.has("held")) await new Promise((done) => held.push(done));
      if (searchParams.has("damaged")) bytes = bytes.subarray(0, 100);
      if (missing.has(path)) throw new Error("not now");
      const policy = Object.keys(policies).find((name) => searchParams.has(name));
      const type = searchParams.has("untyped") ? "application/octet-stream" : types[extname(file)];
      const accepted = request.headers["accept-encoding"] ?? "";
      const coding = compresses && ["br", "gzip"].find((each) => accepted.split(/, */).includes(each));
      if (coding) {
        const key = `${coding} ${file} ${statSync(file).mtimeMs}`;
        if (!small.has(key)) small.set(key, { br: brotliCompressSync, gzip: gzipSync }[coding](bytes));
        bytes = small.get(key);
      }
      response.writeHead(200, {
        ...(coding ? { "content-encoding": coding } : {}),
        "content-type": type ?? "application/octet-stream", "cache-control": "no-cache",
        ...(policy ? { "content-security-policy": policies[policy] } : {}),
      }).end(bytes);
    } catch {
      if (path.endsWith(".wasm") && isBuilding()) response.writeHead(202, { "retry-after": 1 }).end();
      else response.writeHead(404).end("not found");
    }
  });
  await new Promise((done, fail) => server.once("error", fail).listen(port, host, done));
  /** Sends what is held back; waits for a request of such a file, if there is none yet. */
  async function release() {
    while (held.length === 0) await new Promise((done) => setTimeout(done, 5));
    letGo();
  }
  return { address: `http://${host}:${server.address().port}`, missing, release, close: () => server.close() };
}

/** The first of some programs that is installed; undefined if there is none. */
export function find(...names) {
  for (const name of names) {
    for (const folder of process.env.PATH.split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
}

export class Browser {
  #waiting = new Map();
  #listeners = new Map();
  #id = 0;

  static async launch(program, options = []) {
    const browser = new Browser();
    const profile = mkdtempSync(join(tmpdir(), "browser-"));
    browser.process = spawn(program, [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--hide-scrollbars",
      "--no-first-run", "--disable-dev-shm-usage", `--user-data-dir=${profile}`, ...options, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.profile = profile;
    browser.process.once("exit", () => {
      for (const { fail, sent } of browser.#waiting.values()) fail(new Error(`${sent}: Chromium has ended`));
    });
    let rest = Buffer.alloc(0);
    browser.process.stdio[4].on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      for (let end; (end = rest.indexOf(0)) >= 0; rest = rest.subarray(end + 1)) {
        browser.#receive(JSON.parse(rest.subarray(0, end).toString()));
      }
    });
    return browser;
  }

  #receive({ id, sessionId, method, params, result, error }) {
    if (id !== undefined) {
      const { done, fail, sent } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) fail(new Error(`${sent}: ${error.message}`));
      else done(result);
    } else {
      for (const listener of this.#listeners.get(`${sessionId}/${method}`) ?? []) listener(params);
    }
  }

  send(method, params = {}, sessionId) {
    const id = ++this.#id;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail, sent: method }));
  }

  on(sessionId, method, listener) {
    const key = `${sessionId}/${method}`;
    this.#listeners.set(key, [...(this.#listeners.get(key) ?? []), listener]);
  }

  async page(address) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    for (const domain of ["Page", "Runtime", "Log"]) await page.send(`${domain}.enable`);
    this.on(sessionId, "Runtime.exceptionThrown", ({ exceptionDetails }) =>
      page.errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text));
    if (address) await page.open(address);
    return page;
  }

  async close() {
    const ended = new Promise((done) => this.process.once("exit", done));
    await this.send("Browser.close").catch(() => {});
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// The keys as a browser sees them: code, number, and the text that the key types.
const keys = {
  Enter: ["Enter", 13, "\r"], Tab: ["Tab", 9], Escape: ["Escape", 27], Backspace: ["Backspace", 8],
  Delete: ["Delete", 46], ArrowUp: ["ArrowUp", 38], ArrowDown: ["ArrowDown", 40],
  ArrowLeft: ["ArrowLeft", 37], ArrowRight: ["ArrowRight", 39], Home: ["Home", 36], End: ["End", 35],
  PageUp: ["PageUp", 33], PageDown: ["PageDown", 34], " ": ["Space", 32, " "], ".": ["Period", 190, "."], ",": ["Comma", 188, ","], "-": ["Minus", 189, "-"],
};
const modifiers = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

export class Page {
  errors = [];

  constructor(browser, session) {
    this.browser = browser;
    this.session = session;
  }

  send(method, params) { return this.browser.send(method, params, this.session); }

  async open(address) {
    const loaded = new Promise((done) => this.browser.on(this.session, "Page.loadEventFired", done));
    await this.send("Page.navigate", { url: address });
    await loaded;
    // The event may still be that of the page before.
    const isThere = `location.href === ${JSON.stringify(new URL(address).href)} && document.readyState === "complete"`;
    for (let tries = 0; tries < 100 && !await this.run(isThere).catch(() => false); tries++) {
      await new Promise((done) => setTimeout(done, 10));
    }
  }

  /** Runs a function in the page and answers its result; null if the page goes away meanwhile. */
  async run(script, ...values) {
    const expression = typeof script === "function"
      ? `(${script})(...${JSON.stringify(values)})` : script;
    const answer = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    }).catch((error) => {
      if (/navigated|context was destroyed/.test(error.message)) return null;
      throw error;
    });
    if (answer === null) return null;
    const { result, exceptionDetails } = answer;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Presses a key as a person does: "5", "Enter", "Control+z". */
  async press(name, { code: keypad, commands = [] } = {}) {
    const parts = name.length > 1 && name.includes("+") ? name.split("+") : [name];
    const key = parts.pop();
    const flags = parts.reduce((sum, each) => sum | modifiers[each], 0);
    const [code, number, typed] = keys[key] ?? [
      /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : /\d/.test(key) ? `Digit${key}` : "",
      /\w/.test(key) ? key.toUpperCase().charCodeAt(0) : 0, key,
    ];
    const text = flags & ~modifiers.Shift ? undefined : typed;
    const event = { key, code: keypad ?? code, windowsVirtualKeyCode: number, modifiers: flags };
    // The browser takes them in their order.
    await Promise.all([
      this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, commands, ...event }),
      this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event }),
    ]);
  }

  async pressAll(names) { for (const each of names) await this.press(each); }
  type(text) { return this.pressAll(text); }

  undo() { return this.press("Control+z", { commands: ["undo"] }); }
  redo() { return this.press("Control+y", { commands: ["redo"] }); }

  /** Shows a word that an input method composes; `insert` ends the composition. */
  compose(text, caret = text.length) {
    return this.send("Input.imeSetComposition", { text, selectionStart: caret, selectionEnd: caret });
  }
  insert(text) { return this.send("Input.insertText", { text }); }

  /** Shows pages as they are printed. */
  print(isPrinted) { return this.send("Emulation.setEmulatedMedia", { media: isPrinted ? "print" : "" }); }

  async click(x, y) {
    const at = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
  }

  /** Clicks the middle of what an expression names, where a frame has shown it: a person clicks on nothing else. */
  async clickOn(expression) { await this.click(...await this.#middle(expression)); }

  /** Holds the mouse down on an element until a condition in the page holds. */
  async holdOn(expression, condition) {
    const [x, y] = await this.#middle(expression);
    const at = { x, y, button: "left", clickCount: 1 };
    await this.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await until(this, condition);
    await this.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
  }

  #middle(expression) {
    return this.run(`(async () => {
      const each = ${expression}; each.scrollIntoView({ block: "center" });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const box = each.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })()`);
  }

  /** The nodes of the accessibility tree, by role, name and properties. */
  async accessibility() {
    const { nodes } = await this.send("Accessibility.getFullAXTree");
    return nodes.filter((each) => !each.ignored).map(({ role, name, value, description, properties = [] }) => ({
      role: role?.value, name: name?.value, value: value?.value, description: description?.value,
      ...Object.fromEntries(properties.map((each) => [each.name, each.value.value])),
    }));
  }

  /** The accessible name of what an expression names. */
  async nameOf(expression) {
    const { result } = await this.send("Runtime.evaluate", { expression });
    // The tree of names may follow the page some frames later.
    for (let tries = 1; ; tries++) {
      const { nodes } = await this.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
      const name = nodes[0].name?.value ?? "";
      if (name !== "" || tries === 10) return name;
      await new Promise((done) => { setTimeout(done, 20); });
    }
  }

  async emulate({ width = 1280, height = 800, scale = 1, dark = false, forced = false, mobile = false }) {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile });
    await this.send("Emulation.setEmulatedMedia", {
      features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" }, { name: "forced-colors", value: forced ? "active" : "none" },
      ],
    });
  }

  async screenshot(options = {}) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", ...options });
    return Buffer.from(data, "base64");
  }
}
