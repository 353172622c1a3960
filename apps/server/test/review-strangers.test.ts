import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import {
  type AnsweredDecision,
  acceptedDecision,
  aDecision,
  decisionBody,
  decisionsOf,
  pathOfDecision,
} from "./testing/decisions.js";
import { ONE } from "./testing/one-of-each.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { asked } from "./testing/questions.js";
import { reviewOf, wontFix } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { acceptedBy, answer, aProjectToSettle, LOST_DELIVERY, NO_SCHEMA } from "./testing/settling.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// The review and the decisions of a project as those meet them who have nothing to do with it.

const SECRET = "Halcyon";

let server: RunningServer;
let team: Team;
let project: string;
let proposed: AnsweredDecision;
let accepted: AnsweredDecision;
let ids: Readonly<Record<"snapshot" | "question" | "revision" | "branch", string>>;
let strangers: readonly (readonly [string, Person])[];
/** A project that the outsider owns. */
let own: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aProjectToSettle(team);
  proposed = await aDecision(team.editor, project, { title: SECRET, settles: [NO_SCHEMA] });
  const settling = await aDecision(team.editor, project, { title: SECRET, settles: [LOST_DELIVERY] });
  accepted = await acceptedDecision(team.owner, project, settling);
  const revision = await aRevision(team.owner, project, SECRET);
  const kept = await team.editor.post(`${reviewOf(project)}/snapshots`, { note: SECRET }).expect(201);
  const question = (await asked(team.editor, project, { text: SECRET })).split("/").at(-1) ?? "";
  const branch = await aBranch(team.editor, project, SECRET);
  ids = { snapshot: kept.body.id, question, revision, branch };
});
afterAll(() => server.stop());

beforeEach(async () => {
  const workspace = randomUUID();
  await team.outsider.post("/api/workspaces", { id: workspace, name: "Other" }).expect(200);
  own = await aProject(team.outsider, workspace);
  const scopes = ["read", "propose", "export"];
  const foreign = await aToken(team.outsider, workspace, { scopes });
  const elsewhere = await aProject(team.owner, team.workspaceId);
  const restricted = await aToken(team.owner, team.workspaceId, { scopes, projectId: elsewhere });
  strangers = [
    ["an account of another workspace", team.outsider],
    ["a token of another workspace", withToken(server, foreign.value)],
    ["a token of another project", withToken(server, restricted.value)],
  ];
});

type Method = "get" | "post" | "put" | "delete";
type Call = readonly [method: Method, rest: string, body?: object];

/** Every route with a body that would do. */
const calls = (): readonly Call[] => {
  const { contentHash } = proposed;
  const [at, snapshot] = [`/decisions/${proposed["id"]}`, `/review/snapshots/${ids.snapshot}`];
  const question = `/questions/${ids.question}`;
  return [
    ["get", "/review/rules"],
    ["get", "/review/findings"],
    ["get", "/review/findings?format=markdown"],
    ["get", `/review/findings?revisionId=${ids.revision}`],
    ["get", `/review/compare?from=main&to=snapshot:${ids.snapshot}`],
    ["post", "/review/preview", { changes: [{ op: "delete", kind: "binding", id: ONE.binding }] }],
    ["get", "/review/dispositions"],
    ["put", "/review/dispositions", wontFix(NO_SCHEMA)],
    ["post", "/review/dispositions", { answers: [acceptedBy(NO_SCHEMA, accepted)] }],
    ["get", "/review/snapshots"],
    ["post", "/review/snapshots", {}],
    ["get", snapshot],
    ["get", `${snapshot}/changes`],
    ["delete", snapshot],
    ["get", "/decisions"],
    ["get", "/decisions/export"],
    ["post", "/decisions", decisionBody()],
    ["get", at],
    ["get", `${at}/export`],
    ["put", at, decisionBody()],
    ["post", `${at}/accept`, { contentHash }],
    ["post", `${at}/reject`, { reason: "No." }],
    ["delete", at],
    ["get", "/questions"],
    ["post", "/questions", { text: "Why?" }],
    ["get", question],
    ["post", `${question}/answer`, { answer: "a" }],
    ["post", `${question}/drop`],
    ["post", `${question}/reopen`],
    ["delete", question],
  ];
};

function call(by: Person, [method, rest, body]: Call, at = project): PromiseLike<Response> {
  const path = `/api/projects/${at}${rest}`;
  return method === "get" || method === "delete" ? by[method](path) : by[method](path, body);
}

const TABLES = [
  ...["decision_numbers", "decisions", "decision_versions", "review_numbers", "finding_answers"],
  ...["review_snapshots", "questions", "model_streams"],
];

/** Everything that is stored of the project, and what the audit list says of it. */
async function stored(): Promise<readonly unknown[]> {
  const texts = TABLES.map((table) => `SELECT t::text AS row FROM ${table} t WHERE project_id = $1`);
  const audit = `SELECT a::text AS row FROM audit_entries a WHERE a.details->>'projectId' = $1::text`;
  const { rows } = await server.database.query(`${[...texts, audit].join(" UNION ALL ")} ORDER BY row`, [
    project,
  ]);
  return rows;
}

describe("whoever has nothing to do with the project", () => {
  it("is answered by every route as if it were not there, and nothing changes", async () => {
    const before = await stored();
    expect(before.length).toBeGreaterThan(10);
    for (const [who, stranger] of strangers) {
      for (const one of calls()) {
        const [there, nowhere] = [await call(stranger, one), await call(stranger, one, randomUUID())];
        expect([who, one, problem(there)]).toEqual([
          who,
          one,
          { status: 404, type: "not_found", fields: [] },
        ]);
        expect(there.body).toEqual(nowhere.body);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it("has to sign in first, where it is nobody", async () => {
    for (const one of calls()) {
      expect([one, problem(await call(nobody(server), one))]).toMatchObject([one, { status: 401 }]);
    }
  });

  it("reaches nothing of it through a project of their own", async () => {
    const before = await stored();
    for (const one of calls().filter(([, rest]) => /[0-9a-f]{8}-/.test(rest))) {
      const answered = await call(team.outsider, one, own);
      expect([one, problem(answered)]).toMatchObject([one, { status: 404, type: "not_found" }]);
      expect(answered.text).not.toContain(SECRET);
    }
    expect(await stored()).toEqual(before);
  });
});

describe("what belongs to another project", () => {
  it("is no state to review, keep, compare or accept a decision in", async () => {
    const made = await aDecision(team.outsider, own);
    const { contentHash } = made;
    const accept = pathOfDecision(own, made, "/accept");
    for (const state of [{ revisionId: ids.revision }, { branchId: ids.branch }]) {
      const query = new URLSearchParams(state).toString();
      const side = Object.values(state)[0];
      const kind = "branchId" in state ? "branch" : "revision";
      const answers = [
        await team.outsider.get(`${reviewOf(own)}/findings?${query}`),
        await team.outsider.post(`${reviewOf(own)}/snapshots`, state),
        await team.outsider.get(`${reviewOf(own)}/compare?from=main&to=${kind}:${side}`),
        await team.outsider.post(accept, { contentHash, ...state }),
        await answer(team.outsider, own, { ...wontFix(NO_SCHEMA), ...state }),
      ];
      expect(answers.map((one) => problem(one).status)).toEqual([404, 404, 404, 404, 404]);
    }
    const preview = { changes: [{ op: "delete", kind: "binding", id: ONE.binding }], branchId: ids.branch };
    expect(problem(await team.outsider.post(`${reviewOf(own)}/preview`, preview)).status).toBe(404);
  });

  it("settles nothing and is superseded by nothing", async () => {
    const mine = await aProjectToSettle({ ...team, owner: team.outsider, ...(await ownWorkspace()) });
    const byForeign = await answer(team.outsider, mine, acceptedBy(LOST_DELIVERY, accepted));
    expect(problem(byForeign)).toMatchObject({ status: 400, fields: ["decisionId"] });
    const unknown = await answer(team.outsider, mine, acceptedBy(LOST_DELIVERY, { id: randomUUID() }));
    expect(byForeign.body).toEqual(unknown.body);
    const made = await aDecision(team.outsider, mine, { supersedes: accepted["id"] });
    const { contentHash } = made;
    const refused = await team.outsider.post(pathOfDecision(mine, made, "/accept"), { contentHash });
    expect(problem(refused)).toMatchObject({ status: 409, type: "conflict" });
    expect(refused.text).not.toContain(SECRET);
    const { body } = await team.viewer.get(pathOfDecision(project, accepted)).expect(200);
    expect(body).toEqual(accepted);
  });

  it("is told of as missing, as what is nowhere", async () => {
    const affectedIds = [ids.snapshot, ids.question, accepted["id"], randomUUID()];
    const made = await aDecision(team.outsider, own, { affectedIds });
    expect([...made["missingAffectedIds"]].sort()).toEqual([...affectedIds].sort());
    const listed = await team.outsider.get(decisionsOf(own, `?ruleId=REL-001&subjectId=${ONE.subscription}`));
    expect(listed.body).toEqual({ items: [], nextCursor: null });
  });

  it("cannot be read on with the cursor of its lists", async () => {
    await answer(team.editor, project, wontFix(NO_SCHEMA));
    await answer(team.editor, project, wontFix(NO_SCHEMA));
    await team.editor.post(`${reviewOf(project)}/snapshots`, { note: SECRET }).expect(201);
    for (const list of ["review/dispositions", "review/snapshots", "decisions"]) {
      const { body } = await team.viewer.get(`/api/projects/${project}/${list}?limit=1`).expect(200);
      expect(typeof body.nextCursor).toBe("string");
      const answered = await team.outsider.get(`/api/projects/${own}/${list}?cursor=${body.nextCursor}`);
      expect(problem(answered)).toEqual({ status: 400, type: "validation_error", fields: ["cursor"] });
    }
  });

  async function ownWorkspace(): Promise<{ readonly workspaceId: string }> {
    const workspaceId = randomUUID();
    await team.outsider.post("/api/workspaces", { id: workspaceId, name: "Own" }).expect(200);
    return { workspaceId };
  }
});
