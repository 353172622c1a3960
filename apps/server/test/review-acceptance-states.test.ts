import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { DECISION_LIMITS } from "@plumbline/decision-core";
import { aBranch, editBranch } from "./testing/branches.js";
import { type AnsweredDecision, acceptedDecision, aDecision, pathOfDecision } from "./testing/decisions.js";
import { importInto, smallDocument, testId } from "./testing/model-documents.js";
import { ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { findingsOf, type LooseFinding, reviewOf, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import {
  acceptedBy,
  answer,
  answerAll,
  aProjectToSettle,
  countsOf,
  edited,
  LOST_DELIVERY,
  NO_MESSAGE_SCHEMA,
  NO_SCHEMA,
  NOT_APPLICABLE,
  opened,
  storedVersions,
} from "./testing/settling.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Several findings at once, and findings of states that are not main as it is now.

let server: RunningServer;
let team: Team;
let projectId: string;
let decision: AnsweredDecision;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  projectId = await aProjectToSettle(team);
  decision = await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
});

const CONFLICT = { status: 409, type: "conflict" };
const SOME_ID = "abcdef00-0000-4000-8000-00000000abcd";
const THREE = [LOST_DELIVERY, NO_SCHEMA, NO_MESSAGE_SCHEMA];

const read = async (one: AnsweredDecision): Promise<AnsweredDecision> =>
  (await team.viewer.get(pathOfDecision(projectId, one)).expect(200)).body;
const given = async (): Promise<readonly LooseFinding[]> =>
  (await team.viewer.get(`${reviewOf(projectId)}/dispositions`).expect(200)).body.items;

async function lostDelivery(query = ""): Promise<LooseFinding> {
  const [found] = await findingsOf(team.viewer, projectId, `?rule=REL-001${query}`);
  expect(found).toMatchObject(LOST_DELIVERY);
  return found ?? {};
}

describe("several answers at once", () => {
  it("by one decision are one version of it", async () => {
    const body = (
      await answerAll(
        team.owner,
        projectId,
        THREE.map((one) => acceptedBy(one, decision)),
      )
    ).body;
    expect(body.findings).toEqual(THREE.map((one) => expect.objectContaining({ ...one, settled: true })));
    const after = await read(decision);
    expect(after).toMatchObject({ status: "accepted", version: 3, contentHash: decision["contentHash"] });
    expect(after["settles"].map(({ subjectId }: LooseFinding) => subjectId).sort()).toEqual(
      THREE.map(({ subjectId }) => subjectId).sort(),
    );
    expect(await storedVersions(server, projectId)).toEqual([[1, 2, 3]]);
    expect(await countsOf(team.viewer, projectId)).toMatchObject({ settled: 3 });
  });

  it("may mix what they say, and name several decisions", async () => {
    const other = await acceptedDecision(
      team.owner,
      projectId,
      await aDecision(team.editor, projectId, { settles: [NO_SCHEMA] }),
    );
    const answers = [acceptedBy(LOST_DELIVERY, decision), opened(NO_SCHEMA), wontFix(NO_MESSAGE_SCHEMA)];
    expect((await answerAll(team.owner, projectId, answers)).status).toBe(200);
    const [first, second] = [await read(decision), await read(other)];
    expect([first["settles"].length, first["version"]]).toEqual([1, 3]);
    expect([second["settles"].length, second["version"]]).toEqual([0, 3]);
    expect((await given()).map(({ status }) => status)).toEqual(["wont-fix", "open", "accepted-by-decision"]);
  });

  it.each<[string, object, number]>([
    ["a conflict", wontFix(NOT_APPLICABLE), 409],
    ["a finding that is not there", wontFix({ ...NO_SCHEMA, subjectId: randomUUID() }), 404],
    ["no decision", acceptedBy(NO_SCHEMA, { id: randomUUID() }), 400],
  ])("of which one is refused for %s change nothing", async (_, refused, status) => {
    const answers = [acceptedBy(LOST_DELIVERY, decision), wontFix(NO_MESSAGE_SCHEMA), refused];
    const said = problem(await answerAll(team.owner, projectId, answers));
    expect([said.status, said.fields[0]]).toEqual([status, expect.stringMatching(/^answers\[2\]/)]);
    expect([await read(decision), await given()]).toEqual([decision, []]);
  });

  it("by somebody who may give one of them alone change nothing", async () => {
    const answers = [wontFix(NO_MESSAGE_SCHEMA), acceptedBy(LOST_DELIVERY, decision)];
    expect(problem(await answerAll(team.editor, projectId, answers)).status).toBe(403);
    expect(await given()).toEqual([]);
  });

  it.each<[string, () => readonly object[]]>([
    ["the same answer", () => [wontFix(LOST_DELIVERY), wontFix(LOST_DELIVERY)]],
    ["another answer", () => [acceptedBy(LOST_DELIVERY, decision), opened(LOST_DELIVERY)]],
    [
      "its ID in other letters",
      () => [
        wontFix({ ...LOST_DELIVERY, subjectId: SOME_ID.toUpperCase() }),
        wontFix({ ...LOST_DELIVERY, subjectId: SOME_ID }),
      ],
    ],
  ])("name no finding twice: %s", async (_, answers) => {
    const refused = await answerAll(team.owner, projectId, [wontFix(NO_MESSAGE_SCHEMA), ...answers()]);
    expect(problem(refused)).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["answers[2].subjectId"],
    });
    expect([await read(decision), await given()]).toEqual([decision, []]);
  });
});

describe("a decision that settles as many findings as it may", () => {
  it("takes no further one, and one again that it has", async () => {
    const operations = Array.from({ length: DECISION_LIMITS.settles + 1 }, (_, n) => ({
      ...{ id: testId(2000 + n), ownerId: testId(2), name: `op ${n}`, transport: "http", timeoutMs: 1 },
    }));
    await importInto(team.owner, projectId, smallDocument({ operations })).expect(200);
    const [first, ...others] = operations.map(({ id }) => ({ ruleId: "CON-001", subjectId: id }));
    const all = others.map((one) => acceptedBy(one, decision));
    expect((await answerAll(team.owner, projectId, all)).status).toBe(200);
    const full = await read(decision);
    expect([full["version"], full["settles"].length]).toEqual([3, DECISION_LIMITS.settles]);
    const refused = await answer(team.owner, projectId, acceptedBy(first ?? LOST_DELIVERY, decision));
    expect(problem(refused)).toMatchObject(CONFLICT);
    expect((await answer(team.owner, projectId, all[0] ?? {})).status).toBe(200);
    expect(await read(decision)).toEqual(full);
  });
});

describe("an answer to a finding of a revision", () => {
  it("settles it there, and waits for another look where the finding is another", async () => {
    const revisionId = await aRevision(team.owner, projectId);
    await edited(team.editor, `/api/projects/${projectId}/subscriptions/${ONE.subscription}`, {
      factStatus: "unknown",
    });
    const body = acceptedBy(LOST_DELIVERY, decision, { revisionId });
    expect((await answer(team.owner, projectId, body)).body).toMatchObject({
      result: "concern",
      settled: true,
    });
    expect(await lostDelivery(`&revisionId=${revisionId}`)).toMatchObject({ settled: true });
    expect(await lostDelivery()).toMatchObject({ settled: false, needsReReview: true });
    expect(await countsOf(team.viewer, projectId, `?revisionId=${revisionId}`)).toMatchObject({ settled: 1 });
    expect(await countsOf(team.viewer, projectId)).toMatchObject({ settled: 0, needsReReview: 1 });
  });

  it("is judged on what is found there", async () => {
    const revisionId = await aRevision(team.owner, projectId);
    await team.editor
      .delete(`/api/projects/${projectId}/subscriptions/${LOST_DELIVERY.subjectId}`)
      .expect(204);
    const body = wontFix(LOST_DELIVERY);
    expect(problem(await answer(team.editor, projectId, body))).toMatchObject({ status: 404 });
    expect((await answer(team.editor, projectId, { ...body, revisionId })).status).toBe(200);
  });

  it("is not taken where there is no such revision or branch", async () => {
    for (const state of [{ revisionId: randomUUID() }, { branchId: randomUUID() }]) {
      const body = acceptedBy(LOST_DELIVERY, decision, state);
      expect(problem(await answer(team.owner, projectId, body))).toMatchObject({
        status: 404,
        type: "not_found",
      });
    }
    expect(await read(decision)).toEqual(decision);
  });
});

describe("an answer to a finding of a branch", () => {
  it("is not taken once the branch is merged or discarded", async () => {
    for (const end of ["merge", "discard"]) {
      const branchId = await aBranch(team.editor, projectId, end);
      const path = `/api/projects/${projectId}/branches/${branchId}`;
      const ended = await (end === "merge" ? team.owner.post(`${path}/merge`, {}) : team.editor.delete(path));
      expect([end, ended.status < 300]).toEqual([end, true]);
      const refused = await answer(team.editor, projectId, { ...wontFix(LOST_DELIVERY), branchId });
      expect(problem(refused)).toMatchObject({ status: 404, type: "not_found" });
    }
  });

  it("is judged on what is found there, and stands on main where the finding is the same", async () => {
    const branchId = await aBranch(team.editor, projectId);
    const { subscription: id } = ONE;
    const path = `/api/projects/${projectId}/subscriptions/${id}`;
    const { body: fact } = await team.viewer.get(path).expect(200);
    const retried = { ...fact, retry: { maxAttempts: 3, backoffMs: 5 } };
    const body = acceptedBy(LOST_DELIVERY, decision, { branchId });
    expect((await answer(team.owner, projectId, body)).status).toBe(200);
    for (const query of ["", `&branchId=${branchId}`]) {
      expect(await lostDelivery(query)).toMatchObject({ settled: true });
    }
    await editBranch(team.editor, projectId, { branchId, kind: "subscription", id, fact: retried });
    expect(await lostDelivery(`&branchId=${branchId}`)).toMatchObject({
      result: "verified",
      settled: false,
      needsReReview: true,
    });
    expect(await lostDelivery()).toMatchObject({ settled: true });
    expect(problem(await answer(team.owner, projectId, body))).toMatchObject(CONFLICT);
  });

  it("is that of a decision that is accepted on a branch", async () => {
    const branchId = await aBranch(team.editor, projectId);
    const { subscription: id } = ONE;
    await editBranch(team.editor, projectId, { branchId, kind: "subscription", id, fact: null });
    const made = await aDecision(team.editor, projectId, { settles: [LOST_DELIVERY] });
    const accept = (change: object) =>
      team.owner.post(pathOfDecision(projectId, made, "/accept"), {
        contentHash: made["contentHash"],
        ...change,
      });
    expect(problem(await accept({ branchId }))).toMatchObject({ status: 400, fields: ["settles[0]"] });
    await accept({}).expect(200);
    expect(await lostDelivery()).toMatchObject({ settled: true });
  });
});
