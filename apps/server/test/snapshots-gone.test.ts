import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { problem } from "./testing/problem.js";
import { anApprovedPromise, aPatternCheck } from "./testing/promises.js";
import { anImportedShop, CHANGED } from "./testing/pull-request.js";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { aShop, type ScanningServer, startScanning } from "./testing/scanning.js";
import { comparisonOf, scanned, scansOf } from "./testing/scans.js";
import { accepted, aProposal, importBody, imported, importsOf } from "./testing/source-imports.js";
import { repositoriesOf } from "./testing/sources.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// What scans found, and who uses it while it goes.

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());

/** Begins each of these while somebody holds a row, the next when the one before waits; then lets all go on. */
async function whileHeld<Answer>(
  table: "source_scans" | "source_repositories",
  { projectId, id }: { readonly projectId: string; readonly id: string },
  ...begin: (() => PromiseLike<Answer>)[]
) {
  const { database } = scanning.server;
  const holder = await database.connect();
  try {
    await holder.query("BEGIN");
    await holder.query(`SELECT 1 FROM ${table} WHERE project_id = $1 AND id = $2 FOR UPDATE`, [
      projectId,
      id,
    ]);
    const begun: Promise<Answer>[] = [];
    for (const one of begin) {
      begun.push(Promise.resolve(one()));
      await until(() => areWaitingForLocks(database, begun.length));
    }
    await holder.query("COMMIT");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

describe("a check of a source pattern whose scan is deleted meanwhile", () => {
  /** A check, and a scan for it that may be deleted. */
  async function aCheckAndAScan() {
    const { team } = scanning;
    const shop = await anImportedShop(scanning);
    const path = await anApprovedPromise(team, shop.projectId, [aPatternCheck({ service: "billing" })]);
    const { id: scanId } = await shop.compared(SHOP);
    await shop.compared(CHANGED);
    const ofScan = `${scansOf(shop.projectId)}/${scanId}`;
    return {
      scan: { projectId: shop.projectId, id: scanId },
      run: () => team.editor.post(`${path}/obligations/O1/run`, { scanId }),
      deletion: () => team.editor.delete(ofScan),
      runs: async () => (await team.viewer.get(`${path}/runs`).expect(200)).body.items.length,
      hasSnapshot: async () => (await team.viewer.get(ofScan).expect(200)).body.hasSnapshot,
    };
  }

  it("is refused, and nothing of it is stored", async () => {
    const { scan, run, deletion, runs } = await aCheckAndAScan();
    const [deleted, ran] = await whileHeld("source_scans", scan, deletion, run);
    expect(deleted?.status).toBe(204);
    expect(problem(ran as Response)).toMatchObject({ status: 409, type: "no_snapshot" });
    expect(await runs()).toBe(0);
    expect((await run()).body.result).toBe("not-run");
  });

  it("keeps the snapshot where it was first", async () => {
    const { scan, run, deletion, runs, hasSnapshot } = await aCheckAndAScan();
    const [ran, deleted] = await whileHeld("source_scans", scan, run, deletion);
    expect([ran?.status, ran?.body.result]).toEqual([200, "passed"]);
    expect(problem(deleted as Response)).toMatchObject({ status: 409, type: "conflict" });
    expect([await runs(), await hasSnapshot()]).toEqual([1, true]);
  });
});

describe("an import whose scan is deleted meanwhile", () => {
  it("is refused, and none is made", async () => {
    const { team } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const { id } = await scanned(team.editor, projectId, repositoryId);
    await scanned(team.editor, projectId, repositoryId);
    const [deleted, made] = await whileHeld(
      "source_scans",
      { projectId, id },
      () => team.editor.delete(`${scansOf(projectId)}/${id}`),
      () => team.editor.post(importsOf(projectId), importBody(id)),
    );
    expect(deleted?.status).toBe(204);
    expect(problem(made as Response)).toMatchObject({ status: 409, type: "no_snapshot" });
    expect((await team.viewer.get(importsOf(projectId)).expect(200)).body.items).toEqual([]);
  });
});

describe("while somebody stops following the repository", () => {
  const notFollowed = {
    status: 409,
    type: "conflict",
    title: "The project does not follow the repository of the scan",
  };
  const told = ({ status, body }: Response) => ({ status, type: body.type, title: body.title });

  it("no import of it is made", async () => {
    const { team } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const { id } = await scanned(team.editor, projectId, repositoryId);
    const [stopped, made] = await whileHeld(
      "source_repositories",
      { projectId, id: repositoryId },
      () => team.editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`),
      () => team.editor.post(importsOf(projectId), importBody(id)),
    );
    expect([stopped?.status, told(made as Response)]).toEqual([204, notFollowed]);
    expect((await team.viewer.get(importsOf(projectId)).expect(200)).body.items).toEqual([]);
  });

  it("nothing of an import is accepted, and it stays open", async () => {
    const { team } = scanning;
    const { projectId, repositoryId, proposal } = await aProposal(scanning);
    const path = `${importsOf(projectId)}/${proposal.id}`;
    const [stopped, decided] = await whileHeld(
      "source_repositories",
      { projectId, id: repositoryId },
      () => team.editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`),
      () => team.editor.post(`${path}/decide`, { accept: [proposal.items[0].id] }),
    );
    expect([stopped?.status, told(decided as Response)]).toEqual([204, notFollowed]);
    expect((await team.viewer.get(path).expect(200)).body).toMatchObject({
      state: "open",
      counts: { accepted: 0 },
    });
    const scan = await team.editor.delete(`${scansOf(projectId)}/${proposal.scanId}`);
    expect([scan.status, scan.body.type]).toEqual([409, "conflict"]);
  });
});

describe("a comparison whose base is deleted meanwhile", () => {
  it("reads the base itself, and comes to the same", async () => {
    const { team, host, server } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    const base = await scanned(team.editor, projectId, repositoryId);
    const next = git.commit({ ...SHOP, "README.md": "After" }, [commit]);
    const head = git.commit(CHANGED, [commit]);
    const { repository } = hostedFiles(SHOP, { git });
    host.repositories.set("acme/shop", { ...repository, commits: { "heads/main": next } });
    await scanned(team.editor, projectId, repositoryId);
    const compared = await scanned(team.editor, projectId, repositoryId, comparisonOf(head));
    // As it is between the statement that says which scan has what the base says, and the one that reads it.
    await server.database.query("DELETE FROM source_snapshots WHERE scan_id = $1", [base.id]);
    const again = await scanned(team.editor, projectId, repositoryId, comparisonOf(head));
    expect(again).toMatchObject({ state: "completed", baseCommit: commit, failure: null });
    const impact = async (id: string) =>
      (await team.viewer.get(`${scansOf(projectId)}/${id}/impact`).expect(200)).body;
    const { scanId: _, ...before } = await impact(compared.id);
    expect(await impact(again.id)).toEqual({ ...before, scanId: again.id });
  });
});

describe("more snapshots than are kept by themselves", () => {
  /** Scans after one, as many as are kept, and none of them read anything. */
  async function withMoreAfter(scanId: string): Promise<void> {
    const { database } = scanning.server;
    await database.query(COPIES, [scanId, 25]);
    await database.query(COUNTED, [scanId, 25]);
  }

  it("leave those that a person decided by, and let go those that only propose", async () => {
    const { team } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const scan = () => scanned(team.editor, projectId, repositoryId);
    const passed = async () => (await scan()).id;
    const oldest = await passed();
    const superseded = await passed();
    await imported(team.editor, projectId, superseded);
    const decided = await passed();
    await accepted(team.editor, projectId, await imported(team.editor, projectId, decided));
    const empty = await passed();
    expect((await imported(team.editor, projectId, empty)).state).toBe("decided");
    await withMoreAfter(empty);
    await scan();
    const hasSnapshot = async (id: string): Promise<boolean> =>
      (await team.viewer.get(`${scansOf(projectId)}/${id}`).expect(200)).body.hasSnapshot;
    // They go one after the other, the oldest last.
    await until(async () => !(await hasSnapshot(oldest)));
    expect(await Promise.all([superseded, decided, empty].map(hasSnapshot))).toEqual([false, true, false]);
    await team.editor.delete(`${scansOf(projectId)}/${decided}`).expect(204);
    expect(await hasSnapshot(decided)).toBe(false);
  });
});

const COPIES = `
  INSERT INTO source_scans
  SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'number', s.number + n))).*
    FROM source_scans s, generate_series(1, $2) AS n WHERE s.id = $1`;

const COUNTED = `
  UPDATE projects SET last_number = last_number + $2 WHERE id = (SELECT project_id FROM source_scans WHERE id = $1)`;
