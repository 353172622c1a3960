import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { Revision } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RowOfPage } from "../storing/promise.repository.js";
import { RememberedRevisions } from "./remembered-revisions.js";

const reader = {} as Reader;
const project = "p" as Guid;

/** Promises by ID and version, each one's revisions taking ten characters, and whose were asked for. */
function stored(versions: Readonly<Record<string, number>>) {
  const present = { ...versions };
  const asked: string[][] = [];
  let updatedAt = "monday";
  const rowOf = (id: string, at: number) =>
    ({
      promise: { id: id as Guid, requirementId: id },
      version: present[id],
      number: at + 1,
      updatedAt,
    }) as RowOfPage;
  return {
    asked,
    change: (id: string) => {
      present[id] = (present[id] ?? 0) + 1;
    },
    /** The same version again, in a database that was put back to a moment before. */
    writeAgain: () => {
      updatedAt = "tuesday";
    },
    rowsOfPage: async (_: Reader, __: Guid, after: number, rows: number) =>
      Object.keys(present)
        .map(rowOf)
        .slice(after, after + rows),
    newestRevisions: async (_: Reader, __: Guid, ids: readonly Guid[]) => {
      asked.push([...ids]);
      const revision = (id: Guid) => `${id}, version ${present[id]}` as unknown as Revision;
      return new Map(ids.map((id) => [id, { revisions: [revision(id)], length: 10 }]));
    },
  };
}

const read = async (remembered: RememberedRevisions, after = 0, rows = 10) =>
  (await remembered.page(reader, project, after, rows)).map(({ promise }) => [promise.id, promise.revisions]);

describe("revisions that were listed before", () => {
  it("are read again when the promise was written, and of those promises alone", async () => {
    const promises = stored({ a: 1, b: 4 });
    const remembered = new RememberedRevisions(promises);
    await read(remembered);
    promises.change("a");
    expect(await read(remembered)).toEqual([
      ["a", ["a, version 2"]],
      ["b", ["b, version 4"]],
    ]);
    expect(promises.asked).toEqual([["a", "b"], ["a"]]);
  });

  it("are read again where a version was written anew", async () => {
    const promises = stored({ a: 1 });
    const remembered = new RememberedRevisions(promises);
    await read(remembered);
    promises.writeAgain();
    await read(remembered);
    expect(promises.asked).toEqual([["a"], ["a"]]);
  });

  it("come with their promises, page by page", async () => {
    const promises = stored({ a: 1, b: 1, c: 1 });
    const remembered = new RememberedRevisions(promises);
    const [second] = await remembered.page(reader, project, 1, 1);
    expect(second).toEqual({
      promise: { id: "b", requirementId: "b", revisions: ["b, version 1"] },
      version: 1,
      number: 2,
      updatedAt: "monday",
    });
    expect(await read(remembered, 3)).toEqual([]);
    expect((await read(remembered)).map(([id]) => id)).toEqual(["a", "b", "c"]);
    expect(promises.asked).toEqual([["b"], ["a", "c"]]);
  });

  it("are not kept where they are more than there is room for", async () => {
    const promises = stored({ a: 1, b: 1, c: 1 });
    const remembered = new RememberedRevisions(promises, 1_020);
    await read(remembered, 0, 2);
    await read(remembered, 0, 3);
    await read(remembered, 0, 2);
    expect(promises.asked).toEqual([["a", "b"], ["c"]]);
  });
});
