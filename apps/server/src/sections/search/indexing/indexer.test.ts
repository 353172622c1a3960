import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { PROJECTS_AT_ONCE, ROUNDS } from "../limits.js";
import type { Place } from "../places.js";
import { Indexer } from "./indexer.js";
import type { MarkRepository } from "./mark.repository.js";

/** An indexer of so many projects whose entries are old, and those that it has not brought on. */
function indexerOf(projects: number): { readonly indexer: Indexer; readonly left: Set<Guid> } {
  const left = new Set(Array.from({ length: projects }, (_, at) => `project-${at}` as Guid));
  const marks = {
    behind: async () => [...left].slice(0, PROJECTS_AT_ONCE),
    hold: async (_: unknown, id: Guid) => {
      left.delete(id);
      return null;
    },
    now: async () => null,
  };
  const unitOfWork = { reader: {}, run: (work: (tx: object) => unknown) => work({}) };
  return {
    indexer: new Indexer(unitOfWork as unknown as UnitOfWork, marks as unknown as MarkRepository),
    left,
  };
}

it.each([0, 1, PROJECTS_AT_ONCE, PROJECTS_AT_ONCE * ROUNDS - 1])(
  "brings the entries of %s projects up to date",
  async (projects) => {
    const { indexer, left } = indexerOf(projects);
    expect([await indexer.catchUp({} as Place), left.size]).toEqual([true, 0]);
  },
);

it("says that some are left where there are more than one search brings up to date", async () => {
  const { indexer, left } = indexerOf(PROJECTS_AT_ONCE * ROUNDS + 7);
  expect([await indexer.catchUp({} as Place), left.size]).toEqual([false, 7]);
  expect([await indexer.catchUp({} as Place), left.size]).toEqual([true, 0]);
});
