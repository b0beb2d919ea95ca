// Drives Firefox through its built-in Marionette: the part of driver.mjs's Page that the checks
// in Firefox need.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { until } from "./harness.mjs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The private code points by which WebDriver names keys.
const keys = {
  Enter: "\ue007", Tab: "\ue004", Escape: "\ue00c", Backspace: "\ue003", Delete: "\ue017",
  ArrowLeft: "\ue012", ArrowUp: "\ue013", ArrowRight: "\ue014", ArrowDown: "\ue015", Home: "\ue011",
  End: "\ue010", PageUp: "\ue00e", PageDown: "\ue00f", Control: "\ue009", Shift: "\ue008", Alt: "\ue00a",
};

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

export class Firefox {
  errors = [];
  #waiting = new Map();
  #id = 0;

  static async launch(program) {
    const firefox = new Firefox();
    firefox.profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const port = await freePort();
    writeFileSync(join(firefox.profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
    firefox.process = spawn(program, ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", firefox.profile],
      { stdio: "ignore", env: { ...process.env, MOZ_HEADLESS: "1", HOME: firefox.profile } });
    for (let tries = 0; !firefox.socket; tries++) {
      await new Promise((done) => setTimeout(done, 200));
      firefox.socket = await new Promise((done) => {
        const socket = connect(port, "127.0.0.1", () => done(socket));
        socket.once("error", () => done(undefined));
      });
      if (tries > 150) throw new Error("Firefox does not listen");
    }
    let rest = Buffer.alloc(0);
    firefox.socket.on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      for (let colon; (colon = rest.indexOf(58)) > 0;) {
        const end = colon + 1 + Number(rest.subarray(0, colon));
        if (rest.length < end) break;
        firefox.#receive(JSON.parse(rest.subarray(colon + 1, end)));
        rest = rest.subarray(end);
      }
    });
    firefox.socket.once("close", () => {
      for (const { fail } of firefox.#waiting.values()) fail(new Error("Firefox has ended"));
    });
    await firefox.#send("WebDriver:NewSession", {});
    return firefox;
  }

  #receive(message) {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { done, fail } = this.#waiting.get(id);
    if (error) fail(new Error(error.message));
    else done(result);
  }

  #send(name, params) {
    const id = ++this.#id;
    const message = JSON.stringify([0, id, name, params]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((done, fail) => this.#waiting.set(id, { done, fail }));
  }

  open(address) { return this.#send("WebDriver:Navigate", { url: address }); }

  /** Gives null if the page goes away meanwhile. */
  async run(script, ...values) {
    const code = typeof script === "function" ? `(${script})(...${JSON.stringify(values)})` : script;
    const { value } = await this.#send("WebDriver:ExecuteAsyncScript", {
      script: `const done = arguments[arguments.length - 1]; const page = window.wrappedJSObject ?? window;
        Promise.resolve().then(() => page.eval(${JSON.stringify(code)}))
          .then((found) => done({ found: JSON.stringify(found) ?? "null" }), (error) => done({ error: String(error) }));`,
      args: [], sandbox: null, newSandbox: false, scriptTimeout: 60000,
    });
    if (value === null) return null;
    if (value.error) throw new Error(value.error);
    return JSON.parse(value.found);
  }

  /** The accessible name of what an expression names. */
  async nameOf(expression) {
    const { value } = await this.#send("WebDriver:ExecuteScript",
      { script: `return (window.wrappedJSObject ?? window).eval(${JSON.stringify(expression)})`, args: [], sandbox: null });
    const { value: name } = await this.#send("WebDriver:GetComputedLabel", { id: Object.values(value)[0] });
    return name;
  }

  /** Shows pages in a window of a size, in a light or dark scheme, or in a person's own colours. */
  async emulate({ width = 1280, height = 800, dark = false, forced = false }) {
    await this.#send("WebDriver:SetWindowRect", { width, height });
    await this.#inWindow(`Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", ${dark ? 0 : 1});
      Services.prefs.setIntPref("browser.display.document_color_use", ${forced ? 2 : 1});`);
  }

  /** Shows pages as they are printed. */
  async print(isPrinted) {
    await this.#inWindow(`gBrowser.selectedBrowser.browsingContext.mediumOverride = "${isPrinted ? "print" : ""}";`);
  }

  /** The sentence in the bubble at a form's control; "" where there is none. */
  bubble() {
    return this.#inWindow(`const bubble = document.querySelector("#invalid-form-popup");
      return bubble?.state === "open" ? bubble.textContent.trim() : "";`);
  }

  /** Runs a script in the browser's own window. */
  async #inWindow(script) {
    await this.#send("Marionette:SetContext", { value: "chrome" });
    const { value } = await this.#send("WebDriver:ExecuteScript", { script, args: [] });
    await this.#send("Marionette:SetContext", { value: "content" });
    return value;
  }

  /** Shows a word that an input method composes; `insert` ends the composition. */
  compose(text, caret = text.length) {
    return this.#byInputMethod(`method.setPendingCompositionString(text);
      if (text !== "") method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
      method.setCaretInPendingComposition(${caret});
      method.flushPendingComposition();`, text);
  }
  insert(text) { return this.#byInputMethod("method.commitCompositionWith(text);", text); }

  #byInputMethod(script, text) {
    return this.#send("WebDriver:ExecuteScript", {
      script: `const method = globalThis.method ??= Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
        const [text] = arguments;
        if (!method.beginInputTransactionForTests(window)) throw new Error("no input method");
        ${script}`, args: [text], sandbox: "system", newSandbox: false,
    });
  }

  #act(actions) {
    return this.#send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  pressAll(names) {
    return this.#act([...names].flatMap((name) => {
      const parts = (name.length > 1 && name.includes("+") ? name.split("+") : [name]).map((each) => keys[each] ?? each);
      return [
        ...parts.map((value) => ({ type: "keyDown", value })),
        ...parts.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
    }));
  }
  press(name) { return this.pressAll([name]); }
  type(text) { return this.pressAll(text); }
  undo() { return this.press("Control+z"); }
  redo() { return this.press("Control+Shift+z"); }

  async clickOn(expression) {
    await this.#point([...await this.#moveTo(expression), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
  }

  /** Holds the mouse down on an element until a condition in the page holds. */
  async holdOn(expression, condition) {
    await this.#point([...await this.#moveTo(expression), { type: "pointerDown", button: 0 }]);
    await until(this, condition);
    await this.#point([{ type: "pointerUp", button: 0 }]);
  }

  async #moveTo(expression) {
    const [x, y] = await this.run(`(async () => {
      const each = ${expression}; each.scrollIntoView({ block: "center" });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const box = each.getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    })()`);
    return [{ type: "pointerMove", x, y }];
  }
  #point(actions) { return this.#send("WebDriver:PerformActions", { actions: [{ type: "pointer", id: "mouse", actions }] }); }

  async close() {
    const ended = new Promise((done) => this.process.once("exit", done));
    await this.#send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    this.socket.end();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
