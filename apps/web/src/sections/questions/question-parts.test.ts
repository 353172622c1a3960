import { describe, expect, it } from "@jest/globals";
import { nextPart, partsOf } from "./question-parts.js";

describe("the pages of the inbox", () => {
  it("go through one state, or through all of them with the open ones first", () => {
    const all = partsOf("all");
    expect(partsOf("answered")).toEqual(["answered"]);
    expect(nextPart({ status: "open", cursor: "c" }, all)).toEqual({ status: "open", cursor: "c" });
    expect(nextPart({ status: "open", cursor: null }, all)).toEqual({ status: "answered", cursor: null });
    expect(nextPart({ status: "dropped", cursor: null }, all)).toBeUndefined();
    expect(nextPart({ status: "open", cursor: null }, ["open"])).toBeUndefined();
  });
});
