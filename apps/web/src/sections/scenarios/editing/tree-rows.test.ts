import { describe, expect, it } from "@jest/globals";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { newStep } from "./edit-document.js";
import { treeRows } from "./tree-rows.js";
import { wayOf } from "./way-of.js";

const EMPTY: ScenarioDocument = { id: undefined, name: "n", steps: [], faults: [], assertions: [] };
const call = { ...newStep(EMPTY, "call"), then: [newStep(EMPTY, "write")] };
const publish = { ...newStep(EMPTY, "publish"), handlers: { "sub one": [] } };
const DOCUMENT = { ...EMPTY, steps: [call, publish, newStep(EMPTY, "parallel")] } as ScenarioDocument;

const shown = (openPath: string) =>
  treeRows(DOCUMENT, openPath).map((row) => [row.is === "list" ? row.role : row.step?.type, row.level]);

describe("the tree of steps", () => {
  it("has every step, and the lists that hold or wait for steps", () => {
    expect(shown("")).toEqual([
      ["root", 1],
      ["call", 1],
      ["then", 2],
      ["write", 2],
      ["publish", 1],
      ["handler", 2],
      ["parallel", 1],
      ["branch", 2],
      ["branch", 2],
    ]);
  });

  it("has the empty lists of the step that is open, to be filled", () => {
    expect(shown("steps[0]").map(([role]) => role)).toContain("onError");
  });

  it("knows the way to each", () => {
    const handler = treeRows(DOCUMENT, "").find((row) => row.is === "list" && row.role === "handler");
    expect(handler?.way).toEqual(["steps", 1, "handlers", "sub one"]);
    expect(wayOf("assertions[12].kind")).toEqual(["assertions", 12, "kind"]);
    expect(wayOf("")).toEqual([]);
  });
});
