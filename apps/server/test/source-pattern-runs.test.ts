import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exported, manifestIn, verified } from "./testing/build.js";
import { problem } from "./testing/problem.js";
import { anApprovedPromise, aPatternCheck, type Loose, ran, statusOf } from "./testing/promises.js";
import { anImportedShop, BILLING, CHANGED, type ImportedShop } from "./testing/pull-request.js";
import { SHOP } from "./testing/repository-readers.js";
import { type ScanningServer, startScanning } from "./testing/scanning.js";
import { scansOf } from "./testing/scans.js";
import { linksOf } from "./testing/source-imports.js";
import { aFollowedRow, repositoriesOf } from "./testing/sources.js";

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());

/** A shop with a promise that a service of it has an outbox. */
async function aPromisingShop(change: Loose = { service: "billing" }) {
  const shop = await anImportedShop(scanning);
  const path = await anApprovedPromise(scanning.team, shop.projectId, [aPatternCheck(change)]);
  return { shop, path };
}

const run = (path: string, scanId: string | null) => ran(scanning.team.editor, path, "O1", { scanId });
const refused = async (path: string, scanId: string) =>
  problem(await scanning.team.editor.post(`${path}/obligations/O1/run`, { scanId }));
const shown = async (path: string) => {
  const { obligations, gaps } = await statusOf(scanning.team.viewer, path);
  const [{ result, current, changed }] = obligations;
  return { result, current, changed, gaps };
};

async function linkOf({ projectId, billing }: ImportedShop): Promise<string> {
  const { body } = await scanning.team.viewer.get(linksOf(projectId)).expect(200);
  return body.items.find(({ elementId }: { elementId: string }) => elementId === billing).id;
}

describe("a check of a source pattern", () => {
  it("passes on what a tracking scan found, and records all that it read", async () => {
    const { shop, path } = await aPromisingShop();
    const scan = (await scanning.team.viewer.get(`${scansOf(shop.projectId)}/${shop.scanId}`).expect(200))
      .body;
    expect(await run(path, shop.scanId)).toMatchObject({
      result: "passed",
      scope: "source-at-commit",
      environment: "repository",
      modelRevision: null,
      commitSha: shop.commit,
      detail: `The pattern transactional-outbox was found in acme/shop at ${shop.commit}, by masstransit.`,
      inputs: [
        { kind: "repository", id: "127.0.0.1/acme/shop", version: null, hash: shop.commit },
        { kind: "scan", id: shop.scanId, version: null, hash: scan.snapshotHash },
        { kind: "link", id: await linkOf(shop), version: null, hash: null },
      ],
      assertions: [],
    });
    expect(await shown(path)).toEqual({ result: "passed", current: true, changed: [], gaps: [] });
  });

  it("is not run without a scan, and is refused one that is not there, of another repository or deleted", async () => {
    const { shop, path } = await aPromisingShop();
    expect(await run(path, null)).toMatchObject({ result: "not-run", inputs: [], commitSha: null });
    expect(await refused(path, randomUUID())).toMatchObject({ status: 404, type: "not_found" });
    const elsewhere = await anImportedShop(scanning);
    expect(await refused(path, elsewhere.scanId)).toMatchObject({ status: 404 });
    const other = await aPromisingShop({ repository: "acme/other" });
    expect(await refused(other.path, other.shop.scanId)).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["scanId"],
    });
    const gone = await shop.compared(CHANGED);
    await shop.compared(SHOP);
    await scanning.team.editor.delete(`${scansOf(shop.projectId)}/${gone.id}`).expect(204);
    expect(await run(path, gone.id)).toMatchObject({ result: "not-run" });
  });

  it("is stale on a comparison scan until that commit is followed", async () => {
    const { shop, path } = await aPromisingShop();
    const scan = await shop.compared({ ...SHOP, "docs/README.md": "# Another one" });
    expect(await run(path, scan.id)).toMatchObject({ result: "passed", commitSha: scan.commit });
    expect(await shown(path)).toMatchObject({
      current: false,
      changed: [
        { kind: "repository", id: "127.0.0.1/acme/shop", recorded: scan.commit, current: shop.commit },
      ],
    });
    await shop.moved({ ...SHOP, "docs/README.md": "# Another one" });
    expect(await shown(path)).toMatchObject({ result: "passed", current: true });
  });

  it("cannot tell by a comparison scan that a pattern is missing, a tracking scan can", async () => {
    const { shop, path } = await aPromisingShop();
    const compared = await shop.compared(CHANGED);
    expect(await run(path, compared.id)).toMatchObject({ result: "unsupported" });
    const tracked = await shop.moved(CHANGED);
    expect(await run(path, tracked.id)).toMatchObject({
      result: "failed",
      detail: `The pattern transactional-outbox was found in acme/shop at ${tracked.commit} only under OUTBOX.`,
    });
    const without = await shop.moved({
      ...SHOP,
      [BILLING]: 'WebApplication.Create().MapGet("/", () => "");',
    });
    expect(await run(path, without.id)).toMatchObject({
      result: "failed",
      detail: `The pattern transactional-outbox was not found in acme/shop at ${without.commit}.`,
    });
  });

  it("cannot tell of a service without link, and is stale once the link is removed", async () => {
    const { shop, path } = await aPromisingShop();
    await run(path, shop.scanId);
    const link = await linkOf(shop);
    await scanning.team.editor.delete(`${linksOf(shop.projectId)}/${link}`).expect(204);
    expect(await shown(path)).toMatchObject({
      result: "passed",
      current: false,
      changed: [{ kind: "link", id: link, recorded: link, current: null }],
      gaps: [`O1 is stale, since the link ${link} is gone: run it again.`],
    });
    expect(await run(path, shop.scanId)).toMatchObject({
      result: "unsupported",
      detail: 'No accepted import links "Billing" to a service of 127.0.0.1/acme/shop.',
    });
  });

  it("keeps the scan that it read", async () => {
    const { shop, path } = await aPromisingShop();
    const scan = await shop.compared(SHOP);
    await run(path, scan.id);
    await shop.compared(CHANGED);
    const answer = await scanning.team.editor.delete(`${scansOf(shop.projectId)}/${scan.id}`);
    expect([answer.status, answer.body.title]).toEqual([409, expect.stringContaining("a run of a promise")]);
  });
});

describe("a repository of the same name at another host", () => {
  const elsewhere = async ({ projectId }: ImportedShop, trackedCommit: string) => {
    const { database } = scanning.server;
    const id = await aFollowedRow(scanning.server, projectId);
    const said = "repository = 'code.acme.test/acme/shop', tracked_commit = $3";
    await database.query(`UPDATE source_repositories SET ${said} WHERE project_id = $1 AND id = $2`, [
      ...[projectId, id],
      trackedCommit,
    ]);
    return id;
  };

  it("says nothing of what was run here", async () => {
    const { shop, path } = await aPromisingShop();
    await run(path, shop.scanId);
    await elsewhere(shop, "e".repeat(40));
    expect(await shown(path)).toMatchObject({ result: "passed", current: true });
    const moved = await shop.moved({ ...SHOP, "docs/README.md": "# Another one" });
    expect(await shown(path)).toMatchObject({
      current: false,
      changed: [{ id: "127.0.0.1/acme/shop", recorded: shop.commit, current: moved.commit }],
    });
  });

  it("is the one that is meant once it is followed, until nobody follows it", async () => {
    const { shop, path } = await aPromisingShop();
    const id = await elsewhere(shop, shop.commit);
    expect(await refused(path, shop.scanId)).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["scanId"],
    });
    const touched = async (scanId: string) => {
      const { body } = await scanning.team.viewer
        .get(`${scansOf(shop.projectId)}/${scanId}/impact`)
        .expect(200);
      return body.entries.filter(({ kind }: { kind: string }) => kind === "promise").length;
    };
    const scan = await shop.compared(CHANGED);
    expect(await touched(scan.id)).toBe(0);
    await scanning.team.editor.delete(`${repositoriesOf(shop.projectId)}/${id}`).expect(204);
    expect(await touched(scan.id)).toBe(1);
    expect(await run(path, shop.scanId)).toMatchObject({ result: "passed" });
  });
});

describe("what was imported from source", () => {
  const repositoryOf = async ({ projectId, repositoryId }: ImportedShop) =>
    (await scanning.team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200)).body;

  it("is pinned with a bundle, which is exported again as it was after the repository moved", async () => {
    const { shop, path } = await aPromisingShop();
    await run(path, shop.scanId);
    const { team } = scanning;
    const archive = (await exported(team.viewer, shop)).body;
    const { pinned } = manifestIn(archive);
    const { trackedRef, trackedCommit, trackedScan, latestCommit, latestScan } = await repositoryOf(shop);
    expect(pinned.sources).toEqual([
      {
        repository: "127.0.0.1/acme/shop",
        ...{ trackedRef, trackedCommit, trackedScan, latestCommit, latestScan },
      },
    ]);
    await shop.compared(CHANGED);
    expect(await verified(team.viewer, shop, archive)).toMatchObject({ current: true, moved: [] });
    const moved = await shop.moved({ ...SHOP, "docs/README.md": "# Another one" });
    const result = await verified(team.viewer, shop, archive);
    expect(result).toMatchObject({ matchesPinned: true, current: false, issued: true });
    expect(result["moved"]).toEqual([
      { kind: "source", id: shop.repositoryId, pinned: shop.commit, current: moved.commit },
    ]);
    expect(await shown(path)).toMatchObject({ current: false });
    expect((await exported(team.viewer, shop, { pinned })).body.equals(archive)).toBe(true);
    const fresh = manifestIn((await exported(team.viewer, shop)).body);
    expect(fresh.pinned.sources).toMatchObject([{ trackedCommit: moved.commit }]);
  });

  it("is refused where the project holds no such scan", async () => {
    const { shop } = await aPromisingShop();
    const { team } = scanning;
    const manifest = manifestIn((await exported(team.viewer, shop)).body);
    for (const change of [
      { trackedScan: randomUUID() },
      { trackedCommit: "f".repeat(40) },
      { latestScan: null },
      { repository: "127.0.0.1/acme/other" },
    ]) {
      const sources = manifest.pinned.sources.map((source) => ({ ...source, ...change }));
      const sent = { manifest: { ...manifest, pinned: { ...manifest.pinned, sources } } };
      const answer = await team.viewer.post(`/api/projects/${shop.projectId}/build/verify`, sent);
      expect(problem(answer)).toMatchObject({ status: 409, type: "pinned_input_unavailable" });
    }
  });

  it("is no repository that is only followed: what rests on it is stale in a bundle, with what to do", async () => {
    const { shop, path } = await aPromisingShop({});
    await aFollowedRow(scanning.server, shop.projectId);
    await run(path, shop.scanId);
    await scanning.server.database.query(
      "UPDATE source_repositories SET imported = false WHERE project_id = $1",
      [shop.projectId],
    );
    const { body } = await scanning.team.viewer
      .post(`/api/projects/${shop.projectId}/build/brief`, {
        promiseIds: [path.slice(path.lastIndexOf("/") + 1)],
      })
      .expect(200);
    expect(body.manifest.pinned.sources).toEqual([]);
    expect(body.brief).toContain("the repository 127.0.0.1/acme/shop has no commit that was imported");
    expect(await shown(path)).toMatchObject({ result: "passed", current: true });
  });
});
