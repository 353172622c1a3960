import { describe, expect, it } from "@jest/globals";
import { present } from "./present.js";

describe("a value that is always there", () => {
  it.each([0, "", false, Number.NaN])("is handed on, also %p", (value) => {
    expect(present<unknown>(value)).toBe(value);
  });

  it.each([null, undefined])("is never %p: that is a bug of ours", (value) => {
    expect(() => present<unknown>(value)).toThrow("always there");
  });
});
