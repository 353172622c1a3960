import { expect, it } from "@jest/globals";
import type { NamedFact } from "./fact-names.js";
import { foundOnBranch } from "./found-on-branch.js";

const named = (name: string, kind: NamedFact["kind"] = "element"): NamedFact => ({ id: name, kind, name });
const NAMES = [named("The orders"), named("Orders"), named("order", "operation"), named("Billing")];

it("finds the facts of a branch by what their names have, those that begin with it first", () => {
  const found = (...asked: [string, NamedFact["kind"]?]): readonly string[] =>
    foundOnBranch(NAMES, ...asked).map(({ name }) => name);
  expect(found("Order")).toEqual(["order", "Orders", "The orders"]);
  expect(found("order", "element")).toEqual(["Orders", "The orders"]);
  expect(found("x")).toEqual([]);
});
