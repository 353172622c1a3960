import { describe, expect, it } from "@jest/globals";
import { aModel, anElement, aRelationship } from "../../../canvas/testing/a-model.js";
import {
  changedMeanwhile,
  deleteChange,
  inverseChanges,
  nameOfChange,
  putChange,
  withFactsOf,
} from "./fact-changes.js";

const BEFORE = aModel({
  elements: [anElement("a"), anElement("b")],
  relationships: [aRelationship("r", "a", "b")],
});

describe("what takes changes back", () => {
  it("lets new facts go and brings back what was changed or deleted, the last first", () => {
    const changes = [
      putChange("element", "new", { name: "New" }),
      putChange("element", "a", { name: "Renamed" }),
      deleteChange("relationship", "r"),
    ];
    expect(inverseChanges(BEFORE, changes)).toEqual([
      putChange("relationship", "r", BEFORE.relationships[0] ?? {}),
      putChange("element", "a", anElement("a")),
      deleteChange("element", "new"),
    ]);
  });

  it("has nothing for what was not there to be deleted", () => {
    expect(inverseChanges(BEFORE, [deleteChange("element", "gone")])).toEqual([]);
  });
});

describe("what somebody else changed meanwhile", () => {
  it("is each fact of the changes that is not what it was", () => {
    const now = aModel({ elements: [anElement("a", { name: "Theirs" }), anElement("b")] });
    const changes = [
      putChange("element", "a", { name: "Mine" }),
      putChange("element", "b", { name: "Mine" }),
      deleteChange("relationship", "r"),
      putChange("element", "new", {}),
    ];
    expect(changedMeanwhile(BEFORE, now, changes).map(({ id }) => id)).toEqual(["a", "r"]);
  });
});

it("a model takes over the facts that changes are about, there or not, and no others", () => {
  const now = aModel({ elements: [anElement("a", { name: "Theirs" }), anElement("b", { name: "Mine" })] });
  const model = withFactsOf(BEFORE, now, [putChange("element", "b", {}), deleteChange("relationship", "r")]);
  expect([model.elements, model.relationships]).toEqual([
    [anElement("a"), anElement("b", { name: "Mine" })],
    [],
  ]);
});

describe("the name of a changed fact", () => {
  it("is what it becomes, or what it was, or its kind", () => {
    expect(nameOfChange([BEFORE], putChange("element", "a", { name: "Becomes" }))).toBe("Becomes");
    expect(nameOfChange([BEFORE], deleteChange("element", "b"))).toBe("b");
    expect(nameOfChange([BEFORE], deleteChange("relationship", "r"))).toBe("relationship");
  });
});
