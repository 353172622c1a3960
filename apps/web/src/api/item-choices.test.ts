import { describe, expect, it } from "@jest/globals";
import {
  acceptedAll,
  type Choice,
  type Choices,
  chosen,
  decisionOf,
  linksOf,
  NO_CHOICES,
  rejectedNeeds,
} from "./item-choices.js";

function item(id: string, dependsOn: readonly string[] = [], state = "open") {
  return { id, dependsOn, state };
}

/** A relationship needs both ends, and an end needs its system. */
const ITEMS = [
  item("system"),
  item("a", ["system"]),
  item("b", ["system"]),
  item("a-b", ["a", "b"]),
  item("other"),
];
const LINKS = linksOf(ITEMS);

const after = (...moves: readonly (readonly [string, Choice | null])[]): Record<string, Choice> => {
  let choices: Choices = NO_CHOICES;
  for (const [id, choice] of moves) {
    choices = chosen(choices, LINKS, { id, choice });
  }
  return Object.fromEntries(choices);
};

describe("accepting an item", () => {
  it("accepts what it needs, however far", () => {
    expect(after(["a-b", "accept"])).toEqual({ "a-b": "accept", a: "accept", b: "accept", system: "accept" });
  });

  it("accepts what was rejected before, where it is needed", () => {
    expect(after(["a", "reject"], ["a-b", "accept"])).toMatchObject({ a: "accept", "a-b": "accept" });
  });

  it("ends where items need one another", () => {
    const circle = linksOf([item("x", ["y"]), item("y", ["x"])]);
    expect([...chosen(NO_CHOICES, circle, { id: "x", choice: "accept" }).keys()]).toEqual(["x", "y"]);
  });
});

describe("rejecting an item", () => {
  it("rejects what needs it, and nothing of what it needs", () => {
    expect(after(["a", "reject"])).toEqual({ a: "reject", "a-b": "reject" });
  });

  it("for good rejects what needs it for this time", () => {
    expect(after(["a", "never"])).toEqual({ a: "never", "a-b": "reject" });
    expect(after(["a-b", "never"], ["a", "reject"])).toEqual({ a: "reject", "a-b": "never" });
  });
});

it("a choice that is taken back takes back what hangs on it", () => {
  expect(after(["a-b", "accept"], ["a", null])).toEqual({ b: "accept", system: "accept" });
});

it("what was decided before stays as it was", () => {
  const links = linksOf([item("a", ["gone"]), item("gone", [], "rejected"), item("done", [], "accepted")]);
  expect(rejectedNeeds("a", links)).toEqual(["gone"]);
  expect(rejectedNeeds("done", links)).toEqual([]);
  expect([...acceptedAll(NO_CHOICES, links, ["a", "done"])]).toEqual([]);
});

it("all of a list are accepted with what they need", () => {
  expect([...acceptedAll(NO_CHOICES, LINKS, ["a", "b"])].map(([id]) => id).sort()).toEqual([
    "a",
    "b",
    "system",
  ]);
});

it("only choices of open items are sent, each by what it is", () => {
  const choices = new Map<string, Choice>([
    ["a", "accept"],
    ["b", "reject"],
    ["other", "never"],
    ["system", "accept"],
  ]);
  const items = [item("system", [], "accepted"), ...ITEMS.slice(1)];
  expect(decisionOf(choices, items)).toEqual({ accept: ["a"], reject: ["b"], never: ["other"] });
});
