import { describe, expect, it } from "@jest/globals";
import { isOfUse } from "./maps-of-use.mjs";
import { withNamesOfClasses } from "./names-of-classes.mjs";
import { withoutNames } from "./without-names.mjs";

/**
 * @param {string} path
 * @param {string} text
 */
const file = (path, text) => ({ path, text, contents: Buffer.from(text), hash: "" });

describe("what is packed", () => {
  it("may not load a library without names, but where its default is wanted", () => {
    const imports = (/** @type {string} */ path) => [{ path, kind: /** @type {const} */ ("dynamic-import") }];
    const old = /** @type {const} */ ({ bytes: 1, imports: [], format: "cjs" });
    const inputs = {
      "apps/a.js": { bytes: 1, imports: imports("node_modules/old/index.js") },
      "apps/b.js": { bytes: 1, imports: imports("node_modules/new/index.js") },
      "packages/c.js": { bytes: 1, imports: imports("node_modules/elkjs/lib/elk.bundled.js") },
      "node_modules/new/index.js": { bytes: 1, imports: imports("node_modules/old/index.js") },
      "node_modules/old/index.js": old,
      "node_modules/elkjs/lib/elk.bundled.js": old,
    };
    expect(withoutNames({ inputs, outputs: {} })).toEqual([
      "apps/a.js loads node_modules/old/index.js, which would have no names",
    ]);
  });

  it("has maps of files in which code of ours is, and none too large to be read", () => {
    const map = (/** @type {string[]} */ ...sources) => file("a.js.map", JSON.stringify({ sources }));
    expect(isOfUse(file("a.js", ""))).toBe(true);
    expect(isOfUse(map("../../node_modules/x.js"))).toBe(false);
    expect(isOfUse(map("../../node_modules/x.js", "../src/main.ts"))).toBe(true);
    expect(() => isOfUse(map("../src/main.ts", "x".repeat(2 * 1024 * 1024)))).toThrow("too large");
  });

  it("names classes and leaves functions alone", () => {
    const helper = 'var d=Object.defineProperty;var n=(t,e)=>d(t,"name",{value:e,configurable:!0});';
    const [named, other] = withNamesOfClasses([file("n.js", helper), file("o.js", "1")]);
    const names = new Function(`${named?.contents}return [n(class {}, "A").name, n(() => 0, "b").name];`);
    expect(names()).toEqual(["A", ""]);
    expect(`${other?.contents}`).toBe("1");
    expect(() => withNamesOfClasses([file("o.js", "1")])).toThrow("0 files give names");
  });
});
