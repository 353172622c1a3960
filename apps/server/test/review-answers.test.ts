import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { ESHOP, type Eshop, projectWithEshop } from "./testing/promises.js";
import { findingOf, firstFinding, type LooseFinding, reviewOf, wontFix } from "./testing/review.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let eshop: Eshop;
let review: string;
let concern: LooseFinding;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  eshop = await projectWithEshop(team);
  review = reviewOf(eshop.projectId);
  concern = await firstFinding(team.viewer, eshop.projectId, "?result=concern&rule=CON-001");
});

const AT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

function put(body: object, person = team.editor) {
  return person.put(`${review}/dispositions`, body);
}

describe("an answer", () => {
  it("wont-fix settles the finding as it is now", async () => {
    const { body } = await put(wontFix(concern, "The supplier mends it.")).expect(200);
    const { fingerprint, ruleVersion } = concern;
    const by = `user:${team.editor.id}`;
    const given = { status: "wont-fix", reason: "The supplier mends it.", decisionId: null, by, at: AT };
    expect(body).toEqual({
      ...concern,
      settled: true,
      disposition: { ...given, fingerprint, ruleVersion },
    });
    const counts = (await team.viewer.get(`${review}/findings`).expect(200)).body.counts;
    expect(counts).toMatchObject({ settled: 1, needsReReview: 0 });
  });

  it("leaves the hash as it was", async () => {
    const before = (await team.viewer.get(`${review}/findings`).expect(200)).body;
    await put(wontFix(concern)).expect(200);
    const after = (await team.viewer.get(`${review}/findings`).expect(200)).body;
    expect([after.hash, after.inputsFingerprint]).toEqual([before.hash, before.inputsFingerprint]);
    expect(after.counts.concerns).toBe(before.counts.concerns);
  });

  it("replaces the one before, and both are listed with who gave them", async () => {
    await put(wontFix(concern, "First.")).expect(200);
    await put(wontFix(concern, "Second."), team.owner).expect(200);
    await put({ ...wontFix(concern), status: "open", reason: null }).expect(200);
    const { body } = await team.viewer.get(`${review}/dispositions?limit=2`).expect(200);
    expect(
      body.items.map(({ status, reason, isNewest }: LooseFinding) => [status, reason, isNewest]),
    ).toEqual([
      ["open", null, true],
      ["wont-fix", "Second.", false],
    ]);
    const next = await team.viewer.get(`${review}/dispositions?cursor=${body.nextCursor}`).expect(200);
    expect(next.body.items).toHaveLength(1);
    expect(next.body.items[0]).toMatchObject({ reason: "First.", by: `user:${team.editor.id}` });
    const now = await findingOf(team.viewer, eshop.projectId, concern["ruleId"], concern["subjectId"]);
    expect(now).toEqual(concern);
  });

  it("is told in the audit list", async () => {
    await put(wontFix(concern)).expect(200);
    const { rows } = await server.database.query(
      "SELECT actor, details FROM audit_entries WHERE action = 'finding.answered' AND target = $1 AND details->>'projectId' = $2",
      [concern["subjectId"], eshop.projectId],
    );
    expect(rows).toMatchObject([
      { actor: `user:${team.editor.id}`, details: { ruleId: concern["ruleId"], status: "wont-fix" } },
    ]);
  });

  it("waits for another look once the finding is another, and counts again when that is undone", async () => {
    const path = `/api/projects/${eshop.projectId}/${pathOfKind(concern)}/${concern["subjectId"]}`;
    await put(wontFix(concern)).expect(200);
    const { body: fact } = await team.viewer.get(path).expect(200);
    await team.editor.put(path, { ...fact, factStatus: "unknown" }).expect(200);
    const moved = await findingOf(team.viewer, eshop.projectId, concern["ruleId"], concern["subjectId"]);
    expect(moved).toMatchObject({ settled: false, needsReReview: true, disposition: { status: "wont-fix" } });
    expect(moved["fingerprint"]).not.toBe(concern["fingerprint"]);
    await team.editor.put(path, fact).expect(200);
    const back = await findingOf(team.viewer, eshop.projectId, concern["ruleId"], concern["subjectId"]);
    expect(back).toMatchObject({ settled: true, needsReReview: false });
  });
});

function pathOfKind({ subjectKind }: LooseFinding): string {
  return `${subjectKind}s`;
}

describe("answers to several findings", () => {
  it("are all taken", async () => {
    const { body } = await team.viewer.get(`${review}/findings?result=concern&severity=warning`).expect(200);
    const [first, second] = body.findings;
    const answers = [wontFix(first, "One."), wontFix(second, "Two.")];
    const given = await team.editor.post(`${review}/dispositions`, { answers }).expect(200);
    expect(given.body.findings.map(({ disposition }: LooseFinding) => disposition.reason)).toEqual([
      "One.",
      "Two.",
    ]);
  });

  it("are refused together when one is, which is named", async () => {
    const verified = await firstFinding(team.viewer, eshop.projectId, "?result=not-applicable");
    const refused = await team.editor.post(`${review}/dispositions`, {
      answers: [wontFix(concern), wontFix(verified)],
    });
    expect(problem(refused)).toEqual({ status: 409, type: "conflict", fields: ["answers[1]"] });
    expect((await team.viewer.get(`${review}/dispositions`)).body.items).toEqual([]);
  });

  it("are at most 200", async () => {
    const answers = Array.from({ length: 201 }, () => wontFix(concern));
    const refused = await team.editor.post(`${review}/dispositions`, { answers });
    expect(problem(refused)).toEqual({ status: 400, type: "validation_error", fields: ["answers"] });
  });
});

describe("an answer is refused", () => {
  it.each<[string, (finding: LooseFinding) => object, string, string]>([
    ["that is none", (finding) => ({ ...wontFix(finding), status: "done" }), "validation_error", "status"],
    [
      "to an unknown rule",
      (finding) => ({ ...wontFix(finding), ruleId: "REL-999" }),
      "validation_error",
      "ruleId",
    ],
    ["without a reason", (finding) => ({ ...wontFix(finding), reason: null }), "validation_error", "reason"],
    ["with a blank reason", (finding) => wontFix(finding, " \n"), "validation_error", "reason"],
    ["about no ID", (finding) => ({ ...wontFix(finding), subjectId: "x" }), "invalid_body", "subjectId"],
    [
      "by no decision",
      (finding) => ({ ...wontFix(finding), status: "accepted-by-decision" }),
      "validation_error",
      "decisionId",
    ],
    [
      "by a decision that is not there",
      (finding) => ({ ...wontFix(finding), status: "accepted-by-decision", decisionId: randomUUID() }),
      "validation_error",
      "decisionId",
    ],
    [
      "about two states",
      (finding) => ({ ...wontFix(finding), revisionId: randomUUID(), branchId: randomUUID() }),
      "validation_error",
      "branchId",
    ],
    ["with another field", (finding) => ({ ...wontFix(finding), note: "" }), "invalid_body", "note"],
  ])("%s", async (_, body, type, field) => {
    expect(problem(await put(body(concern)))).toMatchObject({ status: 400, fields: [field] });
    expect(problem(await put(body(concern))).type).toMatch(new RegExp(`${type}|validation_error`));
  });

  it("to a finding that is not there", async () => {
    const refused = await put({ ...wontFix(concern), subjectId: randomUUID() });
    expect(problem(refused)).toEqual({ status: 404, type: "not_found", fields: [] });
  });

  it("to one that is verified or not applicable", async () => {
    const verified = await firstFinding(team.viewer, eshop.projectId, "?result=not-applicable");
    expect(problem(await put(wontFix(verified)))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("of those who may not", async () => {
    expect(problem(await put(wontFix(concern), team.viewer)).status).toBe(403);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    expect(problem(await put(wontFix(concern), withToken(server, value)))).toMatchObject({
      status: 403,
      type: "human_only",
    });
    expect(problem(await put(wontFix(concern), team.outsider)).status).toBe(404);
  });
});

describe("a kept review", () => {
  it("holds its findings with the answers of then", async () => {
    await put(wontFix(concern)).expect(200);
    const now = (await team.viewer.get(`${review}/findings`).expect(200)).body;
    const kept = (await team.editor.post(`${review}/snapshots`, { note: "Before the talk" }).expect(201))
      .body;
    expect(kept).toMatchObject({
      note: "Before the talk",
      hash: now.hash,
      counts: now.counts,
      findings: now.findings,
    });
    expect(kept).toMatchObject({
      createdBy: `user:${team.editor.id}`,
      createdAt: AT,
      revisionId: null,
      branchId: null,
    });
    await put({ ...wontFix(concern), status: "open", reason: null }).expect(200);
    expect((await team.viewer.get(`${review}/snapshots/${kept.id}`).expect(200)).body).toEqual(kept);
    const { findings: _, ...summary } = kept;
    expect((await team.viewer.get(`${review}/snapshots`).expect(200)).body.items).toEqual([summary]);
  });

  it("says what became of its findings since", async () => {
    const kept = (await team.editor.post(`${review}/snapshots`).expect(201)).body;
    await put(wontFix(concern)).expect(200);
    const path = `/api/projects/${eshop.projectId}/operations/${ESHOP.createOrder}`;
    await team.editor.put(path, { ...(await team.viewer.get(path)).body, factStatus: "unknown" }).expect(200);
    const { body } = await team.viewer.get(`${review}/snapshots/${kept.id}/changes`).expect(200);
    expect(body.answered.map(({ ruleId, subjectId }: LooseFinding) => [ruleId, subjectId])).toEqual([
      [concern["ruleId"], concern["subjectId"]],
    ]);
    expect(body.changed.map(({ after }: LooseFinding) => after.subjectId)).toContain(ESHOP.createOrder);
    expect([body.added, body.gone]).toEqual([[], []]);
  });

  it("keeps the revision that it was of, until it is deleted itself", async () => {
    const revisionId = randomUUID();
    const path = `/api/projects/${eshop.projectId}/revisions`;
    await team.owner.post(path, { id: revisionId, name: "Then", note: null }).expect(200);
    const kept = (await team.editor.post(`${review}/snapshots`, { revisionId }).expect(201)).body;
    expect(problem(await team.owner.delete(`${path}/${revisionId}`)).status).toBe(409);
    await team.editor.delete(`${review}/snapshots/${kept.id}`).expect(204);
    expect(problem(await team.editor.delete(`${review}/snapshots/${kept.id}`)).status).toBe(404);
    await team.owner.delete(`${path}/${revisionId}`).expect(204);
  });

  it("is one of at most 200", async () => {
    const [first] = [(await team.editor.post(`${review}/snapshots`).expect(201)).body];
    await server.database.query(
      `INSERT INTO review_snapshots (project_id, id, number, model_revision_id, summary, findings)
       SELECT project_id, gen_random_uuid(), n, NULL, summary, findings
         FROM review_snapshots, generate_series(2, 200) AS n WHERE id = $1`,
      [first.id],
    );
    await server.database.query("UPDATE review_numbers SET last_snapshot = 200 WHERE project_id = $1", [
      eshop.projectId,
    ]);
    expect(problem(await team.editor.post(`${review}/snapshots`))).toMatchObject({
      status: 409,
      type: "conflict",
    });
    const page = (await team.viewer.get(`${review}/snapshots?limit=200`).expect(200)).body;
    expect(page.items).toHaveLength(200);
  });

  it("is not for tokens", async () => {
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const agent = withToken(server, value);
    expect(problem(await agent.get(`${review}/snapshots`)).type).toBe("human_only");
    expect(problem(await agent.post(`${review}/snapshots`)).type).toBe("human_only");
    expect(problem(await team.viewer.post(`${review}/snapshots`)).status).toBe(403);
  });
});

describe("a comparison", () => {
  it("of a version with main tells what an edit did", async () => {
    const path = `/api/projects/${eshop.projectId}/operations/${ESHOP.createOrder}`;
    const { body: before } = await team.viewer.get(`/api/projects/${eshop.projectId}/model`).expect(200);
    await team.editor.put(path, { ...(await team.viewer.get(path)).body, factStatus: "unknown" }).expect(200);
    const { body } = await team.viewer
      .get(`${review}/compare?from=${before.modelVersion}&to=main`)
      .expect(200);
    expect(body.changed.length).toBeGreaterThan(0);
    const nothing = await team.viewer.get(`${review}/compare?from=main&to=main`).expect(200);
    expect(nothing.body).toEqual({ added: [], gone: [], changed: [] });
  });

  it.each([
    ["from=main", ["to"]],
    ["from=x&to=branch:1", ["from", "to"]],
  ])("is refused for %s", async (query, fields) => {
    expect(problem(await team.viewer.get(`${review}/compare?${query}`))).toMatchObject({
      status: 400,
      fields,
    });
  });

  it.each([`snapshot:${randomUUID()}`, `revision:${randomUUID()}`, `branch:${randomUUID()}`, "999999"])(
    "is not found for %s",
    async (side) => {
      expect(problem(await team.viewer.get(`${review}/compare?from=main&to=${side}`)).status).toBe(404);
    },
  );
});

it("a kept review is compared by people alone", async () => {
  const { id } = (await team.editor.post(`${review}/snapshots`).expect(201)).body;
  const path = `${review}/compare?from=main&to=snapshot:${id}`;
  expect((await team.viewer.get(path).expect(200)).body).toEqual({ added: [], gone: [], changed: [] });
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
  const agent = withToken(server, value);
  expect(problem(await agent.get(path))).toMatchObject({ status: 403, type: "human_only" });
  await agent.get(`${review}/compare?from=main&to=main`).expect(200);
});

it("a write is never answered 304, whatever the client has", async () => {
  await team.editor.post(`${review}/snapshots`).set("If-None-Match", "*").expect(201);
  const create = { op: "put", kind: "channel", id: randomUUID(), value: { name: "New", kind: "queue" } };
  const first = await team.viewer.post(`${review}/preview`, { changes: [create] }).expect(200);
  const tag = first.headers["etag"] ?? "";
  await team.viewer
    .post(`${review}/preview`, { changes: [create] })
    .set("If-None-Match", tag)
    .expect(200);
});

describe("a preview of changes", () => {
  it("tells what the review says once they are made, and writes nothing", async () => {
    const path = `/api/projects/${eshop.projectId}/operations/${ESHOP.createOrder}`;
    const { body: operation } = await team.viewer.get(path).expect(200);
    const { id, ...value } = operation;
    const changes = [{ op: "put", kind: "operation", id, value: { ...value, factStatus: "unknown" } }];
    const before = (await team.viewer.get(`${review}/findings`).expect(200)).body;
    const preview = (await team.viewer.post(`${review}/preview`, { changes }).expect(200)).body;
    expect((await team.viewer.get(`${review}/findings`).expect(200)).body).toEqual(before);
    await team.editor.post(`/api/projects/${eshop.projectId}/model/changes`, { changes }).expect(200);
    const kept = await team.viewer.get(`${review}/compare?from=${before.modelVersion}&to=main`).expect(200);
    expect(preview).toEqual(kept.body);
    expect(preview.changed.length).toBeGreaterThan(0);
  });

  it("is refused as the changes would be", async () => {
    const changes = [{ op: "delete", kind: "channel", id: ESHOP.exchange }];
    expect(problem(await team.viewer.post(`${review}/preview`, { changes }))).toMatchObject({
      status: 409,
      type: "in_use",
    });
    const stale = await team.viewer.post(`${review}/preview`, { changes, expectedVersion: 999 });
    expect(problem(stale)).toMatchObject({ status: 409, type: "conflict" });
    expect(
      problem(await team.viewer.post(`${review}/preview`, { changes, branchId: randomUUID() })).status,
    ).toBe(404);
  });
});
