import { expect, it } from "@jest/globals";
import { readLines } from "../../testing/code-told.js";
import { installedGrammars } from "../../testing/grammar-files.js";
import { readCode } from "../read-code.js";
import { isParserBroken } from "./broken-parsers.js";

it("a text that takes the square of its length of memory ends at what the parser has, and the process lives", async () => {
  const grammars = await installedGrammars();
  const text = `val outbox = a${" < b".repeat(16_000)}`;
  expect(readCode("java", new TextEncoder().encode(text), grammars)).toMatchObject({
    reading: "unparsed",
    reason: "budget",
  });
  expect(isParserBroken(grammars)).toBe(true);
  expect(() => readLines("java", "class A { }")).not.toThrow();
});
