import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SCAN_LIMITS } from "./limits.js";
import { keysOf, scanFiles } from "./testing/scan-files.js";

const settings = { maxFileBytes: 16_777_216 };

function reasonOf(path: string, text: string | Uint8Array): string | null {
  return scanFiles({ [path]: text }, { settings }).files[0]?.reason ?? null;
}

function many(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_none, number) => line(number)).join("");
}

describe("files that are made to do harm are told so, or read in time of their size", () => {
  it.each([
    ["YAML that is nested too deep", "a.yaml", "[".repeat(100_000)],
    [
      "YAML whose aliases multiply",
      "a.yaml",
      many(
        12,
        (number) => `a${number}: &a${number} [${number === 0 ? "x" : many(9, () => `*a${number - 1},`)}]\n`,
      ),
    ],
    ["JSON that is nested too deep", "a.json", "[".repeat(100_000)],
    [
      "XML with entities",
      "pom.xml",
      '<!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><project>&b;</project>',
    ],
    ["XML that is nested too deep", "A.csproj", "<Project>".repeat(100_000)],
    ["TOML that is nested too deep", "Cargo.toml", `a = ${"[".repeat(100_000)}`],
    ["JSON with half a character", "a.json", '{"openapi": "3.1.0", "x": "\\ud800"}'],
    ["a broken manifest", "package.json", "{"],
  ])("%s", (_what, path, text) => {
    expect(reasonOf(path, text)).toBe("not-readable");
  });

  it.each([
    ["an unclosed template", "a.yaml", "{{ ".repeat(300_000), "template-not-rendered"],
    ["one line of a Dockerfile", "Dockerfile", `FROM x\nRUN ${"dotnet publish ".repeat(8_000)}`, null],
    [
      "a Dockerfile longer than people write",
      "Dockerfile",
      `FROM x\n${"# more\n".repeat(20_000)}`,
      "not-readable",
    ],
    ["a Dockerfile of one comment without an end", "Dockerfile", "#".repeat(100_000), "not-readable"],
    ["unclosed comments", "build.gradle", "/*".repeat(200_000), null],
    ["one line of a requirements file", "requirements.txt", "a".repeat(1_000_000), null],
    [
      "addresses without end",
      "compose.yaml",
      `services:\n  a:\n    build: .\n    environment:\n      A: "${"http://".repeat(100_000)}"\n`,
      null,
    ],
    [
      "many addresses",
      "compose.yaml",
      `services:\n  a:\n    image: redis\n    environment:\n${many(20_000, (number) => `      - A=http://h${number}/\n`)}`,
      null,
    ],
    [
      "many dependencies",
      "Cargo.toml",
      `[package]\nname = "a"\n[dependencies]\n${many(10_000, (number) => `d${number} = "1"\n`)}`,
      null,
    ],
    ["quotes without end", "a.proto", '"'.repeat(500_000), null],
    ["one word of C#", "a.cs", "a".repeat(300_000), null],
    ["bases of C#", "a.cs", "aBase.".repeat(50_000), "no-grammar"],
    ["declarations of C# without blocks", "a.cs", `const string a = "b"; ${"class A ".repeat(40_000)}`, null],
    ["types of C# with constants", "a.cs", 'class A { const string B = "c"; } '.repeat(9000), null],
    ["attributes of C#", "a.cs", '[Conditional("A")] void '.repeat(12_000), null],
    ["attributes of Rust", "a.rs", "#[a]\n".repeat(60_000), null],
    ["texts of Rust without end", "a.rs", 'r#"a'.repeat(75_000), null],
    ["blocks of Go without end", "a.go", `${"import (\n".repeat(30_000)}${"const (\n".repeat(30_000)}`, null],
    ["templates of TypeScript without end", "a.ts", "`${".repeat(100_000), null],
    ["texts of Kotlin without end", "a.kt", '"""a'.repeat(75_000), null],
    ["lists of imports of Python", "a.py", `import ${"a, ".repeat(100_000)}`, null],
  ])("%s", (_what, path, text, reason) => {
    expect(reasonOf(path, text)).toBe(reason);
  });

  const filled = (characters: number, unit: string) => unit.repeat(Math.floor(characters / unit.length));
  const endless: readonly (readonly [what: string, path: string, start: string, unit: string])[] = [
    ["of C#", "a.cs", 'x = "', "a"],
    ["of C# with escapes", "a.cs", 'x = "', "\\a"],
    ["of C# with escapes between", "a.cs", 'x = "', "\\ab"],
    ["of C# with quotes", "a.cs", 'x = @"', '""'],
    ["of Java", "a.java", 'x = "', "a\\b"],
    ["of TypeScript", "a.ts", "x = '", "a"],
    ["of TypeScript with escapes", "a.ts", "x = `", "\\`"],
    ["of Python", "a.py", "x = '", "\\'"],
    ["of Go", "a.go", "x = `", "a"],
    ["of Rust", "a.rs", 'x = r#"', '"a'],
    ["that is a comment of C#", "a.cs", "", "//"],
    ["of SQL", "schema.sql", "create table outbox (a text default '", "a"],
    ["of SQL with quotes", "schema.sql", "create table outbox (a text default '", "''"],
    ["of a contract", "a.proto", 'package a; x = "', "\\a"],
    ["that is a comment", "a.proto", "", "/*"],
    ["that is a comment of Gradle", "build.gradle", "", "/*"],
    ["of a template", "charts/a/templates/a.yaml", "a: 1\n", "{{ a }}"],
    ["of a requirement", "requirements.txt", "", "a"],
    ["of a module of Go", "go.mod", "module a\nrequire ", "a"],
    ["of settings", "application.properties", "a.b=", "http://"],
    ["of settings with escapes", "application.properties", "a.b=c\nd", "\\a"],
    ["of settings that go on", "application.properties", "a.b=c\nd", "\\\n"],
  ];

  it.each(endless)("a text of 16 MiB without an end is not read: %s", (_what, path, start, unit) => {
    expect(reasonOf(path, start + filled(settings.maxFileBytes - 100, unit))).toMatch(
      /^(?:parse-timeout|not-readable)$/,
    );
  });

  describe("where the engine of expressions saves nothing, as after many of them", () => {
    beforeAll(() => setFlagsFromString("--no-regexp-optimization"));
    afterAll(() => setFlagsFromString("--regexp-optimization"));

    it.each(endless)("a text as long as may be without an end is read: %s", (_what, path, start, unit) => {
      expect(reasonOf(path, start + filled(SCAN_LIMITS.readLength - start.length, unit))).toBe(null);
    });
  });

  it("schemas that refer to each other are followed so far", () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 2000 }, (_none, number) => [
        `S${number}`,
        {
          properties: Object.fromEntries(
            Array.from({ length: 8 }, (_one, other) => [
              `p${other}`,
              { $ref: `#/components/schemas/S${(number * 7 + other) % 2000}` },
            ]),
          ),
        },
      ]),
    );
    const operation = (name: string) => ({
      get: {
        responses: {
          200: { content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } },
        },
      },
    });
    const paths = Object.fromEntries(Object.keys(schemas).map((name) => [`/${name}`, operation(name)]));
    const text = JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } });
    expect(keysOf(scanFiles({ "a.json": text }, { settings }), "schema")).toEqual([]);
  });

  it("binary files, pointers to large files and odd names", () => {
    expect(reasonOf("a.ts", new Uint8Array([97, 0, 98]))).toBe("binary");
    expect(reasonOf("a.ts", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n")).toBe(
      "lfs-pointer",
    );
    const folder = "a #%\u0007 ü/x";
    const snapshot = scanFiles({ [`${folder}/package.json`]: '{ "name": "x", "bin": "x" }' });
    expect(snapshot.facts).toEqual([]);
    const named = scanFiles({ "a #% ü/package.json": '{ "name": "x", "bin": "x" }' });
    expect(named.facts[0]?.sources[0]).toContain(":a%20%23%25%20%C3%BC/package.json#L1-L1");
  });

  it("a path that is too long to be told gives no fact", () => {
    const path = `${"ü".repeat(400)}/package.json`;
    expect(scanFiles({ [path]: '{ "name": "x", "bin": "x" }' }).facts).toEqual([]);
  });

  it("a fact with such a path among its places has those that can be told, and says so", () => {
    const image = "services:\n  orders:\n    image: redis\n";
    const facts = (more: string) => scanFiles({ "a/compose.yaml": image, [more]: image }).facts;
    const [fact] = facts(`${"ü".repeat(400)}/compose.yaml`);
    expect(fact?.sources.map((source) => source.split(":")[1])).toEqual(["a/compose.yaml#L2-L3"]);
    expect([fact?.notes, facts("b/compose.yaml")[0]?.notes]).toEqual([["path-too-long"], []]);
  });

  it("names that mean something to the language are names like others", () => {
    const text = "services:\n  __proto__:\n    image: redis\n  constructor:\n    image: postgres\n";
    expect(keysOf(scanFiles({ "compose.yaml": text }))).toEqual(["store|__proto__", "store|constructor"]);
  });

  it("paths that lead out of the repository lead nowhere", () => {
    const compose =
      "services:\n  a:\n    build: ../../../etc\n  b:\n    build: https://example.com/x.git\n  c:\n    build: /etc\n";
    expect(keysOf(scanFiles({ "compose.yaml": compose }))).toEqual([]);
  });
});
