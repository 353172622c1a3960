import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { PinnedRun, PinnedSource, PinnedState } from "../manifest/pinned-state.js";
import { numbered, PINNED, pinnedOf } from "../testing/a-manifest.js";
import { MOVED_KINDS, movedInputs } from "./moved-inputs.js";

const [RUN] = PINNED.runs as readonly [PinnedRun];
const [SOURCE] = PINNED.sources as readonly [PinnedSource];
const movedTo = (present: Partial<PinnedState>) => movedInputs(PINNED, { ...PINNED, ...present });

describe("what moved", () => {
  it("is nothing where all is as it was, whatever the seal, the revision and the order of lists", () => {
    expect(movedInputs(PINNED, PINNED)).toEqual([]);
    const scenarios = PINNED.scenarios.toReversed();
    expect(movedTo({ seal: undefined, revisionId: numbered(9), scenarios })).toEqual([]);
  });

  const followed = "0123456789abcdef0123456789abcdef01234567";
  it.each<[what: string, present: Partial<PinnedState>, moved: unknown]>([
    ["the model", { streamVersion: 8 }, { kind: "model", id: numbered(2), pinned: 7, current: 8 }],
    [
      "the name of the project",
      { projectName: "Store" },
      { kind: "project", id: numbered(1), pinned: "Shop", current: "Store" },
    ],
    [
      "a scenario that was changed",
      {
        scenarios: [
          { id: numbered(10), version: 2 },
          { id: numbered(11), version: 4 },
        ],
      },
      { kind: "scenario", id: numbered(10), pinned: 1, current: 2 },
    ],
    [
      "a scenario that was deleted",
      { scenarios: [{ id: numbered(10), version: 1 }] },
      { kind: "scenario", id: numbered(11), pinned: 4, current: null },
    ],
    [
      "a schema that came later",
      { schemas: [...PINNED.schemas, { id: numbered(21), version: 1 }] },
      { kind: "schema", id: numbered(21), pinned: null, current: 1 },
    ],
    ["a promise", { promises: [] }, { kind: "promise", id: numbered(30), pinned: 5, current: null }],
    ["a decision", { decisions: [] }, { kind: "decision", id: numbered(40), pinned: 3, current: null }],
    [
      "a run",
      { runs: [{ ...RUN, runId: numbered(33) }] },
      { kind: "run", id: "SHOP-001/O2", pinned: numbered(32), current: numbered(33) },
    ],
    [
      "a source on another commit",
      { sources: [{ ...SOURCE, trackedCommit: "f".repeat(40) }] },
      { kind: "source", id: "example.org/acme/shop", pinned: followed, current: "f".repeat(40) },
    ],
    [
      "a source of which no commit is followed any more",
      { sources: [{ ...SOURCE, trackedRef: null, trackedCommit: null, trackedScan: null }] },
      { kind: "source", id: "example.org/acme/shop", pinned: followed, current: null },
    ],
    [
      "a source that is gone",
      { sources: [] },
      { kind: "source", id: "example.org/acme/shop", pinned: followed, current: null },
    ],
  ])("is %s", (_, present, moved) => {
    expect(movedTo(present)).toEqual([moved]);
  });

  it("is nothing of another scan of the same commit, nor of what is newer of a source and not followed", () => {
    expect(movedTo({ sources: [{ ...SOURCE, trackedScan: numbered(51) }] })).toEqual([]);
    const latest = { latestCommit: "f".repeat(40), latestScan: numbered(59) };
    expect(movedTo({ sources: [{ ...SOURCE, ...latest }] })).toEqual([]);
  });

  it("is no decision where none are pinned", () => {
    expect(movedInputs(pinnedOf("service-bundle/2"), PINNED)).toEqual([]);
    expect(movedInputs(pinnedOf("service-bundle/3"), { ...PINNED, decisions: [] })).toHaveLength(1);
  });

  it("is told by kind, then by ID", () => {
    const empty = { scenarios: [], schemas: [], promises: [], decisions: [], runs: [], sources: [] };
    const all = movedTo({ ...empty, streamVersion: 8, projectName: "Store" });
    expect([...new Set(all.map(({ kind }) => kind))]).toEqual(MOVED_KINDS);
    expect(all.filter(({ kind }) => kind === "scenario").map(({ id }) => id)).toEqual([
      numbered(10),
      numbered(11),
    ]);
  });

  it("is the other way round seen from the other side", () => {
    const streams = fc.uniqueArray(
      fc.record({ id: fc.nat(5).map(numbered), version: fc.integer({ min: 1, max: 2 }) }),
      { selector: ({ id }) => id },
    );
    const state = fc.record({ scenarios: streams, schemas: streams, promises: streams, decisions: streams });
    fc.assert(
      fc.property(state, state, (left, right) => {
        const [before, now] = [
          { ...PINNED, ...left },
          { ...PINNED, ...right },
        ];
        const back = movedInputs(now, before).map(({ kind, id, pinned, current }) => {
          return { kind, id, pinned: current, current: pinned };
        });
        expect(movedInputs(before, now)).toEqual(back);
      }),
      { seed: 1 },
    );
  });
});
