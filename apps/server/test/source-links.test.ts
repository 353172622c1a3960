import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SHOP } from "./testing/repository-readers.js";
import { type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { scanned } from "./testing/scans.js";
import { accepted, anImport, aProposal, imported, itemOf, linksOf, moved } from "./testing/source-imports.js";
import { followed, repositoriesOf } from "./testing/sources.js";

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());

const REPOSITORY = "127.0.0.1/acme/shop";

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
type Answered = any;

async function read(projectId: string, path: string): Promise<Answered> {
  return (await scanning.team.viewer.get(`/api/projects/${projectId}/${path}`).expect(200)).body;
}

async function linksIn(projectId: string): Promise<Answered[]> {
  return (await read(projectId, "source-links")).items;
}

async function versionOf(projectId: string): Promise<number> {
  return (await read(projectId, "model")).modelVersion;
}

/** The stale marks of a model, by the kind and name of their facts. */
async function marksIn(
  projectId: string,
): Promise<Record<string, { sinceRevision: string; reason: string }>> {
  const { model } = await read(projectId, "model");
  const stale = Object.entries(model).flatMap(([list, facts]) =>
    (facts as Answered[])
      .filter((fact) => fact.stale != null)
      .map((fact) => [`${list} ${fact.name}`, fact.stale]),
  );
  return Object.fromEntries(stale);
}

function without(...parts: string[]): typeof SHOP {
  return Object.fromEntries(
    Object.entries(SHOP).filter(([path]) => !parts.some((part) => path.startsWith(part))),
  );
}

describe("service links", () => {
  it("are what was accepted, since the version it was accepted with", async () => {
    const { projectId, repositoryId, scan, done } = await anImport(scanning);
    const links = await linksIn(projectId);
    expect(links.map(({ serviceKey }) => serviceKey)).toEqual([
      "services/billing",
      "services/orders",
      "services/shipping",
    ]);
    expect(links[0]).toEqual({
      id: expect.any(String),
      repositoryId,
      repository: REPOSITORY,
      serviceKey: "services/billing",
      elementId: itemOf(done, "service-link", "service|services/billing").targetId,
      sinceVersion: 1,
      untilVersion: null,
      createdBy: `user:${scanning.team.editor.id}`,
      createdAt: expect.any(String),
    });
    const services = await read(projectId, `scans/${scan.id}/services`);
    expect(services.items[0].linkedElementId).toBe(links[0].elementId);
  });

  it("end when a person removes them, as a version of main, and are proposed again", async () => {
    const { projectId, scan } = await anImport(scanning);
    const [link] = await linksIn(projectId);
    const path = `${linksOf(projectId)}/${link.id}`;
    await scanning.team.editor.delete(path).expect(204);
    expect(await versionOf(projectId)).toBe(2);
    const [entry] = (await read(projectId, "model/history")).items;
    expect(entry).toMatchObject({
      version: 2,
      actor: `user:${scanning.team.editor.id}`,
      summary: `Service link removed: services/billing of ${REPOSITORY}`,
      added: 0,
      changed: 0,
      removed: 0,
    });
    expect((await scanning.team.editor.delete(path)).status).toBe(404);
    expect(await linksIn(projectId)).toHaveLength(2);
    const again = await imported(scanning.team.editor, projectId, scan.id);
    expect(again.items.map(({ kind, change, factKey }: Answered) => [kind, change, factKey])).toEqual([
      ["element", "link", "service|services/billing"],
      ["service-link", "link", "service|services/billing"],
    ]);
    await accepted(scanning.team.editor, projectId, again);
    expect(await linksIn(projectId)).toHaveLength(3);
    expect(await versionOf(projectId)).toBe(3);
  });

  it("rest while nobody follows the repository, and come back with it", async () => {
    const { projectId, repositoryId, scan } = await anImport(scanning);
    const before = await linksIn(projectId);
    await scanning.team.editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`).expect(204);
    expect([await linksIn(projectId), await versionOf(projectId)]).toEqual([[], 2]);
    expect(await marksIn(projectId)).toEqual({});
    const again = await followed(scanning.team.editor, projectId);
    expect(again.imported).toBe(true);
    const after = await linksIn(projectId);
    expect(after).toEqual(before.map((link) => ({ ...link, repositoryId: again.id, sinceVersion: 3 })));
    expect((await imported(scanning.team.editor, projectId, scan.id)).items).toEqual([]);
    const summaries = (await read(projectId, "model/history")).items.map(({ summary }: Answered) => summary);
    expect(summaries.slice(0, 2)).toEqual([
      `Repository ${REPOSITORY} followed again with its links`,
      `Repository ${REPOSITORY} no longer followed: its links rest`,
    ]);
  });

  it("are no event of main where a repository has none", async () => {
    const { projectId, repositoryId } = await aProposal(scanning);
    await scanning.team.editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`).expect(204);
    expect(await versionOf(projectId)).toBe(0);
  });
});

describe("evidence that a complete tracking scan does not find", () => {
  it("marks the fact once, at the commit that missed it first, and is cleared when it is found", async () => {
    const shop = await anImport(scanning);
    const { projectId } = shop;
    const first = await moved(scanning, shop, without("services/shipping"));
    const marks = await marksIn(projectId);
    expect(marks["elements shipping"]).toEqual({
      sinceRevision: first.commit,
      reason: "source-service-removed",
    });
    const [entry] = (await read(projectId, "model/history")).items;
    expect(entry).toMatchObject({ version: 2, actor: `scan:${first.scan.id}`, added: 0, removed: 0 });
    const second = await moved(scanning, shop, { ...without("services/shipping"), "docs/MORE": "more" });
    expect(second.commit).not.toBe(first.commit);
    expect([await marksIn(projectId), await versionOf(projectId)]).toEqual([marks, 2]);
    const third = await moved(scanning, shop, { ...SHOP, "docs/MORE": "again" });
    expect([await marksIn(projectId), await versionOf(projectId)]).toEqual([{}, 3]);
    expect((await imported(scanning.team.editor, projectId, third.scan.id)).items).toEqual([]);
  });

  it("marks nothing when the scan is not complete, or the file was left out", async () => {
    const shop = await anImport(scanning);
    await scansBy(scanning.team, scanning.host, { import: { maxFileBytes: 1024 } });
    const large = { ...without("services/shipping"), "services/orders/src/large.ts": "x".repeat(2048) };
    const incomplete = await moved(scanning, shop, large);
    expect([incomplete.scan.complete, await marksIn(shop.projectId)]).toEqual([false, {}]);
    await scansBy(scanning.team, scanning.host, { import: { excludeGlobs: ["services/shipping/**"] } });
    const excluded = await moved(scanning, shop, { ...SHOP, "docs/MORE": "left out" });
    await scansBy(scanning.team, scanning.host);
    expect([excluded.scan.complete, await marksIn(shop.projectId)]).toEqual([true, {}]);
  });

  it("marks nothing whose name is in a file that was left out, but where what has the name is gone", async () => {
    const topics = "services/orders/src/topics.ts";
    const sender = "services/orders/src/tell.ts";
    const files = {
      ...SHOP,
      [topics]: 'export const TOLD = "orders.told";\n',
      [sender]: [
        'import { Kafka } from "kafkajs";',
        "const producer = new Kafka({ brokers: [] }).producer();",
        "await producer.send({ topic: TOLD, messages: [] });",
      ].join("\n"),
    };
    const shop = await anImport(scanning, files);
    const facts = await read(shop.projectId, `scans/${shop.scan.id}/facts?kind=channel&limit=200`);
    expect(facts.items).toContainEqual(expect.objectContaining({ name: "orders.told", grounds: [topics] }));
    await scansBy(scanning.team, scanning.host, { import: { excludeGlobs: [topics] } });
    const excluded = await moved(scanning, shop, { ...files, "docs/MORE": "left out" });
    expect([excluded.scan.complete, await marksIn(shop.projectId)]).toEqual([true, {}]);
    const again = await moved(scanning, shop, { ...files, "docs/MORE": "left out again" });
    expect([again.scan.complete, await marksIn(shop.projectId)]).toEqual([true, {}]);
    const { [sender]: _, ...others } = files;
    await moved(scanning, shop, others);
    await scansBy(scanning.team, scanning.host);
    const reasons = Object.values(await marksIn(shop.projectId)).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(["source-file-removed"]));
  });

  it("marks no fact by a comparison", async () => {
    const shop = await anImport(scanning);
    const commit = shop.git.commit(without("services/shipping"));
    await scanned(scanning.team.editor, shop.projectId, shop.repositoryId, {
      kind: "comparison",
      ref: commit,
    });
    expect([await marksIn(shop.projectId), await versionOf(shop.projectId)]).toEqual([{}, 1]);
  });

  it("leaves a mark that somebody else set", async () => {
    const shop = await anImport(scanning);
    const { projectId } = shop;
    await scanning.server.database.query(
      `UPDATE model_facts SET body = (body::jsonb || '{"stale":{"sinceRevision":"1","reason":"by-hand"}}')::json
        WHERE project_id = $1 AND body->>'name' = 'shipping' AND valid_to IS NULL`,
      [projectId],
    );
    const mark = { "elements shipping": { sinceRevision: "1", reason: "by-hand" } };
    await moved(scanning, shop, { ...SHOP, "docs/MORE": "moved" });
    expect(await marksIn(projectId)).toEqual(mark);
    await moved(scanning, shop, { ...without("services/shipping"), "docs/MORE": "gone" });
    expect((await marksIn(projectId))["elements shipping"]).toEqual(mark["elements shipping"]);
  });
});

describe("facts that no followed repository shows", () => {
  it("are those without evidence, and those whose evidence is missing", async () => {
    const shop = await anImport(scanning);
    const { projectId, done } = shop;
    expect((await read(projectId, "source-links/unseen")).items).toEqual([]);
    const id = randomUUID();
    const channel = { id, name: "By hand", kind: "topic" };
    await scanning.team.editor.put(`/api/projects/${projectId}/channels/${id}`, channel).expect(201);
    const { commit } = await moved(scanning, shop, without("services/shipping"));
    const { items } = await read(projectId, "source-links/unseen");
    expect(items[0]).toEqual({
      kind: "element",
      id: itemOf(done, "element", "service|services/shipping").targetId,
      name: "shipping",
      factStatus: "observed-in-source",
      stale: { sinceRevision: commit, reason: "source-service-removed" },
    });
    expect(items).toContainEqual({
      kind: "channel",
      id,
      name: "By hand",
      factStatus: "declared",
      stale: null,
    });
    const paged = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const after: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const page = await read(projectId, `source-links/unseen?limit=1${after}`);
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(items);
  });
});
