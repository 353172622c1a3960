import { describe, expect, it } from "@jest/globals";
import { comparedWith } from "./compared-with.js";

const pullRequest = (text: string) => comparedWith({ by: "pullRequest", text });

describe("what is compared", () => {
  it.each([
    "17",
    " #17 ",
    "https://github.com/acme/shop/pull/17",
    "https://github.com/acme/shop/pull/17/files",
  ])("is pull request 17: %s", (text) => {
    expect(pullRequest(text)).toEqual({ ok: true, ref: null, pullRequest: 17 });
  });

  it.each(["", "0", "-1", "1.5", "seventeen", "https://github.com/acme/shop/issues/17"])(
    "is no pull request: %p",
    (text) => {
      expect(pullRequest(text).ok).toBe(false);
    },
  );

  it("is a ref as it is written", () => {
    expect(comparedWith({ by: "ref", text: " feature/x " })).toEqual({
      ok: true,
      ref: "feature/x",
      pullRequest: null,
    });
  });
});
