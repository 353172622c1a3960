import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import {
  type AnsweredDecision,
  acceptedDecision,
  aDecision,
  decisionBody,
  fieldsOf,
  pathOfDecision,
} from "./testing/decisions.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let projectId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
});

const accept = (decision: AnsweredDecision, body: object = {}) =>
  team.owner.post(pathOfDecision(projectId, decision, "/accept"), {
    contentHash: decision["contentHash"],
    ...body,
  });
const reject = (decision: AnsweredDecision, body: object = { reason: "Too slow" }) =>
  team.owner.post(pathOfDecision(projectId, decision, "/reject"), body);
const read = async (decision: AnsweredDecision): Promise<AnsweredDecision> =>
  (await team.viewer.get(pathOfDecision(projectId, decision)).expect(200)).body;

/** The actions that the audit list tells of the project, newest first. */
async function audited(): Promise<readonly AnsweredDecision[]> {
  const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
  return body.filter(
    ({ action, details }: AnsweredDecision) =>
      details["projectId"] === projectId && action.startsWith("decision."),
  );
}

async function settledIn(decision: AnsweredDecision): Promise<unknown> {
  const { rows } = await server.database.query(
    `SELECT body -> 'settledIn' AS "settledIn" FROM decision_versions
      WHERE project_id = $1 AND decision_id = $2 ORDER BY version DESC LIMIT 1`,
    [projectId, decision["id"]],
  );
  return rows[0].settledIn;
}

describe("an acceptance", () => {
  it("says who accepted it and when, keeps its hash, and is told in the audit list", async () => {
    const made = await aDecision(team.editor, projectId);
    const { body, headers } = await accept(made).expect(200);
    expect(body).toEqual({
      ...made,
      status: "accepted",
      version: 2,
      lastChangedBy: `user:${team.owner.id}`,
      lastChangedAt: body.decidedAt,
      decidedBy: `user:${team.owner.id}`,
      decidedAt: expect.stringMatching(/Z$/),
    });
    expect(headers["etag"]).toBe('"2"');
    expect(await read(made)).toEqual(body);
    const { contentHash } = made;
    expect(await audited()).toMatchObject([
      {
        action: "decision.accepted",
        target: made["id"],
        details: { projectId, reference: "ADR-0001", version: 2, contentHash },
      },
    ]);
  });

  it("needs the hash of what was read", async () => {
    const made = await aDecision(team.editor, projectId);
    const none = await accept(made, { contentHash: null }).expect(400);
    expect([none.body.type, fieldsOf(none)]).toEqual(["validation_error", ["contentHash"]]);
    const missing = await team.owner.post(pathOfDecision(projectId, made, "/accept"), {}).expect(400);
    expect(fieldsOf(missing)).toEqual(["contentHash"]);
    await team.editor.put(pathOfDecision(projectId, made), decisionBody({ title: "Another" })).expect(200);
    const present = await read(made);
    const stale = await accept(made).expect(409);
    expect(stale.body).toEqual({
      type: "decision_changed",
      title: "The decision is not the one that was read",
      errors: [],
      version: 2,
      contentHash: present["contentHash"],
    });
    expect(await read(made)).toEqual(present);
    await accept(present).set("If-Match", '"1"').expect(409);
    await accept(present).set("If-Match", '"2"').expect(200);
  });

  it("is refused for a finding that the state does not have", async () => {
    const settles = [{ ruleId: "NOPE-001", subjectId: randomUUID() }];
    const made = await aDecision(team.editor, projectId, { settles });
    const answer = await accept(made).expect(400);
    expect([answer.body.type, fieldsOf(answer)]).toEqual(["validation_error", ["settles[0]"]]);
    expect(await read(made)).toEqual(made);
    expect(await audited()).toEqual([]);
  });

  it("is in the state of main, of a revision or of an open branch, which is recorded", async () => {
    const revisionId = await aRevision(team.owner, projectId);
    const branchId = await aBranch(team.owner, projectId);
    const [onMain, onRevision, onBranch] = [
      await aDecision(team.editor, projectId),
      await aDecision(team.editor, projectId),
      await aDecision(team.editor, projectId),
    ];
    await accept(onMain).expect(200);
    await accept(onRevision, { revisionId }).expect(200);
    await accept(onBranch, { branchId, revisionId: null }).expect(200);
    const [main, revision, branch] = await Promise.all([onMain, onRevision, onBranch].map(settledIn));
    const { rows } = await server.database.query("SELECT main_stream_id AS id FROM projects WHERE id = $1", [
      projectId,
    ]);
    const streamId = rows[0].id;
    expect(main).toMatchObject({ streamId, revisionId: null });
    expect(revision).toMatchObject({ streamId, revisionId });
    expect(branch).toMatchObject({ streamId: branchId, revisionId: null });
  });

  it("is refused for a state that is not there, or for two", async () => {
    const made = await aDecision(team.editor, projectId);
    expect((await accept(made, { revisionId: randomUUID() }).expect(404)).body.title).toMatch(/revision/);
    expect((await accept(made, { branchId: randomUUID() }).expect(404)).body.title).toMatch(/branchId/);
    const two = await accept(made, { revisionId: randomUUID(), branchId: randomUUID() }).expect(400);
    expect(fieldsOf(two)).toEqual(["branchId"]);
    await accept({ ...made, id: randomUUID() }).expect(404);
  });

  it("on a revision keeps that revision", async () => {
    const [named, free] = [await aRevision(team.owner, projectId), await aRevision(team.owner, projectId)];
    await accept(await aDecision(team.editor, projectId), { revisionId: named }).expect(200);
    const path = `/api/projects/${projectId}/revisions`;
    const answer = await team.owner.delete(`${path}/${named}`).expect(409);
    expect(answer.body).toMatchObject({ type: "conflict", title: expect.stringContaining("a decision") });
    await team.owner.delete(`${path}/${free}`).expect(204);
  });

  it("is for an owner who is signed in", async () => {
    const made = await aDecision(team.editor, projectId);
    const { contentHash } = made;
    for (const person of [team.viewer, team.editor]) {
      const body = { contentHash };
      await person.post(pathOfDecision(projectId, made, "/accept"), body).expect(403);
      await person.post(pathOfDecision(projectId, made, "/reject"), { reason: "no" }).expect(403);
    }
    expect(await read(made)).toEqual(made);
  });
});

describe("an accepted decision", () => {
  it("is neither changed, deleted, rejected nor accepted again", async () => {
    const made = await aDecision(team.editor, projectId);
    const accepted = await acceptedDecision(team.owner, projectId, made);
    const path = pathOfDecision(projectId, made);
    for (const answer of [
      await team.editor.put(path, decisionBody()),
      await team.editor.delete(path),
      await accept(made),
      await reject(made),
    ]) {
      expect([answer.status, answer.body.type]).toEqual([409, "conflict"]);
      expect(answer.body.title).toMatch(/^The decision is accepted: only a proposed one is /);
    }
    expect(await read(made)).toEqual(accepted);
  });

  it("is superseded once another is accepted that names it, both ways", async () => {
    const old = await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId));
    const next = await aDecision(team.editor, projectId, { supersedes: old["id"] });
    expect(await read(old)).toEqual(old);
    const accepted = await acceptedDecision(team.owner, projectId, next);
    expect(accepted).toMatchObject({ supersedes: old["id"], supersededBy: null, status: "accepted" });
    expect(await read(old)).toMatchObject({
      status: "superseded",
      supersededBy: next["id"],
      version: 3,
      contentHash: old["contentHash"],
      decidedBy: old["decidedBy"],
      decidedAt: old["decidedAt"],
    });
    expect((await audited()).map(({ action, target }) => [action, target])).toEqual([
      ["decision.superseded", old["id"]],
      ["decision.accepted", next["id"]],
      ["decision.accepted", old["id"]],
    ]);
  });

  it("is what an acceptance may supersede, and nothing else", async () => {
    const proposed = await aDecision(team.editor, projectId);
    const rejected = await aDecision(team.editor, projectId);
    await reject(rejected).expect(200);
    const gone = await aDecision(team.editor, projectId);
    await team.editor.delete(pathOfDecision(projectId, gone)).expect(204);
    const elsewhere = await aProject(team.owner, team.workspaceId);
    const foreign = await acceptedDecision(team.owner, elsewhere, await aDecision(team.editor, elsewhere));
    for (const [other, title] of [
      [proposed, /is proposed/],
      [rejected, /is rejected/],
      [gone, /is not there/],
      [foreign, /is not there/],
      [{ id: randomUUID() }, /is not there/],
    ] as const) {
      const next = await aDecision(team.editor, projectId, { supersedes: other["id"] });
      const answer = await accept(next).expect(409);
      expect(answer.body).toMatchObject({ type: "conflict", title: expect.stringMatching(title) });
      expect(await read(next)).toEqual(next);
    }
  });

  it("does not supersede itself", async () => {
    const made = await aDecision(team.editor, projectId);
    const own = decisionBody({ supersedes: made["id"] });
    const { body } = await team.editor.put(pathOfDecision(projectId, made), own).expect(200);
    expect((await accept(body).expect(409)).body.title).toMatch(/to be superseded is proposed/);
  });
});

describe("a rejection", () => {
  it("says who rejected it, when and why, and is told in the audit list", async () => {
    const made = await aDecision(team.editor, projectId);
    const { body } = await reject(made, { reason: "Too slow\nfor us", contentHash: null }).expect(200);
    expect(body).toEqual({
      ...made,
      status: "rejected",
      version: 2,
      lastChangedBy: `user:${team.owner.id}`,
      lastChangedAt: body.decidedAt,
      decidedBy: `user:${team.owner.id}`,
      decidedAt: expect.stringMatching(/Z$/),
      rejectReason: "Too slow\nfor us",
    });
    const details = { projectId, reference: "ADR-0001", version: 2, contentHash: made["contentHash"] };
    expect(await audited()).toMatchObject([{ action: "decision.rejected", target: made["id"], details }]);
    expect((await accept(made).expect(409)).body.type).toBe("conflict");
  });

  it.each([{ reason: null }, { reason: "" }, { reason: " \n" }, {}, { reason: "x".repeat(20_001) }])(
    "needs a reason: not %j",
    async (body) => {
      const made = await aDecision(team.editor, projectId);
      expect(fieldsOf(await reject(made, body).expect(400))).toEqual(["reason"]);
      expect(await read(made)).toEqual(made);
    },
  );

  it("of another content than it names is refused", async () => {
    const made = await aDecision(team.editor, projectId);
    const { contentHash } = made;
    const answer = await reject(made, { reason: "no", contentHash: "0".repeat(64) }).expect(409);
    expect(answer.body).toMatchObject({ type: "decision_changed", version: 1, contentHash });
    await reject(made, { reason: "no", contentHash }).expect(200);
  });
});
