import { describe, expect, it } from "@jest/globals";
import { EXTERNAL_SIGN_IN_WORDS, readExternalReason } from "./external-sign-in.js";

describe("the reason of a sign-in at a provider that came to nothing", () => {
  it.each([
    ["denied", "denied"],
    ["email_in_use", "email_in_use"],
    ["something", "failed"],
    ["constructor", "failed"],
    ["", "failed"],
    [null, null],
  ])("%j is read as %j", (text, reason) => {
    expect(readExternalReason(text)).toBe(reason);
  });

  it("is told in a sentence of its own each", () => {
    const sentences = Object.values(EXTERNAL_SIGN_IN_WORDS);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
  });
});
