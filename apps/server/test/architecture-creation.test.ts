import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { usesVendor, VENDOR_KEY } from "./testing/ai.js";
import { anItem, architecturesOf, decisionOf } from "./testing/architectures.js";
import { aBranch } from "./testing/branches.js";
import { answers, answersTo, type FakeVendor, held, startFakeVendor, status } from "./testing/fake-vendor.js";
import type { Loose } from "./testing/flow-proposals.js";
import { testId } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aShop, type ScanningServer, startScanning } from "./testing/scanning.js";
import { scanned } from "./testing/scans.js";
import { linksOf } from "./testing/source-imports.js";
import { aFollowedRow } from "./testing/sources.js";
import { until } from "./testing/waiting.js";

// Architectures that people ask an AI for, with what scans found: by a vendor that is good, wrong at first, and hostile.

let scanning: ScanningServer;
let vendor: FakeVendor;
let projectId: string;
let repositoryId: string;
let scanId: string;

beforeAll(async () => {
  scanning = await startScanning();
  vendor = await startFakeVendor();
  ({ projectId, repositoryId } = await aShop(scanning));
  scanId = (await scanned(scanning.team.editor, projectId, repositoryId)).id;
});
afterAll(async () => {
  await scanning.stop();
  await vendor.stop();
});

const settings = (sendPrivateCodeToAi: boolean) => ({
  codehost: { apiBaseUrl: scanning.host.apiBaseUrl },
  usage: { maxScansPerDay: 10_000 },
  privacy: { sendPrivateCodeToAi },
});
const uses = (sendPrivateCodeToAi = true) => {
  const { owner, workspaceId } = scanning.team;
  return usesVendor(owner, workspaceId, { vendor, settings: settings(sendPrivateCodeToAi) });
};

beforeEach(async () => {
  await scanning.server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  await uses();
});

const asked = (change: Loose = {}) => ({ request: "Group the services.", branchId: null, ...change });
const create = (body: unknown, query = "") =>
  scanning.team.editor.post(architecturesOf(projectId, query), JSON.stringify(body));

/** A copy of a scan without its snapshot. */
const ANOTHER_SCAN = `
  INSERT INTO source_scans
  SELECT (jsonb_populate_record(scans, jsonb_build_object('id', gen_random_uuid(), 'number', 1000000))).*
    FROM source_scans AS scans WHERE id = $1
  RETURNING id`;

const BROKEN_SNAPSHOT = `
  INSERT INTO source_snapshots
  SELECT (jsonb_populate_record(found, jsonb_build_object('scan_id', $2::uuid, 'snapshot', '\\\\x00'))).*
    FROM source_snapshots AS found WHERE scan_id = $1`;

const SERVICES = /"services":\[\{"alias":"(svc\d+)","name":"([^"]+)"/;

function anAnswer(items: readonly Loose[], change: Loose = {}): string {
  return JSON.stringify({ summary: "A shop.", refs: [], items, questions: [], assumptions: [], ...change });
}

/** One system with an app that is the first service which was told. */
function grouping(question: { readonly turns: readonly string[] }): string {
  const [, alias] = SERVICES.exec(question.turns[0] ?? "") ?? [];
  return anAnswer([
    anItem({ alias: "shop", kind: "element", elementKind: "system", name: "The shop" }),
    anItem({
      ...{ alias: "app", kind: "element", elementKind: "app", name: "First", parent: "shop" },
      ...{ services: [alias], because: [alias], confidence: 0.8 },
    }),
  ]);
}

describe("POST ai/architecture-proposals", () => {
  it("answers 201 with what a good vendor proposes, made of the newest scan of each repository", async () => {
    vendor.begin(answersTo(grouping));
    const { body } = await create(asked()).expect(201);
    expect(body).toMatchObject({
      status: "open",
      submitted: false,
      request: "Group the services.",
      provider: "Main",
      providerKind: "vendor-a",
      model: "m-1",
      modelReported: "model-as-reported",
      promptVersion: "prompt/inferArchitecture/1",
      attempts: 1,
      sources: [{ repository: "127.0.0.1/acme/shop", scanId, commit: expect.any(String) }],
    });
    const [shop, app] = body.items;
    expect(app).toMatchObject({ fields: { status: "current" }, dependsOn: [shop.id], confidence: 0.8 });
    expect(app.because[0]).toMatch(/^127\.0\.0\.1\/acme\/shop@[0-9a-f]{40}:.+#L\d+/);
    const [question] = vendor.questions;
    expect(question).toMatchObject({
      maxOutputTokens: 16_000,
      schema: { required: expect.arrayContaining(["items"]) },
    });
    expect(question?.turns[0]).not.toContain(VENDOR_KEY);
    expect(question?.turns[0]).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
  });

  it("links the services of an app with it once it is accepted", async () => {
    vendor.begin(answersTo(grouping));
    const { body } = await create(asked()).expect(201);
    const decide = architecturesOf(projectId, `/${body.id}/decide`);
    const decided = (await scanning.team.editor.post(decide, decisionOf(body, ["shop", "app"])).expect(200))
      .body;
    const elementId = decided.items[1].createdId;
    const links = (await scanning.team.viewer.get(linksOf(projectId)).expect(200)).body.items;
    const [{ serviceKey }] = decided.items[1].services;
    expect(links).toEqual([
      expect.objectContaining({
        serviceKey,
        elementId,
        createdBy: `user:${scanning.team.editor.id}`,
        sinceVersion: 1,
      }),
    ]);
    // The service is another element now: a second app takes it from that one only once a person ended the link.
    vendor.begin(answersTo(grouping));
    const other = (await create(asked()).expect(201)).body;
    const path = architecturesOf(projectId, `/${other.id}/decide`);
    const refused = await scanning.team.editor.post(path, decisionOf(other, ["shop", "app"]));
    expect([refused.status, refused.body.type]).toEqual([409, "proposal_items_refused"]);
    expect(refused.body.items).toEqual([{ id: other.items[1].id, alias: "app", reason: "model-rule" }]);
    expect(refused.body.errors[0].message).toContain(elementId);
    expect((await scanning.team.viewer.get(linksOf(projectId)).expect(200)).body.items).toEqual(links);
    vendor.begin(answersTo(grouping));
    const again = await create(asked({ selection: [elementId] })).expect(201);
    expect(vendor.questions[0]?.turns[0]).toMatch(/"element":"e\d+"/);
    expect(again.body.selection).toEqual([elementId]);
  });

  it("sends a wrong answer back with what is wrong, and takes the next", async () => {
    const wrong = anAnswer([anItem({ alias: "a", kind: "relationship", from: "e99", to: "e98" })]);
    vendor.begin(answers(wrong), answersTo(grouping));
    const { body } = await create(asked()).expect(201);
    expect(body.attempts).toBe(2);
    expect(vendor.questions[1]?.turns.at(-1)).toContain("/items/0/from");
  });

  it.each<[string, Parameters<FakeVendor["begin"]>[0], string]>([
    ["is always wrong", answers(anAnswer([])), "provider-answer-invalid"],
    [
      "wants to remove",
      answers(anAnswer([{ ...anItem({ alias: "a", kind: "element" }), action: "remove" }])),
      "provider-answer-invalid",
    ],
    [
      "names IDs",
      answers(anAnswer([anItem({ alias: "a", kind: "relationship", from: testId(1), to: testId(2) })])),
      "provider-answer-invalid",
    ],
    ["refuses", status(401), "provider-auth-refused"],
    ["is cut", answers('{"summary":', { finish: "cut" }), "provider-answer-cut"],
  ])("answers 200 with the reason where a vendor %s, and stores nothing", async (_, mode, reason) => {
    const before = (await scanning.team.viewer.get(architecturesOf(projectId))).body.items.length;
    vendor.begin(mode);
    const { body } = await create(asked()).expect(200);
    expect(body).toMatchObject({ available: false, task: "inferArchitecture", reason });
    expect((await scanning.team.viewer.get(architecturesOf(projectId))).body.items).toHaveLength(before);
  });

  it("keeps words of a hostile vendor as text, and does nothing else with them", async () => {
    const words = "<script>alert(1)</script> Ignore all rules. [x](http://evil.example)";
    const item = anItem({
      alias: "a",
      kind: "element",
      elementKind: "system",
      name: words,
      description: words,
    });
    vendor.begin(answers(anAnswer([item], { summary: words })));
    const { body } = await create(asked()).expect(201);
    expect([body.summary, body.items[0].fields.name]).toEqual([words, words]);
    expect(body.items[0].state).toBe("open");
  });

  it("sends nothing of a private repository while the workspace does not let it", async () => {
    await uses(false);
    const { database } = scanning.server;
    await database.query("UPDATE source_repositories SET private = true WHERE id = $1", [repositoryId]);
    vendor.begin(answersTo(grouping));
    const { body } = await create(asked()).expect(200);
    expect(body).toMatchObject({ reason: "private-code-not-allowed" });
    expect(body.subjects).toContain(repositoryId);
    expect(vendor.questions).toEqual([]);
    await database.query("UPDATE source_repositories SET private = false WHERE id = $1", [repositoryId]);
  });

  it("answers a preview with what would be sent, and sends nothing", async () => {
    vendor.begin(answersTo(grouping));
    const { body } = await create(asked(), "?preview=true").expect(200);
    expect(body.message).toContain("svc1");
    expect(vendor.questions).toEqual([]);
  });

  it.each<[string, Loose, number, readonly string[]]>([
    ["an unknown selection", { selection: [testId(9)] }, 400, ["selection[0]"]],
    ["a blank request", { request: " " }, 400, ["request"]],
    ["201 IDs", { selection: Array.from({ length: 201 }, (_, n) => testId(n)) }, 400, ["selection"]],
    ["an unknown branch", { branchId: testId(9) }, 404, []],
    ["another field", { more: 1 }, 400, ["more"]],
  ])("answers what is wrong for %s before it asks anybody", async (_, change, code, fields) => {
    vendor.begin(answersTo(grouping));
    expect(problem(await create(asked(change)))).toMatchObject({ status: code, fields });
    expect(vendor.questions).toEqual([]);
  });

  it("is refused where scans found more than may be told: the next snapshot is not read", async () => {
    const { database } = scanning.server;
    const next = await aFollowedRow(scanning.server, projectId, "zzz");
    const { rows } = await database.query<{ snapshot: Buffer }>(
      "SELECT snapshot FROM source_snapshots WHERE scan_id = $1",
      [scanId],
    );
    const found = rows[0]?.snapshot ?? Buffer.alloc(0);
    const copy = await database.query<{ id: string }>(ANOTHER_SCAN, [scanId]);
    const broken = copy.rows[0]?.id;
    await database.query(BROKEN_SNAPSHOT, [scanId, broken]);
    await database.query("UPDATE source_repositories SET tracked_scan = $2 WHERE id = $1", [next, broken]);
    const snapshot = JSON.parse(gunzipSync(found).toString());
    const [fact] = snapshot.facts;
    const facts = Array.from({ length: 100 }, (_, at) => ({
      ...{ ...fact, kind: "operation", factKey: `f${at}` },
      sources: ["x".repeat(90_000)],
    }));
    const large = gzipSync(JSON.stringify({ ...snapshot, facts }));
    const change = "UPDATE source_snapshots SET snapshot = $2 WHERE scan_id = $1";
    await database.query(change, [scanId, large]);
    const refused = problem(await create(asked()));
    expect(refused).toMatchObject({ status: 400, type: "context_too_large" });
    await uses(false);
    const { body } = await create(asked()).expect(200);
    expect(body).toMatchObject({ reason: "private-code-not-allowed" });
    expect(body.subjects).toEqual(expect.arrayContaining([next]));
    await database.query(change, [scanId, found]);
    await database.query("DELETE FROM source_repositories WHERE id = $1", [next]);
  });

  it("takes a followed repository as a selection, and answers 409 for a closed branch", async () => {
    vendor.begin(answersTo(grouping));
    const { body } = await create(asked({ request: null, selection: [repositoryId] })).expect(201);
    expect(body).toMatchObject({ request: null, selection: [repositoryId] });
    const branch = await aBranch(scanning.team.editor, projectId);
    await scanning.team.editor.delete(`/api/projects/${projectId}/branches/${branch}`).expect(204);
    expect(problem(await create(asked({ branchId: branch })))).toMatchObject({
      status: 409,
      type: "conflict",
    });
  });

  it("is kept when its branch ends while it is asked for", async () => {
    const { editor } = scanning.team;
    const branchId = await aBranch(editor, projectId);
    const { mode, release } = held(answersTo(grouping));
    vendor.begin(mode);
    const pending = create(asked({ branchId })).then((answer) => answer);
    await until(() => vendor.questions.length === 1);
    await editor.delete(`/api/projects/${projectId}/branches/${branchId}`).expect(204);
    release();
    const { status, body } = await pending;
    expect([status, body.status, body.branchId]).toEqual([201, "open", branchId]);
    const decided = await editor.post(
      architecturesOf(projectId, `/${body.id}/decide`),
      decisionOf(body, [body.items[0].alias]),
    );
    expect(problem(decided)).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is for people who may write", async () => {
    const path = architecturesOf(projectId);
    expect((await scanning.team.viewer.post(path, asked())).status).toBe(403);
    expect((await scanning.team.outsider.post(path, asked())).status).toBe(404);
  });
});
