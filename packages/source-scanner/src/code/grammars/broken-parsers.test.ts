import { describe, expect, it } from "@jest/globals";
import { extractFile } from "../../extracting/extract-file.js";
import { installedGrammars } from "../../testing/grammar-files.js";
import { bytesOf, scanFiles } from "../../testing/scan-files.js";
import { isParserBroken } from "./broken-parsers.js";
import type { Grammars } from "./load-grammars.js";

const { languages, parser } = await installedGrammars();

/** Grammars whose parser breaks down on texts with a word. */
function breaking(error: Error): Grammars {
  const fragile = {
    setLanguage: (language: Parameters<typeof parser.setLanguage>[0]) => parser.setLanguage(language),
    reset: () => parser.reset(),
    parse: (text: string, old: null, options: Parameters<typeof parser.parse>[2]) => {
      if (text.includes("boom")) {
        throw error;
      }
      return parser.parse(text, old, options);
    },
  };
  return { languages, parser: fragile as unknown as typeof parser };
}

const BOOM = "class Boom { void boom() { x.UseBusOutbox(); } }";
const OUTBOX = "class A { void B() { x.UseBusOutbox(); } }";

describe("a parser whose runtime breaks down", () => {
  it.each([
    ["gives up", Object.assign(new Error("Aborted()"), { name: "RuntimeError" })],
    ["is out of stack", new RangeError("Maximum call stack size exceeded")],
  ])("and %s leaves its file unparsed, and is told to be thrown away", (_why, error) => {
    const grammars = breaking(error);
    const read = (text: string) =>
      extractFile({ class: "source", extension: "cs", bytes: bytesOf(text) }, grammars).content;
    expect(read(OUTBOX)).toMatchObject({ code: { reading: "parsed" } });
    expect(isParserBroken(grammars)).toBe(false);
    expect(read(BOOM)).toMatchObject({ code: { reading: "unparsed", reason: "budget" } });
    expect(isParserBroken(grammars)).toBe(true);
    expect(read(OUTBOX)).toMatchObject({ code: { reading: "unparsed", reason: "budget" } });
    expect(read("class A { }")).toMatchObject({ code: { reading: "lexed" } });
  });

  it("keeps the scan from being complete", () => {
    const grammars = breaking(Object.assign(new Error("Aborted()"), { name: "RuntimeError" }));
    const { incomplete } = scanFiles({ "a/B.cs": BOOM }, { grammars });
    expect(incomplete).toEqual([{ code: "parse-timeout", count: 1, paths: ["a/B.cs"] }]);
  });

  it("is not what an error of ours is taken for", () => {
    const grammars = breaking(new TypeError("x is not a function"));
    expect(() => scanFiles({ "B.cs": BOOM }, { grammars })).toThrow("x is not a function");
  });
});
