import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { RememberedRuns } from "./remembered-runs.js";

const reader = {} as Reader;
const project = "p" as Guid;
const of = (id: string, lastRun = 1) => ({ id: id as Guid, lastRun });

/** Runs of promises that are there, each one's taking ten characters, and what was asked for. */
function stored(lengths: Readonly<Record<string, number>> = {}) {
  const asked: string[][] = [];
  const deciding = async (_: Reader, __: Guid, ids: readonly Guid[]) => {
    asked.push([...ids]);
    const runs = (id: Guid) => [{ id: `run of ${id}, ${asked.length}` } as unknown as VerificationRun];
    return new Map(
      ids.filter((id) => id !== "none").map((id) => [id, { runs: runs(id), length: lengths[id] ?? 10 }]),
    );
  };
  return { asked, deciding };
}

const idsOf = (found: ReadonlyMap<Guid, readonly VerificationRun[]>): unknown[] =>
  [...found].map(([promise, runs]) => [promise, ...runs.map(({ id }) => id)]);

describe("runs that were read before", () => {
  it("are read again when there is a new one, and of those promises alone", async () => {
    const runs = stored();
    const remembered = new RememberedRuns(runs);
    await remembered.deciding(reader, project, [of("a"), of("b", 3)]);
    expect(idsOf(await remembered.deciding(reader, project, [of("b", 3), of("a", 2), of("c")]))).toEqual([
      ["b", "run of b, 1"],
      ["a", "run of a, 2"],
      ["c", "run of c, 2"],
    ]);
    expect(runs.asked).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });

  it("are those of one project", async () => {
    const runs = stored();
    const remembered = new RememberedRuns(runs);
    await remembered.deciding(reader, project, [of("a")]);
    expect(idsOf(await remembered.deciding(reader, "another" as Guid, [of("a")]))).toEqual([
      ["a", "run of a, 2"],
    ]);
    expect(idsOf(await remembered.deciding(reader, project, [of("a")]))).toEqual([["a", "run of a, 1"]]);
  });

  it("are not asked for where there are none", async () => {
    const runs = stored();
    const remembered = new RememberedRuns(runs);
    expect(idsOf(await remembered.deciding(reader, project, [of("a", 0)]))).toEqual([]);
    expect(idsOf(await remembered.deciding(reader, project, []))).toEqual([]);
    expect(runs.asked).toEqual([]);
    await remembered.deciding(reader, project, [of("a", 1), of("none", 4)]);
    expect(idsOf(await remembered.deciding(reader, project, [of("none", 4), of("a")]))).toEqual([
      ["none"],
      ["a", "run of a, 1"],
    ]);
    expect(runs.asked).toEqual([["a", "none"]]);
  });

  it("take room by themselves, and none where there is nothing to remember", async () => {
    const runs = stored({ a: 0, b: 0, c: 0 });
    const remembered = new RememberedRuns(runs, 1_000);
    for (const promise of [of("a"), of("b"), of("none", 0), of("a"), of("c"), of("a"), of("b")]) {
      await remembered.deciding(reader, project, [promise]);
    }
    expect(runs.asked).toEqual([["a"], ["b"], ["c"], ["b"]]);
  });

  it("are forgotten where there is no room: what was asked for last stays", async () => {
    const runs = stored();
    const remembered = new RememberedRuns(runs, 1_020);
    for (const id of ["a", "b", "a", "c", "a", "b"]) {
      await remembered.deciding(reader, project, [of(id)]);
    }
    expect(runs.asked).toEqual([["a"], ["b"], ["c"], ["b"]]);
  });

  it("put nothing out when they are more than there is room for", async () => {
    const runs = stored({ large: 521 });
    const remembered = new RememberedRuns(runs, 1_020);
    await remembered.deciding(reader, project, [of("a")]);
    await remembered.deciding(reader, project, [of("large")]);
    await remembered.deciding(reader, project, [of("b"), of("c"), of("d")]);
    await remembered.deciding(reader, project, [of("a")]);
    expect(runs.asked).toEqual([["a"], ["large"], ["b", "c", "d"]]);
    await remembered.deciding(reader, project, [of("b")]);
    expect(runs.asked).toHaveLength(4);
  });
});
