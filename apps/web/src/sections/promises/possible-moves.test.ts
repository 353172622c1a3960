import { describe, expect, it } from "@jest/globals";
import { possibleMoves } from "./possible-moves.js";

describe("what can be done with a promise", () => {
  it("follows from where it stands", () => {
    expect([...possibleMoves({ state: "draft", draft: { retire: false } })]).toEqual([
      "write",
      "approve",
      "delete",
    ]);
    expect([...possibleMoves({ state: "approved", draft: null })]).toEqual(["revise", "retire"]);
    expect([...possibleMoves({ state: "approved", draft: { retire: false } })]).toEqual([
      "write",
      "approve",
      "discard",
    ]);
    expect([...possibleMoves({ state: "approved", draft: { retire: true } })]).toEqual([
      "approve",
      "discard",
    ]);
    expect([...possibleMoves({ state: "retired", draft: null })]).toEqual([]);
  });
});
