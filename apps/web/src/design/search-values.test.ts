import { describe, expect, it } from "@jest/globals";
import { listIn, numberIn, oneOfIn, textIn } from "./search-values.js";

describe("what stands in an address", () => {
  it("is read where it is of its kind", () => {
    expect(textIn({ q: "order" }, "q")).toBe("order");
    expect(textIn({ q: 12 }, "q")).toBe("12");
    expect(oneOfIn({ tab: "runs" }, "tab", ["runs", "text"])).toBe("runs");
    expect(numberIn({ at: "250" }, "at")).toBe(250);
    expect(listIn({ ids: "a,,b" }, "ids")).toEqual(["a", "b"]);
  });

  it("is left out where it is not", () => {
    expect(textIn({ q: { a: 1 } }, "q")).toBeUndefined();
    expect(textIn({ q: "x".repeat(501) }, "q")).toBeUndefined();
    expect(oneOfIn({ tab: "other" }, "tab", ["runs", "text"])).toBeUndefined();
    expect(numberIn({ at: "-1" }, "at")).toBeUndefined();
    expect(numberIn({ at: "1e99" }, "at")).toBeUndefined();
    expect(numberIn({}, "at")).toBeUndefined();
    expect(numberIn({ at: { toString: false } }, "at")).toBeUndefined();
    expect(numberIn({ at: [3] }, "at")).toBeUndefined();
    expect(numberIn({ at: true }, "at")).toBeUndefined();
    expect(listIn({ ids: [1] }, "ids")).toEqual([]);
  });
});
