import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { usesVendor } from "./testing/ai.js";
import { anArchitecture, submittedArchitecture } from "./testing/architectures.js";
import { aBranch } from "./testing/branches.js";
import { answers, answersTo, type FakeVendor, held, startFakeVendor } from "./testing/fake-vendor.js";
import { aFlow, type Loose, submitted } from "./testing/flow-proposals.js";
import { APP, testId } from "./testing/model-documents.js";
import { importOneOfEach } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

// Critiques by an AI, and what people keep of them and of proposals.

let server: RunningServer;
let team: Team;
let vendor: FakeVendor;
let project: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  vendor = await startFakeVendor();
  await usesVendor(team.owner, team.workspaceId, { vendor });
});
afterAll(async () => {
  await server.stop();
  await vendor.stop();
});
beforeEach(async () => {
  await server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

const pathOf = (rest = "") => `/api/projects/${project}/review/critiques${rest}`;
const at = ({ id }: Loose, rest = "") => pathOf(`/${id}${rest}`);
const create = (body: Loose = {}, query = "") => team.editor.post(pathOf(query), body);

const FINDING = /"ruleId":"([^"]+)","subject":"((?:e|op|ch|sub|m|b|r)\d+)"/;

/** A critique that settles the first finding that was told. */
function settling({ turns }: { readonly turns: readonly string[] }, change: Loose = {}): string {
  const [, ruleId, subject] = FINDING.exec(turns[0] ?? "") ?? [];
  return JSON.stringify({
    summary: "It has no retries.",
    observations: [{ text: "Nobody answers.", about: ["e1", subject], ruleIds: [ruleId] }],
    questions: [{ text: "Who retries?", about: [subject] }],
    proposedDecisions: [
      {
        ...{
          title: "Retry",
          context: null,
          decision: "Three times.",
          consequences: null,
          affected: [subject],
        },
        alternatives: [{ title: "A queue", description: null, rejectedBecause: "More to run." }],
        settles: [{ ruleId, subject }],
      },
    ],
    ...change,
  });
}

async function critique(body: Loose = {}): Promise<Loose> {
  vendor.begin(answersTo((question) => settling(question)));
  return (await create(body).expect(201)).body;
}

describe("POST review/critiques", () => {
  it("answers 201 with what was seen, asked and suggested, by IDs, and the hash of the review", async () => {
    const findings = (await team.viewer.get(`/api/projects/${project}/review/findings`).expect(200)).body;
    const body = await critique({ question: "What breaks?" });
    expect(body).toMatchObject({
      question: "What breaks?",
      focus: [],
      branchId: null,
      modelVersion: 1,
      findingsHash: findings.hash,
      summary: "It has no retries.",
      provider: "Main",
      promptVersion: "prompt/critique/1",
      attempts: 1,
      createdBy: `user:${team.editor.id}`,
      stale: null,
    });
    const [{ ruleId, subjectId }] = body["proposedDecisions"][0].settles;
    expect(
      findings.findings.some((one: Loose) => one["ruleId"] === ruleId && one["subjectId"] === subjectId),
    ).toBe(true);
    expect(body["questions"]).toEqual([{ text: "Who retries?", about: [subjectId], keptAs: null }]);
    expect(body).not.toHaveProperty("submitted");
    expect((await team.viewer.get(at(body)).expect(200)).body).toEqual(body);
    const after = (await team.viewer.get(`/api/projects/${project}/review/findings`)).body;
    expect(after).toEqual(findings);
    expect(vendor.questions[0]).toMatchObject({ maxOutputTokens: 6_000 });
    expect(vendor.questions[0]?.turns[0]).toContain('name="findings"');
  });

  it("sends back what names no rule, no finding, or gives a severity", async () => {
    const wrong = (change: Loose) => answersTo((question) => settling(question, change));
    const observation = { text: "x", about: [], ruleIds: ["XYZ-999"] };
    vendor.begin(
      wrong({ observations: [observation] }),
      wrong({ observations: [{ ...observation, ruleIds: [], severity: "blocking" }] }),
      answersTo((question) => settling(question)),
    );
    expect((await create().expect(201)).body.attempts).toBe(3);
    expect(vendor.questions[1]?.turns.at(-1)).toContain("/observations/0/ruleIds/0");
    vendor.begin(answers("{}"));
    expect((await create().expect(200)).body).toMatchObject({
      task: "critique",
      reason: "provider-answer-invalid",
    });
  });

  it("takes a focus, an empty body, and tells what would be sent", async () => {
    const body = await critique({ focus: [APP] });
    expect(body["focus"]).toEqual([APP]);
    vendor.begin(answersTo((question) => settling(question)));
    expect((await create({}, "?preview=true").expect(200)).body.message).toContain("findings");
    expect(vendor.questions).toEqual([]);
  });

  it.each<[string, Loose, number, readonly string[]]>([
    ["an unknown focus", { focus: [testId(9)] }, 400, ["focus[0]"]],
    ["a blank question", { question: " " }, 400, ["question"]],
    ["another field", { severity: "x" }, 400, ["severity"]],
    ["an unknown branch", { branchId: testId(9) }, 404, []],
  ])("answers what is wrong for %s before it asks anybody", async (_, body, status, fields) => {
    vendor.begin(answersTo((question) => settling(question)));
    expect(problem(await create(body))).toMatchObject({ status, fields });
    expect(vendor.questions).toEqual([]);
  });

  it("is kept when its branch ends while it is asked for; a closed branch is 409 before anybody is asked", async () => {
    const branchId = await aBranch(team.editor, project);
    const { mode, release } = held(answersTo((question) => settling(question)));
    vendor.begin(mode);
    const asked = create({ branchId }).then((answer) => answer);
    await until(() => vendor.questions.length === 1);
    await team.editor.delete(`/api/projects/${project}/branches/${branchId}`).expect(204);
    release();
    const { status, body } = await asked;
    expect([status, body.branchId, body.summary]).toEqual([201, branchId, "It has no retries."]);
    const { stale } = (await team.viewer.get(at(body)).expect(200)).body;
    expect(new Set(stale.map(({ change }: Loose) => change))).toEqual(new Set(["removed"]));
    vendor.begin(answersTo((question) => settling(question)));
    const closed = await create({ branchId });
    expect(problem(closed)).toMatchObject({ status: 409, type: "conflict" });
    expect(closed.body.title).toContain("branch");
    expect(vendor.questions).toEqual([]);
  });

  it("answers 409 with 200 critiques", async () => {
    const one = await critique();
    await server.database.query(FILL, [project, one["id"]]);
    expect(problem(await create())).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is for people who may write; reading it for those who may read", async () => {
    const one = await critique();
    expect((await team.viewer.post(pathOf(), {})).status).toBe(403);
    expect((await team.outsider.post(pathOf(), {})).status).toBe(404);
    expect((await team.viewer.delete(at(one))).status).toBe(403);
    await team.viewer.get(pathOf()).expect(200);
    expect((await team.viewer.get(pathOf(`/${testId(9)}`))).status).toBe(404);
  });
});

const FILL = `
  INSERT INTO critiques (project_id, id, number, body)
  SELECT project_id, gen_random_uuid(), number + n, body FROM critiques, generate_series(1, 199) AS n
   WHERE project_id = $1 AND id = $2`;

describe("GET and DELETE review/critiques", () => {
  it("lists the newest first without the details, in pages", async () => {
    const [first, second] = [await critique(), await critique()];
    const { items, nextCursor } = (await team.viewer.get(pathOf("?limit=1")).expect(200)).body;
    const { observations: _, questions: __, proposedDecisions: ___, ...listed } = second as Loose;
    expect(items).toEqual([listed]);
    const next = (await team.viewer.get(pathOf(`?limit=1&cursor=${nextCursor}`)).expect(200)).body;
    expect([next.items[0].id, next.nextCursor]).toEqual([first?.["id"], null]);
    expect((await team.viewer.get(pathOf("?cursor=x"))).status).toBe(400);
  });

  it("tells what is stale, and deletes one with what was kept of it staying", async () => {
    const one = await critique();
    const kept = (await team.editor.post(at(one, "/questions/0/keep")).expect(201)).body;
    const element = `/api/projects/${project}/elements/${APP}`;
    const { body: app } = await team.viewer.get(element);
    await team.editor.put(element, { ...app, name: "Other" }).expect(200);
    const { stale } = (await team.viewer.get(at(one)).expect(200)).body;
    expect(stale === null || stale.every(({ change }: Loose) => change === "changed")).toBe(true);
    await team.editor.delete(at(one)).expect(204);
    expect((await team.editor.delete(at(one))).status).toBe(404);
    await team.viewer.get(`/api/projects/${project}/questions/${kept.id}`).expect(200);
    const { body: audit } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    const own = audit.filter(({ target }: Loose) => target === one["id"]);
    expect(own.map(({ action }: Loose) => action)).toEqual(["critique.deleted", "critique.created"]);
  });
});

describe("keeping", () => {
  it("makes a question of one of a critique, once", async () => {
    const one = await critique();
    const path = at(one, "/questions/0/keep");
    const { body } = await team.editor.post(path).expect(201);
    expect(body).toMatchObject({
      text: "Who retries?",
      status: "open",
      origin: "ai-suggested",
      askedBy: `user:${team.editor.id}`,
      source: { kind: "critique", id: one["id"], index: 0 },
    });
    expect((await team.viewer.get(at(one))).body.questions[0].keptAs).toBe(body.id);
    await team.editor.delete(`/api/projects/${project}/questions/${body.id}`).expect(204);
    expect(problem(await team.editor.post(path))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("makes a proposed decision of one that is suggested, once", async () => {
    const one = await critique();
    const path = at(one, "/proposed-decisions/0/keep");
    const { body } = await team.editor.post(path).expect(201);
    const [{ affectedIds, settles }] = one["proposedDecisions"];
    expect(body).toMatchObject({
      title: "Retry",
      status: "proposed",
      origin: "ai-suggested",
      affectedIds,
      settles,
    });
    expect((await team.viewer.get(at(one))).body.proposedDecisions[0].keptAs).toBe(body.id);
    expect(problem(await team.editor.post(path))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("answers 404 where there is nothing, 403 to a viewer", async () => {
    const one = await critique();
    for (const index of ["1", "-1", "x", "01"]) {
      expect((await team.editor.post(at(one, `/questions/${index}/keep`))).status).toBe(404);
      expect((await team.editor.post(at(one, `/proposed-decisions/${index}/keep`))).status).toBe(404);
    }
    expect((await team.editor.post(pathOf(`/${testId(9)}/questions/0/keep`))).status).toBe(404);
    expect((await team.viewer.post(at(one, "/questions/0/keep"))).status).toBe(403);
  });

  it("of two at the same moment one stands", async () => {
    const one = await critique();
    const path = at(one, "/questions/0/keep");
    const both = await Promise.all([0, 1].map(async () => (await team.editor.post(path)).status));
    expect(both.sort()).toEqual([201, 409]);
  });

  it("makes a question of one of a proposal: 201, then 200 with the same one", async () => {
    const keep = `/api/projects/${project}/questions/keep`;
    const architecture = await submittedArchitecture(team.editor, project, anArchitecture());
    const flow = await submitted(team.editor, project, aFlow());
    for (const [kind, proposal] of [
      ["architecture-proposal", architecture],
      ["flow-proposal", flow],
    ] as const) {
      const body = { proposalId: proposal["id"], index: 0 };
      const first = (await team.editor.post(keep, body).expect(201)).body;
      expect(first).toMatchObject({
        origin: "ai-suggested",
        about: [APP],
        source: { kind, id: proposal["id"], index: 0 },
      });
      expect((await team.editor.post(keep, body).expect(200)).body).toEqual(first);
      const place = kind === "flow-proposal" ? "flow-proposals" : "architecture-proposals";
      const path = `/api/projects/${project}/ai/${place}/${proposal["id"]}`;
      expect((await team.viewer.get(path)).body.questions[0].keptAs).toBe(first.id);
      await team.editor.delete(`/api/projects/${project}/questions/${first.id}`).expect(204);
      expect((await team.editor.post(keep, body)).status).toBe(404);
    }
  });

  it("answers what is wrong with a body that keeps", async () => {
    const keep = `/api/projects/${project}/questions/keep`;
    const { id } = await submittedArchitecture(team.editor, project, anArchitecture());
    expect((await team.editor.post(keep, { proposalId: id, index: 5 })).status).toBe(404);
    expect((await team.editor.post(keep, { proposalId: testId(9), index: 0 })).status).toBe(404);
    expect((await team.editor.post(keep, { proposalId: id })).status).toBe(400);
    expect((await team.editor.post(keep, { proposalId: id, index: "0" })).status).toBe(400);
    expect((await team.viewer.post(keep, { proposalId: id, index: 0 })).status).toBe(403);
  });
});
