import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SHOP } from "./testing/repository-readers.js";
import { type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { comparisonOf, scanned, scansOf } from "./testing/scans.js";
import {
  accepted,
  anImport,
  aProposal,
  importBody,
  imported,
  importsOf,
  itemOf,
  linksOf,
  moved,
} from "./testing/source-imports.js";
import { repositoriesOf } from "./testing/sources.js";

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());

const REPOSITORY = "127.0.0.1/acme/shop";

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
async function modelOf(projectId: string): Promise<any> {
  return (await scanning.team.viewer.get(`/api/projects/${projectId}/model`).expect(200)).body;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
async function historyOf(projectId: string): Promise<any[]> {
  return (await scanning.team.viewer.get(`/api/projects/${projectId}/model/history`).expect(200)).body.items;
}

const BILLING = "services/billing/Billing.csproj";

async function staleOf(projectId: string): Promise<string[]> {
  const { model } = await modelOf(projectId);
  const facts = Object.values(model).flat() as { name?: string; stale?: { reason: string } | null }[];
  return facts.flatMap(({ name, stale }) => (stale ? [`${name} ${stale.reason}`] : []));
}

describe("a manifest that says nothing any more", () => {
  it("is not looked through: neither its service nor what is in it is marked, nor told as removed", async () => {
    const shop = await anImport(scanning);
    const emptied = { ...SHOP, [BILLING]: "", "services/billing/Dockerfile": "", "compose.yaml": "" };
    const head = shop.git.commit(emptied);
    const compared = await scanned(
      scanning.team.editor,
      shop.projectId,
      shop.repositoryId,
      comparisonOf(head),
    );
    const impact = await scanning.team.viewer
      .get(`${scansOf(shop.projectId)}/${compared.id}/impact`)
      .expect(200);
    const words = impact.body.changes.map(({ change }: { change: string }) => change);
    expect(new Set(words)).toEqual(new Set(["unknown"]));
    expect(impact.body.counts).toMatchObject({ definite: 0, unknown: expect.any(Number) });
    const { scan } = await moved(scanning, shop, emptied);
    expect([scan.complete, await staleOf(shop.projectId)]).toEqual([true, []]);
    const path = `${scansOf(shop.projectId)}/${scan.id}`;
    const files = await scanning.team.viewer.get(`${path}/files?limit=200`).expect(200);
    expect(files.body.items).toContainEqual(
      expect.objectContaining({ path: BILLING, status: "read", reason: "empty" }),
    );
    const coverage = await scanning.team.viewer.get(`${path}/coverage`).expect(200);
    expect(coverage.body.items).toContainEqual({
      serviceKey: null,
      looked: false,
      reasons: expect.arrayContaining(["unparsed-file"]),
    });
    await moved(scanning, shop, SHOP);
    expect(await staleOf(shop.projectId)).toEqual([]);
  });
});

describe("a service that only other files name", () => {
  const INVOICING = "services/billing/Invoicing.csproj";
  const named = async (projectId: string, name: string) =>
    (await modelOf(projectId)).model.elements.find((one: { name: string }) => one.name === name);
  const proposedOf = async (projectId: string, scanId: string) =>
    (await imported(scanning.team.editor, projectId, scanId)).items;

  it("is neither marked nor renamed while its manifest is not looked through", async () => {
    const shop = await anImport(scanning);
    const { projectId } = shop;
    const billing = await named(projectId, "Billing");
    const { scan } = await moved(scanning, shop, { ...SHOP, [BILLING]: "<Project>" });
    const services = `${scansOf(projectId)}/${scan.id}/services`;
    const found = (await scanning.team.viewer.get(services).expect(200)).body.items;
    expect(found).toContainEqual(
      expect.objectContaining({ serviceKey: "services/billing", name: "billing", technology: null }),
    );
    expect([scan.complete, await staleOf(projectId)]).toEqual([true, []]);
    expect(await proposedOf(projectId, scan.id)).toEqual([]);
    expect(await named(projectId, "Billing")).toEqual(billing);
  });

  it("is renamed when that was looked through, or is gone", async () => {
    const shop = await anImport(scanning);
    const { [BILLING]: manifest = "", ...others } = SHOP;
    const { scan } = await moved(scanning, shop, { ...others, [INVOICING]: manifest });
    const items = await proposedOf(shop.projectId, scan.id);
    expect(items).toMatchObject([{ kind: "element", change: "update", proposed: { name: "Invoicing" } }]);
    expect(await staleOf(shop.projectId)).toEqual([]);
  });
});

describe("an import of an older scan", () => {
  it("leaves the marks that a newer one set, and the newer one's word of where source is missing", async () => {
    const shop = await anImport(scanning);
    const { projectId, scan } = shop;
    const without = Object.fromEntries(
      Object.entries(SHOP).filter(([path]) => !path.startsWith("services/shipping")),
    );
    await moved(scanning, shop, without);
    const marks = await staleOf(projectId);
    expect(marks).toContain("shipping source-service-removed");
    const unseen = `/api/projects/${projectId}/source-links/unseen`;
    const missing = (await scanning.team.viewer.get(unseen).expect(200)).body;
    const older = await imported(scanning.team.editor, projectId, scan.id);
    expect(older.items).toEqual([]);
    const element = itemOf(shop.done, "element", "service|services/shipping").targetId;
    await scanning.server.database.query(
      `UPDATE model_facts SET body = (body::jsonb || '{"name":"Sending"}')::json
        WHERE project_id = $1 AND body->>'name' = 'shipping' AND valid_to IS NULL`,
      [projectId],
    );
    const renaming = await imported(scanning.team.editor, projectId, scan.id);
    expect(renaming.items).toMatchObject([
      { change: "update", targetId: element, proposed: { name: "shipping" } },
    ]);
    await accepted(scanning.team.editor, projectId, renaming);
    expect(await staleOf(projectId)).toEqual(marks);
    expect((await scanning.team.viewer.get(unseen).expect(200)).body).toEqual(missing);
    await moved(scanning, shop, { ...SHOP, "docs/MORE": "again" });
    expect(await staleOf(projectId)).toEqual([]);
  });

  it("loses its marks by a scan of what is there now, and not by one that is not complete", async () => {
    const shop = await anImport(scanning);
    const { projectId } = shop;
    await scanning.server.database.query(
      `UPDATE model_facts SET body = (body::jsonb || '{"stale":{"sinceRevision":"1","reason":"by-hand"}}')::json
        WHERE project_id = $1 AND body->>'name' = 'shipping' AND valid_to IS NULL`,
      [projectId],
    );
    await scansBy(scanning.team, scanning.host, { import: { maxFileBytes: 1024 } });
    const { scan } = await moved(scanning, shop, { ...SHOP, "services/orders/large.ts": "x".repeat(2048) });
    await scansBy(scanning.team, scanning.host);
    expect(scan.complete).toBe(false);
    const part = await imported(scanning.team.editor, projectId, scan.id);
    expect([part.items, await staleOf(projectId)]).toEqual([[], ["shipping by-hand"]]);
    const whole = await moved(scanning, shop, { ...SHOP, "docs/MORE": "whole" });
    const all = await imported(scanning.team.editor, projectId, whole.scan.id);
    expect(all.items).toMatchObject([{ change: "confirm", proposed: { stale: null } }]);
    await accepted(scanning.team.editor, projectId, all);
    expect(await staleOf(projectId)).toEqual([]);
  });
});

describe("an import", () => {
  it("proposes what a tracking scan found, each thing with its places", async () => {
    const { projectId, repositoryId, scan, commit, proposal } = await aProposal(scanning);
    expect(proposal).toMatchObject({
      repositoryId,
      repository: REPOSITORY,
      scanId: scan.id,
      commit,
      modelVersion: 0,
      state: "open",
      systemId: null,
      createdBy: `user:${scanning.team.editor.id}`,
      decidedAt: null,
      counts: { open: proposal.items.length, accepted: 0, rejected: 0 },
    });
    expect(itemOf(proposal, "element", "service|services/billing")).toEqual({
      id: expect.any(String),
      kind: "element",
      change: "add",
      factKey: "service|services/billing",
      targetId: expect.any(String),
      proposed: {
        kind: "app",
        name: "Billing",
        technology: expect.any(String),
        status: "current",
        parentId: itemOf(proposal, "element", null).id,
        factStatus: "observed-in-source",
      },
      current: null,
      sources: expect.arrayContaining([expect.stringContaining(`${REPOSITORY}@${commit}:services/billing/`)]),
      dependsOn: [itemOf(proposal, "element", null).id],
      match: "none",
      state: "open",
      decidedBy: null,
      decidedAt: null,
    });
    const path = `${importsOf(projectId)}/${proposal.id}`;
    expect((await scanning.team.viewer.get(path).expect(200)).body).toEqual(proposal);
    expect((await modelOf(projectId)).model.elements).toEqual([]);
  });

  it("that is accepted is in the model, observed in source, as one version", async () => {
    const { projectId, repositoryId, commit, done } = await anImport(scanning);
    expect(done).toMatchObject({
      state: "decided",
      decidedAt: expect.any(String),
      counts: { open: 0, accepted: done.items.length, rejected: 0 },
    });
    expect(done.items[0]).toMatchObject({ state: "accepted", decidedBy: `user:${scanning.team.editor.id}` });
    const { model, modelVersion } = await modelOf(projectId);
    const billing = model.elements.find((one: { name: string }) => one.name === "Billing");
    expect(billing).toMatchObject({
      kind: "app",
      factStatus: "observed-in-source",
      provenance: {
        source: itemOf(done, "element", "service|services/billing").sources[0],
        revision: commit,
        confidence: null,
        acceptedBy: scanning.team.editor.id,
        acceptedAt: expect.any(String),
      },
      stale: null,
    });
    expect(modelVersion).toBe(1);
    expect(await historyOf(projectId)).toMatchObject([
      {
        version: 1,
        actor: `user:${scanning.team.editor.id}`,
        summary: `Imported from ${REPOSITORY} at ${commit.slice(0, 10)}: ${done.items.length} accepted`,
      },
    ]);
    const path = `${repositoriesOf(projectId)}/${repositoryId}`;
    expect((await scanning.team.viewer.get(path).expect(200)).body.imported).toBe(true);
  });

  it("of the same commit proposes nothing a second time, and is decided at once", async () => {
    const { projectId, scan } = await anImport(scanning);
    const again = await imported(scanning.team.editor, projectId, scan.id);
    expect(again).toMatchObject({ items: [], state: "decided", decidedAt: again.createdAt });
  });

  it("takes the place of the one before that is open", async () => {
    const { projectId, repositoryId, scan, proposal } = await aProposal(scanning);
    const next = await imported(scanning.team.editor, projectId, scan.id);
    const list = await scanning.team.viewer.get(importsOf(projectId)).expect(200);
    expect(list.body.items.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
      [next.id, "open"],
      [proposal.id, "superseded"],
    ]);
    const { items: _, ...summary } = next;
    expect(list.body.items[0]).toEqual(summary);
    const of = async (query: string) =>
      (await scanning.team.viewer.get(`${importsOf(projectId)}?${query}`).expect(200)).body.items.length;
    expect([
      await of("state=open"),
      await of(`repositoryId=${repositoryId}`),
      await of(`repositoryId=${randomUUID()}`),
    ]).toEqual([1, 2, 0]);
    const decision = { accept: [proposal.items[0].id] };
    const late = await scanning.team.editor.post(`${importsOf(projectId)}/${proposal.id}/decide`, decision);
    expect([late.status, late.body.type, late.body.title]).toEqual([
      409,
      "conflict",
      "The import is superseded",
    ]);
  });

  it("puts what it adds into the system that is named", async () => {
    const { projectId, scan } = await aProposal(scanning);
    const id = randomUUID();
    const system = { id, kind: "system", name: "Shop", status: "current" };
    await scanning.team.editor.put(`/api/projects/${projectId}/elements/${id}`, system).expect(201);
    const proposal = await imported(scanning.team.editor, projectId, scan.id, { systemId: id });
    expect(proposal.systemId).toBe(id);
    expect(itemOf(proposal, "element", "service|services/billing").proposed.parentId).toBe(id);
  });

  it("keeps the snapshot of its scan while it is open", async () => {
    const { projectId, repositoryId, scan, proposal } = await aProposal(scanning);
    await scanned(scanning.team.editor, projectId, repositoryId);
    const path = `${scansOf(projectId)}/${scan.id}`;
    const refused = await scanning.team.editor.delete(path);
    expect([refused.status, refused.body.title]).toEqual([
      409,
      "The scan is named by an open import: what it found is in use",
    ]);
    await accepted(scanning.team.editor, projectId, proposal);
    await scanning.team.editor.delete(path).expect(204);
    const gone = await scanning.team.editor.post(importsOf(projectId), importBody(scan.id));
    expect([gone.status, gone.body.type]).toEqual([409, "no_snapshot"]);
  });
});

describe("deciding", () => {
  it("accepts with an item what it depends on, and rejects with one what depends on it", async () => {
    const { projectId, proposal } = await aProposal(scanning);
    const billing = itemOf(proposal, "element", "service|services/billing");
    const orders = itemOf(proposal, "element", "service|services/orders");
    const done = await accepted(scanning.team.editor, projectId, proposal, {
      accept: [billing.id],
      reject: [orders.id],
    });
    expect(done.state).toBe("open");
    expect(itemOf(done, "element", null).state).toBe("accepted");
    const dependents = proposal.items.filter(({ dependsOn }: { dependsOn: string[] }) =>
      dependsOn.includes(orders.id),
    );
    expect(dependents.length).toBeGreaterThan(0);
    for (const { id } of dependents) {
      expect(done.items.find((item: { id: string }) => item.id === id).state).toBe("rejected");
    }
    const names = (await modelOf(projectId)).model.elements.map(({ name }: { name: string }) => name).sort();
    expect(names).toEqual(["Billing", "shop"]);
  });

  it("in parts comes to the same as at once", async () => {
    const { projectId, scan, proposal } = await aProposal(scanning);
    let open = proposal;
    while (open.state === "open") {
      const next = open.items.find(({ state }: { state: string }) => state === "open");
      open = await accepted(scanning.team.editor, projectId, open, { accept: [next.id] });
    }
    expect((await imported(scanning.team.editor, projectId, scan.id)).items).toEqual([]);
  });

  it("refuses for good what is not to be proposed again, until source says something else", async () => {
    const { projectId, scan, proposal } = await aProposal(scanning);
    const billing = itemOf(proposal, "element", "service|services/billing");
    await accepted(scanning.team.editor, projectId, proposal, {
      accept: null,
      reject: [billing.id],
      never: true,
    });
    const next = await imported(scanning.team.editor, projectId, scan.id);
    expect(next.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(next.items)).not.toContain("service|services/billing");
    const orders = itemOf(next, "element", "service|services/orders");
    await accepted(scanning.team.editor, projectId, next, { accept: null, reject: [orders.id] });
    const third = await imported(scanning.team.editor, projectId, scan.id);
    expect(itemOf(third, "element", "service|services/orders").state).toBe("open");
  });

  it("takes another fact for an item, and what refers to it follows", async () => {
    const { projectId, scan, proposal } = await aProposal(scanning);
    const [systemId, appId] = [randomUUID(), randomUUID()];
    const elements = `/api/projects/${projectId}/elements`;
    await scanning.team.editor
      .put(`${elements}/${systemId}`, { id: systemId, kind: "system", name: "Our shop", status: "current" })
      .expect(201);
    await scanning.team.editor
      .put(`${elements}/${appId}`, {
        id: appId,
        kind: "app",
        name: "Money",
        status: "current",
        parentId: systemId,
      })
      .expect(201);
    const system = itemOf(proposal, "element", null);
    const billing = itemOf(proposal, "element", "service|services/billing");
    const targets = { [billing.id]: appId, [system.id]: systemId };
    const done = await accepted(scanning.team.editor, projectId, proposal, {
      accept: [billing.id, system.id],
      targets,
    });
    expect(itemOf(done, "element", "service|services/billing")).toMatchObject({
      state: "accepted",
      change: "confirm",
      targetId: appId,
    });
    expect(itemOf(done, "element", null).targetId).toBe(systemId);
    const link = itemOf(done, "service-link", "service|services/billing");
    expect([link.state, link.targetId]).toEqual(["open", appId]);
    expect(itemOf(done, "element", "service|services/orders").proposed.parentId).toBe(systemId);
    const rest = done.items.filter(({ state }: { state: string }) => state === "open");
    await accepted(scanning.team.editor, projectId, done, {
      accept: rest.map(({ id }: { id: string }) => id),
    });
    const { model } = await modelOf(projectId);
    expect(model.elements.filter(({ kind }: { kind: string }) => kind === "system")).toHaveLength(1);
    expect(model.elements.find(({ id }: { id: string }) => id === appId)).toMatchObject({
      name: "Money",
      factStatus: "observed-in-source",
    });
    expect((await imported(scanning.team.editor, projectId, scan.id)).items).toEqual([]);
  });

  it("writes nothing when the model does not take an item, and names it", async () => {
    const { projectId, proposal } = await aProposal(scanning);
    const store = itemOf(proposal, "element", "broker|broker");
    const taken = { id: store.targetId, kind: "topic", name: "Taken" };
    await scanning.team.editor
      .put(`/api/projects/${projectId}/channels/${store.targetId}`, taken)
      .expect(201);
    const body = { accept: [store.id] };
    const answer = await scanning.team.editor.post(`${importsOf(projectId)}/${proposal.id}/decide`, body);
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        type: "import_items_refused",
        title: "The model does not take some of the items: nothing was written",
        items: [{ id: store.id, error: expect.stringContaining("id") }],
        errors: [],
      },
    ]);
    expect((await modelOf(projectId)).model.elements).toEqual([]);
    expect((await scanning.team.viewer.get(`${importsOf(projectId)}/${proposal.id}`)).body).toEqual(proposal);
  });

  it("does nothing else than what was shown: an item whose fact came meanwhile is refused", async () => {
    const { projectId, scan } = await aProposal(scanning);
    const [systemId, appId] = [randomUUID(), randomUUID()];
    const elements = `/api/projects/${projectId}/elements`;
    await scanning.team.editor
      .put(`${elements}/${systemId}`, { id: systemId, kind: "system", name: "Shop", status: "current" })
      .expect(201);
    const proposal = await imported(scanning.team.editor, projectId, scan.id, { systemId });
    const billing = itemOf(proposal, "element", "service|services/billing");
    await scanning.team.editor
      .put(`${elements}/${appId}`, {
        id: appId,
        kind: "app",
        name: "billing",
        status: "current",
        parentId: systemId,
      })
      .expect(201);
    const decide = `${importsOf(projectId)}/${proposal.id}/decide`;
    const answer = await scanning.team.editor.post(decide, { accept: [billing.id] });
    expect([answer.status, answer.body.items]).toEqual([
      409,
      [{ id: billing.id, error: "The model has changed since this was proposed: import the scan again" }],
    ]);
  });

  it.each([
    ["no list", {}, "accept and reject name no item"],
    ["lists without an item", { accept: [], reject: null }, "accept and reject name no item"],
    ["an unknown field", { accept: null, reject: null, more: 1 }, "more is no field of a decision"],
    ["no GUID", { accept: ["x"] }, "accept[0] must be a GUID"],
    ["an item that is not there", { accept: [randomUUID()] }, "accept[0]: names no item of the import"],
  ])("refuses a body with %s", async (_, body, title) => {
    const { projectId, proposal } = await shared();
    const answer = await scanning.team.editor.post(`${importsOf(projectId)}/${proposal.id}/decide`, body);
    expect([answer.status, answer.body.title]).toEqual([400, expect.stringContaining(title)]);
  });

  it("refuses lists that contradict each other, and targets that lead nowhere", async () => {
    const { projectId, proposal } = await shared();
    const [system, billing] = [
      itemOf(proposal, "element", null),
      itemOf(proposal, "element", "service|services/billing"),
    ];
    const fields = async (body: object) => {
      const answer = await scanning.team.editor.post(`${importsOf(projectId)}/${proposal.id}/decide`, body);
      return [answer.status, answer.body.errors?.map(({ field }: { field: string }) => field)];
    };
    expect(await fields({ accept: [billing.id], reject: [billing.id] })).toEqual([400, ["accept[0]"]]);
    expect(await fields({ accept: [billing.id], reject: [system.id] })).toEqual([400, ["accept[0]"]]);
    expect(await fields({ accept: [billing.id], targets: { x: null } })).toEqual([400, ["targets.x"]]);
    const targets = { [billing.id]: randomUUID() };
    expect(await fields({ accept: [billing.id], targets })).toEqual([400, [`targets.${billing.id}`]]);
    expect(await fields({ reject: [billing.id], targets })).toEqual([400, [`targets.${billing.id}`]]);
  });
});

let sharedProposal: ReturnType<typeof aProposal> | null = null;

/** One for tests that change nothing. */
function shared(): ReturnType<typeof aProposal> {
  sharedProposal ??= aProposal(scanning);
  return sharedProposal;
}

describe("what cannot be imported", () => {
  it("is a scan that is not there, compares, or has an ID that is in use", async () => {
    const { projectId, repositoryId, commit, proposal, scan } = await aProposal(scanning);
    const { editor } = scanning.team;
    const post = async (body: object) => {
      const { status, body: answer } = await editor.post(importsOf(projectId), body);
      return [status, answer.type, answer.title];
    };
    expect(await post(importBody(randomUUID()))).toEqual([
      404,
      "not_found",
      "scanId: names no scan of the project",
    ]);
    const comparison = await scanned(editor, projectId, repositoryId, comparisonOf(commit));
    expect(await post(importBody(comparison.id))).toEqual([
      409,
      "conflict",
      "A comparison scan is not imported: it writes nothing to the model",
    ]);
    expect(await post(importBody(scan.id, { id: proposal.id }))).toEqual([
      409,
      "conflict",
      "The ID is in use",
    ]);
    expect(await post(importBody(scan.id, { systemId: randomUUID() }))).toEqual([
      400,
      "validation_error",
      "systemId: is no element of kind system of the main model",
    ]);
    expect(await post({ id: randomUUID(), scanId: scan.id })).toEqual([
      400,
      "invalid_body",
      "systemId: is required",
    ]);
    await editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`).expect(204);
    expect(await post(importBody(scan.id))).toEqual([
      409,
      "conflict",
      "The project does not follow the repository of the scan",
    ]);
    const decide = await editor.post(`${importsOf(projectId)}/${proposal.id}/decide`, {
      accept: [proposal.items[0].id],
    });
    expect([decide.status, decide.body.title]).toEqual([
      409,
      "The project does not follow the repository of the scan",
    ]);
  });

  it("is an import that is not there", async () => {
    const { projectId } = await shared();
    const path = `${importsOf(projectId)}/${randomUUID()}`;
    expect((await scanning.team.viewer.get(path)).status).toBe(404);
    expect((await scanning.team.editor.post(`${path}/decide`, { accept: [randomUUID()] })).status).toBe(404);
    expect((await scanning.team.editor.delete(`${linksOf(projectId)}/${randomUUID()}`)).status).toBe(404);
  });
});
