import { describe, expect, it } from "@jest/globals";
import { SCAN_LIMITS } from "../limits.js";
import { readLines } from "../testing/code-told.js";
import { installedGrammars } from "../testing/grammar-files.js";
import { isCodeExtension, readCode } from "./read-code.js";

const grammars = await installedGrammars();
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a file of source code", () => {
  it("is one by its extension", () => {
    expect(["cs", "java", "kt", "ts", "tsx", "js", "mjs", "py", "go", "rs"].every(isCodeExtension)).toBe(
      true,
    );
    expect(["md", "", "constructor", "CS"].some(isCodeExtension)).toBe(false);
    expect(readCode("md", bytes("# A"), grammars)).toBeNull();
  });

  it("without a token of interest is lexed", () => {
    expect(
      readLines("cs", "using System.Linq;", "namespace A.B;", 'class C { const string D = "e"; }'),
    ).toEqual({
      language: "c-sharp",
      conditionalMethods: [],
      reading: "lexed",
      reason: null,
      hasErrors: false,
      hasPatternToken: false,
      package: "A.B",
      imports: [{ name: "System.Linq", lines: { first: 1, last: 1 } }],
      constants: [{ name: "C.D", value: "e", lines: { first: 3, last: 3 } }],
      modules: [],
      isMain: false,
      types: [],
      sites: [],
    });
  });

  it("with one is parsed, and says its types", () => {
    const read = readLines(
      "cs",
      "using MassTransit;",
      "[Obsolete, Serializable]",
      "class C<T> : Base<T>(1), A.IDoes<T> { enum E { } }",
    );
    expect(read).toMatchObject({ reading: "parsed", hasErrors: false });
    expect(read.types).toEqual([
      {
        name: "C",
        bases: ["Base", "IDoes"],
        annotations: ["Obsolete", "Serializable"],
        lines: { first: 3, last: 3 },
      },
      { name: "E", bases: [], annotations: [], lines: { first: 3, last: 3 } },
    ]);
  });

  it("that its grammar does not understand says so", () => {
    expect(readLines("java", "class A { RabbitTemplate template; void }{ (")).toMatchObject({
      reading: "parsed",
      hasErrors: true,
    });
  });

  it("says whether it has a word of a pattern", () => {
    for (const word of [
      "MyOutbox",
      "outbox_events",
      "OUTBOX",
      "IntegrationEventLogEntry",
      "EnableOutbox()",
      "on_commit",
    ]) {
      expect(readLines("py", `x = 1 # ${word}`).hasPatternToken).toBe(true);
    }
    expect(readLines("py", "x = 1 # out of the box").hasPatternToken).toBe(false);
  });

  it("begins after its byte order mark and ends where it ends", () => {
    expect(readLines("go", "\u{feff}package main", "", "func main() {}")).toMatchObject({
      package: "main",
      isMain: true,
    });
    expect(readLines("go", "package a", 'import "net/http"', "func f() {}").hasErrors).toBe(false);
  });

  it("of no grammar is unparsed", () => {
    const none = { parser: grammars.parser, languages: new Map() };
    expect(readCode("cs", bytes("using MassTransit;"), none)).toMatchObject({
      reading: "unparsed",
      reason: "no-grammar",
    });
    expect(readCode("cs", bytes("using System;"), none)).toMatchObject({ reading: "lexed" });
  });

  it("that is not UTF-8 is read as far as it is", () => {
    expect(
      readCode("py", new Uint8Array([0xff, 0x0a, ...bytes("import os")]), grammars)?.imports,
    ).toHaveLength(1);
  });

  it("says the same whatever was read before", () => {
    const once = readLines("ts", "import { Queue } from 'bullmq';", "new Queue('a');");
    readLines("cs", "using MassTransit; class { { { (");
    readLines("ts", "import { Queue } from 'bullmq';", "new Queue('b'");
    expect(readLines("ts", "import { Queue } from 'bullmq';", "new Queue('a');")).toEqual(once);
  });
});

describe("the budget of a file", () => {
  const prelude = "using MassTransit;\nclass A { void B() { x.UseBusOutbox(); ";

  it("is its length", () => {
    const long = `${prelude}}} //${" ".repeat(SCAN_LIMITS.readLength)}`;
    expect(readCode("cs", bytes(long), grammars)).toMatchObject({ reading: "unparsed", reason: "budget" });
  });

  it("is what the parser does", () => {
    const broken = `${prelude}${"a < (b { ] ".repeat(60_000)}`;
    expect(readCode("cs", bytes(broken), grammars)).toMatchObject({
      reading: "unparsed",
      reason: "budget",
      sites: [],
    });
  });

  it("is not spent on a comment without an end", () => {
    const open = `${prelude} }} ${"/* ".repeat(50_000)}`;
    expect(readCode("cs", bytes(open), grammars)).toMatchObject({
      reading: "parsed",
      sites: [{ kind: "signature" }],
    });
  });

  it("does not run out by depth or by many tokens", () => {
    const deep = `${prelude}var y = ${"(".repeat(5000)}1${")".repeat(5000)}; }}`;
    expect(readCode("cs", bytes(deep), grammars)).toMatchObject({ reading: "parsed" });
    const many = `${prelude}${"x.UseBusOutbox(); ".repeat(5000)} }}`;
    expect(readCode("cs", bytes(many), grammars)?.sites).toHaveLength(1);
  });
});
