import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { compiledAtOnce } from "./compiled-at-once.mjs";
import { isOfUse } from "./maps-of-use.mjs";
import { withNamesOfClasses } from "./names-of-classes.mjs";
import { withoutNames } from "./without-names.mjs";
import { withWrappersAtOnce } from "./wrappers-at-once.mjs";

/**
 * @param {string} path
 * @param {string} text
 */
const file = (path, text) => ({ path, text, contents: Buffer.from(text), hash: "" });

describe("what is packed", () => {
  it("may not load a library without names", () => {
    const imports = (/** @type {string} */ path) => [{ path, kind: /** @type {const} */ ("dynamic-import") }];
    const old = /** @type {const} */ ({ bytes: 1, imports: [], format: "cjs" });
    const inputs = {
      "apps/a.js": { bytes: 1, imports: imports("node_modules/old/index.js") },
      "apps/b.js": { bytes: 1, imports: imports("node_modules/new/index.js") },
      "node_modules/new/index.js": { bytes: 1, imports: imports("node_modules/old/index.js") },
      "node_modules/old/index.js": old,
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

  it("compiles a library that is called once where it is read, unless that would move what a map tells of", () => {
    const text =
      "var w=c=>()=>{var m={exports:{}};c(m.exports,m);return m.exports};" +
      'var a=w((e,o)=>{o.exports=()=>"a"}),b=w(()=>{}),{k:z}={k:w(e=>{var f=function(){return this};e.f=f})};' +
      "var t=w(e=>{e.t=this}),g=w(e=>{e.n=arguments.length}),h=w(e=>0);";
    const read = (/** @type {{contents: Uint8Array} | undefined} */ packed) => `${packed?.contents}`;
    const [alone, map, mapped, other] = withWrappersAtOnce([
      file("x/a.js", text),
      file("x/b.js.map", "{}"),
      file("x/b.js", text),
      file("x/c.txt", text),
    ]);
    expect(read(alone)).toBe(
      text
        .replace('(e,o)=>{o.exports=()=>"a"}', '(function(e,o){o.exports=()=>"a"})')
        .replace("()=>{})", "(function(){}))"),
    );
    expect([map, mapped, other].map(read)).toEqual(["{}", text, text]);
    expect(new Function(`${read(alone)}return a()()+typeof b();`)()).toBe("aobject");
  });

  it("names classes and leaves functions alone, with all code where it was", () => {
    const helper = 'var d=Object.defineProperty;var n=(t,e)=>d(t,"name",{value:e,configurable:!0});';
    const uses = (/** @type {string} */ name) =>
      `var A=class{static{${name}(this,"Apple")}},f=${name}(function(){},"pear"),g=other=>{class B{static{q(this,"Quince")}}};`;
    const [own, other, apart] = withNamesOfClasses([
      file("chunks/N1.js", `${helper}${uses("n")}export{d as b,n as a};`),
      file("x/o.js", `import{b as z,a as k}from"../chunks/N1.js";${uses("k")}`),
      file("p.js", 'import{a as k}from"./chunks/M1.js";class C{static{k(this,"Cherry")}}'),
    ]);
    const textOf = (/** @type {{contents: Uint8Array} | undefined} */ packed) => `${packed?.contents}`;
    const ownText = textOf(own).replace(/export.*/, "");
    expect(new Function(`${ownText}return [A.name, f.name];`)()).toEqual(["Apple", ""]);
    const otherText = textOf(other).replace(/import[^;]*;/, "");
    const named = new Function(`${ownText}return n;`)();
    expect(new Function("k", `${otherText}return [A.name, f.name];`)(named)).toEqual(["Apple", ""]);
    expect(otherText).toHaveLength(uses("k").length);
    expect(otherText).toContain('q(this,"Quince")');
    expect(textOf(apart)).toContain('k(this,"Cherry")');
    expect(() => withNamesOfClasses([file("o.js", "1")])).toThrow("No file gives names");
    expect(() => withNamesOfClasses([file("a.js", helper), file("b.js", helper)])).toThrow(
      "More files than one",
    );
  });

  it("reads the library of layouts once: the functions around it are compiled where they stand", () => {
    const library = createRequire(new URL("../../packages/diagram-writer/package.json", import.meta.url));
    const text = readFileSync(library.resolve("elkjs/lib/elk.bundled.js"), "utf8");
    const module = compiledAtOnce(text);
    expect(module).toMatch(/\}\)\(\(function\(\)\{var define,.*2:\[\(function\(require,/s);
    const body = module.replace(/export default ([\w.]+);$/, "return $1;");
    const sameAs = text.replaceAll(/[()]/g, "");
    expect(module.replaceAll(/[()]/g, "")).toBe(
      `const exports={},module={exports};${sameAs};export default module.exports;`,
    );
    expect(new Function("require", body)(library).default).toBeInstanceOf(Function);
    expect(() => compiledAtOnce("(function(){})()")).toThrow("elkjs is not written as before");
  });
});
