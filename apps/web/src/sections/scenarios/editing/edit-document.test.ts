import { describe, expect, it } from "@jest/globals";
import { type ScenarioDocument, STEP_TYPES, storedScenario } from "@plumbline/playback-engine";
import { freeId, newStep, valueAt, withEntry, withMoved, without, withValue } from "./edit-document.js";

const write = (id: string) => ({
  id,
  type: "write" as const,
  by: null,
  store: null,
  dataset: "d",
  change: null,
});

const DOCUMENT: ScenarioDocument = {
  id: undefined,
  name: "n",
  steps: [write("a"), { id: "p", type: "parallel", branches: [[write("b"), write("c")], []] }],
  faults: [],
  assertions: [],
};

const ids = (document: ScenarioDocument, way: readonly (string | number)[]) =>
  (valueAt(document, way) as { id: string }[]).map(({ id }) => id);

describe("editing a scenario", () => {
  const branch = ["steps", 1, "branches", 0];

  it("changes a value deep inside, and leaves the document it came from alone", () => {
    const changed = withValue(DOCUMENT, [...branch, 1, "dataset"], "other");
    expect(valueAt(changed, [...branch, 1, "dataset"])).toBe("other");
    expect(valueAt(DOCUMENT, [...branch, 1, "dataset"])).toBe("d");
    expect(changed.steps[0]).toBe(DOCUMENT.steps[0]);
    expect(Array.isArray(valueAt(changed, branch))).toBe(true);
  });

  it("adds, takes out and moves steps of any list", () => {
    expect(ids(withEntry(DOCUMENT, branch, 1, write("new")), branch)).toEqual(["b", "new", "c"]);
    expect(ids(without(DOCUMENT, [...branch, 0]), branch)).toEqual(["c"]);
    expect(ids(withMoved(DOCUMENT, [...branch, 0], 1), branch)).toEqual(["c", "b"]);
    expect(withMoved(DOCUMENT, [...branch, 0], -1)).toBe(DOCUMENT);
    expect(
      ids(withEntry(DOCUMENT, ["steps", 1, "branches", 1], 0, write("x")), ["steps", 1, "branches", 1]),
    ).toEqual(["x"]);
  });

  it("makes a list where none was", () => {
    const document = withEntry({ ...DOCUMENT, steps: [] }, ["steps"], 0, write("only"));
    expect(ids(document, ["steps"])).toEqual(["only"]);
  });

  it("takes out a key of a map", () => {
    const publish = { ...newStep(DOCUMENT, "publish"), handlers: { one: [], two: [] } };
    const document = withEntry(DOCUMENT, ["steps"], 0, publish);
    expect(valueAt(without(document, ["steps", 0, "handlers", "one"]), ["steps", 0, "handlers"])).toEqual({
      two: [],
    });
  });

  it("gives a new step an ID that no other has", () => {
    expect(freeId(["call", "call-2"], "call")).toBe("call-3");
    expect(newStep(DOCUMENT, "write").id).toBe("write");
    expect(newStep(withEntry(DOCUMENT, branch, 0, write("write")), "write").id).toBe("write-2");
  });

  it.each(STEP_TYPES)("makes a step of type %s that has what it has to have", (type) => {
    const { text } = storedScenario({ ...DOCUMENT, steps: [newStep(DOCUMENT, type)] });
    expect(JSON.parse(text).steps[0]).toMatchObject({ type, id: type });
  });
});
