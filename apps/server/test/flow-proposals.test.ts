import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { architecturesOf } from "./testing/architectures.js";
import {
  aFlow,
  aFlowStep,
  aFlowWithMissing,
  flowsOf,
  type Loose,
  pathOfFlow,
  REFS,
  submission,
  submitted,
} from "./testing/flow-proposals.js";
import { APP, exported, SYSTEM, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Submitting flow proposals, reading and deleting them.

let server: RunningServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

async function agent(...scopes: readonly string[]): Promise<Person & { readonly tokenId: string }> {
  const { id, value } = await aToken(team.owner, team.workspaceId, { scopes });
  return { ...withToken(server, value), tokenId: id };
}

const submit = (person: Person, body: unknown) =>
  person.post(flowsOf(project, "/submit"), typeof body === "string" ? body : JSON.stringify(body));

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe("submitting", () => {
  it("is counted for each caller, of both kinds together: 60 a minute, then 429 with when to come again", async () => {
    const [caller, other] = [await agent("propose"), await agent("propose")];
    const architectures = architecturesOf(project, "/submit");
    for (let count = 0; count < 30; count += 1) {
      await submit(caller, {}).expect(400);
      await caller.post(architectures, {}).expect(400);
    }
    for (const answer of [await submit(caller, submission(aFlow())), await caller.post(architectures, {})]) {
      expect(problem(answer)).toMatchObject({ status: 429, type: "rate_limited" });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    await submit(other, submission(aFlow())).expect(201);
  });
});

describe("POST ai/flow-proposals/submit", () => {
  it("answers 201 with the proposal, which is open, and writes nothing to the design", async () => {
    const before = await exported(team.viewer, project);
    const flow = aFlow();
    const { body } = await submit(team.editor, submission(flow)).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      request: "What happens when somebody orders?",
      selection: [],
      branchId: null,
      modelVersion: 1,
      createdBy: `user:${team.editor.id}`,
      createdAt: expect.stringMatching(AT),
      submitted: true,
      provider: "agent",
      providerKind: null,
      model: "editor",
      modelReported: null,
      promptVersion: null,
      attempts: 0,
      usage: null,
      status: "open",
      reviseScenarioId: null,
      scenarioVersion: null,
      parts: [
        { alias: "shop", kind: "element", name: "Shop", targetId: SYSTEM, hash: expect.any(String) },
        {
          alias: "order",
          kind: "operation",
          name: "order",
          targetId: ONE.operation,
          hash: expect.any(String),
        },
        { alias: "orders", kind: "element", name: "Orders", targetId: APP, hash: expect.any(String) },
        { alias: "audit", kind: "channel", name: "Audit", targetId: ONE.channel, hash: expect.any(String) },
        {
          alias: "ordered",
          kind: "message",
          name: "Ordered",
          targetId: ONE.message,
          hash: expect.any(String),
        },
      ],
      missing: [],
      issues: [],
      questions: [{ text: "Who pays?", about: [APP], keptAs: null }],
      decidedBy: null,
      decidedAt: null,
      reason: null,
      scenarioId: null,
      stale: null,
      flow,
    });
    expect((await team.viewer.get(pathOfFlow(project, body)).expect(200)).body).toEqual(body);
    expect(await exported(team.viewer, project)).toEqual(before);
    expect((await team.viewer.get(`/api/projects/${project}/scenarios`)).body.items).toEqual([]);
  });

  it("takes the name of a token as the model, and its ID as who made it", async () => {
    const bot = await agent("propose");
    const { body } = await submit(bot, submission(aFlow(), { request: null })).expect(201);
    expect(body).toMatchObject({
      createdBy: `agent-token:${bot.tokenId}`,
      model: expect.stringMatching(/^Agent /),
      request: null,
    });
  });

  it("tells the issues of the flow on the model with its missing parts put in", async () => {
    const missing = await submitted(team.editor, project, aFlowWithMissing());
    expect(missing["issues"]).toEqual([]);
    const unplayable = aFlow({
      steps: [aFlowStep({ key: "b", type: "branch", whenStep: "nowhere", is: "Failed" })],
      assertions: [],
    });
    const { issues } = await submitted(team.editor, project, unplayable);
    expect(issues).toEqual([
      { stepId: "b", code: "unknown-step", message: expect.stringContaining("nowhere") },
    ]);
  });

  it("pins the scenario that it revises", async () => {
    const path = await saved(team.editor, project, { name: "Before" });
    const reviseScenarioId = path.split("/").at(-1);
    const proposal = await submitted(team.editor, project, aFlow(), { reviseScenarioId });
    expect(proposal).toMatchObject({ reviseScenarioId, scenarioVersion: 1, stale: null });
  });

  it.each<[string, () => unknown, string, readonly string[]]>([
    ["no JSON", () => "{", "invalid_body", [""]],
    ["no flow", () => ({ request: null, reviseScenarioId: null }), "invalid_body", ["flow"]],
    ["a null flow", () => submission(null), "validation_error", [""]],
    ["no request", () => ({ reviseScenarioId: null, flow: aFlow() }), "invalid_body", ["request"]],
    ["a blank request", () => submission(aFlow(), { request: " " }), "validation_error", ["request"]],
    [
      "a long request",
      () => submission(aFlow(), { request: "x".repeat(4001) }),
      "validation_error",
      ["request"],
    ],
    ["a branch", () => submission(aFlow(), { branchId: null }), "validation_error", ["branchId"]],
    [
      "a repeated key in the flow",
      () => JSON.stringify(submission(aFlow())).replace('"name":"An order"', '"name":"a","name":"b"'),
      "invalid_body",
      ["flow.name"],
    ],
    ["a flow that is a list", () => submission([]), "validation_error", [""]],
    ["an unknown field", () => submission(aFlow({ more: 1 })), "validation_error", ["/more"]],
    ["no name", () => submission(aFlow({ name: "" })), "validation_error", ["/name"]],
    [
      "an alias that is none",
      () => submission(aFlow({ refs: [...REFS, { alias: "A", id: APP }] })),
      "validation_error",
      ["/refs/6/alias"],
    ],
    [
      "an unknown alias",
      () => submission(aFlow({ faults: [{ target: "who", kind: "Error", failFirst: null }] })),
      "validation_error",
      ["/faults/0/target"],
    ],
    [
      "an alias of another kind",
      () =>
        submission(
          aFlow({
            steps: [aFlowStep({ key: "a", type: "call", from: "order", operation: "order" })],
            assertions: [],
          }),
        ),
      "validation_error",
      ["/steps/0/from"],
    ],
    [
      "a payload that is no JSON",
      () =>
        submission(
          aFlow({
            steps: [
              aFlowStep({ key: "place", type: "call", from: "shop", operation: "order", requestJson: "{" }),
            ],
          }),
        ),
      "validation_error",
      ["/steps/0/requestJson"],
    ],
    [
      "over 512 KB",
      () => submission(aFlow({ assumptions: ["x".repeat(530_000)] })),
      "validation_error",
      [""],
    ],
  ])("answers 400 for %s", async (_, body, type, fields) => {
    expect(problem(await submit(team.editor, body()))).toEqual({ status: 400, type, fields });
    expect((await team.viewer.get(flowsOf(project)).expect(200)).body.items).toEqual([]);
  });

  it("answers 413 for a body over 1 MiB", async () => {
    const answer = await submit(
      team.editor,
      `${JSON.stringify(submission(aFlow()))}${" ".repeat(1_048_576)}`,
    );
    expect(problem(answer)).toMatchObject({ status: 413, type: "payload_too_large" });
  });

  it("answers 404 for refs and scenarios that are not there, and 409 for one that is deleted", async () => {
    const refs = [...REFS, { alias: "gone", id: testId(999) }];
    const unknown = await submit(team.editor, submission(aFlow({ refs })));
    expect(problem(unknown)).toMatchObject({ status: 404, type: "not_found" });
    expect(unknown.body.title).toContain("gone");
    const noScenario = await submit(team.editor, submission(aFlow(), { reviseScenarioId: testId(999) }));
    expect(problem(noScenario)).toMatchObject({ status: 404, type: "not_found" });
    const path = await saved(team.editor, project);
    await team.editor.delete(path).expect(204);
    const reviseScenarioId = path.split("/").at(-1);
    const deleted = await submit(team.editor, submission(aFlow(), { reviseScenarioId }));
    expect(problem(deleted)).toMatchObject({ status: 409, type: "conflict" });
  });

  it("answers 403 to a viewer and to tokens without the scope propose", async () => {
    for (const person of [team.viewer, await agent("read"), await agent("export")]) {
      expect(problem(await submit(person, submission(aFlow())))).toMatchObject({
        status: 403,
        type: "forbidden",
      });
    }
  });

  it("answers 409 with 200 open proposals, and goes on when one is decided", async () => {
    const one = await submitted(team.editor, project);
    await server.database.query(FILL, [project, one["id"]]);
    const full = await submit(team.editor, submission(aFlow()));
    expect(problem(full)).toMatchObject({ status: 409, type: "conflict" });
    await team.editor.post(pathOfFlow(project, one, "/reject")).expect(200);
    await submitted(team.owner, project);
  });
});

const FILL = `
  WITH made AS (
    INSERT INTO flow_proposals (project_id, id, number, status, submitted, head, flow)
    SELECT project_id, gen_random_uuid(), number + n, status, submitted, head, flow
      FROM flow_proposals, generate_series(1, 199) AS n WHERE project_id = $1 AND id = $2
    RETURNING 1)
  UPDATE projects SET last_number = last_number + (SELECT count(*) FROM made) WHERE id = $1`;

describe("GET ai/flow-proposals", () => {
  it("lists the newest first without their flows, in pages, by status and by who made them", async () => {
    const all: Loose[] = [];
    for (const name of ["a", "b", "c"]) {
      all.push(await submitted(team.editor, project, aFlow({ name })));
    }
    await team.editor.post(pathOfFlow(project, all[1] as Loose, "/reject"), { reason: "No" }).expect(200);
    const first = (await team.viewer.get(flowsOf(project, "?limit=2")).expect(200)).body;
    expect(first.items.map(({ id }: Loose) => id)).toEqual([all[2]?.["id"], all[1]?.["id"]]);
    expect(first.items[0]).toEqual(withoutFlow(all[2] as Loose));
    const next = (await team.viewer.get(flowsOf(project, `?limit=2&cursor=${first.nextCursor}`))).body;
    expect([next.items.map(({ id }: Loose) => id), next.nextCursor]).toEqual([[all[0]?.["id"]], null]);
    const ids = async (query: string) =>
      (await team.viewer.get(flowsOf(project, query)).expect(200)).body.items.map(({ id }: Loose) => id);
    expect(await ids("?status=rejected")).toEqual([all[1]?.["id"]]);
    expect(await ids("?submitted=false")).toEqual([]);
    expect(await ids("?submitted=true&status=open")).toEqual([all[2]?.["id"], all[0]?.["id"]]);
  });

  it.each(["status=decided", "submitted=1", "cursor=x", "limit=0", "other=1"])(
    "answers 400 for %s",
    async (query) => {
      expect((await team.viewer.get(flowsOf(project, `?${query}`))).status).toBe(400);
    },
  );

  it("is for viewers and for tokens that may read", async () => {
    await (await agent("read")).get(flowsOf(project)).expect(200);
    expect((await (await agent("propose")).get(flowsOf(project))).status).toBe(403);
    expect((await team.outsider.get(flowsOf(project))).status).toBe(404);
  });
});

function withoutFlow({ flow: _, ...rest }: Loose): Loose {
  return rest;
}

describe("what is stale", () => {
  const read = async (proposal: Loose) =>
    (await team.viewer.get(pathOfFlow(project, proposal)).expect(200)).body;
  const operation = `/operations/${ONE.operation}`;

  it("is told at each read, of what the flow names alone, in lists too", async () => {
    const proposal = await submitted(team.editor, project);
    const other = `/api/projects/${project}/elements/${ONE.element}`;
    await team.editor.delete(`${other}?cascade=true`).expect(200);
    expect((await read(proposal)).stale).toBeNull();
    const path = `/api/projects/${project}${operation}`;
    const { body: before } = await team.viewer.get(path);
    await team.editor.put(path, { ...before, timeoutMs: 5 }).expect(200);
    const stale = [{ kind: "operation", id: ONE.operation, alias: "order", change: "changed" }];
    expect((await read(proposal)).stale).toEqual(stale);
    expect((await team.viewer.get(flowsOf(project))).body.items[0].stale).toEqual(stale);
    await team.editor.put(path, before).expect(200);
    expect((await read(proposal)).stale).toBeNull();
    await team.editor.delete(path).expect(204);
    expect((await read(proposal)).stale).toEqual([{ ...stale[0], change: "removed" }]);
  });

  it("is nothing where a fact is known better than before", async () => {
    const proposal = await submitted(team.editor, project);
    const path = `/api/projects/${project}${operation}`;
    const { body: before } = await team.viewer.get(path);
    const provenance = { source: "a", revision: null, confidence: 0.5 };
    await team.editor.put(path, { ...before, factStatus: "inferred", provenance }).expect(200);
    expect((await read(proposal)).stale).toBeNull();
  });

  it("is the scenario that is revised, when that changed or went", async () => {
    const path = await saved(team.editor, project, { name: "Before" });
    const id = path.split("/").at(-1);
    const proposal = await submitted(team.editor, project, aFlow(), { reviseScenarioId: id });
    const { body } = await team.viewer.get(path);
    await team.editor.put(path, { ...body, origin: undefined, name: "After" }).expect(200);
    const stale = { kind: "scenario", id, alias: null, change: "scenario-changed" };
    expect((await read(proposal)).stale).toEqual([stale]);
    await team.editor.delete(path).expect(204);
    expect((await read(proposal)).stale).toEqual([{ ...stale, change: "removed" }]);
  });
});

describe("DELETE ai/flow-proposals/{proposalId}", () => {
  it("takes an open or rejected proposal away, for an editor", async () => {
    for (const rejected of [false, true]) {
      const path = pathOfFlow(project, await submitted(team.owner, project));
      if (rejected) {
        await team.editor.post(`${path}/reject`).expect(200);
      }
      await team.editor.delete(path).expect(204);
      expect(problem(await team.viewer.get(path))).toMatchObject({ status: 404, type: "not_found" });
      expect((await team.editor.delete(path)).status).toBe(404);
    }
  });

  it("answers 409 for an accepted one, and 403 to a viewer", async () => {
    const path = pathOfFlow(project, await submitted(team.editor, project));
    expect((await team.viewer.delete(path)).status).toBe(403);
    await team.editor.post(`${path}/accept`).expect(200);
    expect(problem(await team.editor.delete(path))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("lets a token delete its own open one alone", async () => {
    const [own, other] = [await agent("propose"), await agent("propose")];
    const path = pathOfFlow(project, await submitted(own, project));
    expect(problem(await other.delete(path))).toMatchObject({ status: 403, type: "human_only" });
    const rejected = pathOfFlow(project, await submitted(own, project));
    await team.editor.post(`${rejected}/reject`).expect(200);
    expect(problem(await own.delete(rejected))).toMatchObject({ status: 403, type: "human_only" });
    await own.delete(path).expect(204);
  });
});

describe("POST ai/flow-proposals/{proposalId}/reject", () => {
  it("answers the proposal, rejected, with the reason if there is one", async () => {
    const bot = await agent("read", "propose");
    const proposal = await submitted(bot, project);
    const path = pathOfFlow(project, proposal);
    const { body } = await team.editor.post(`${path}/reject`, { reason: "Not yet" }).expect(200);
    const decided = { status: "rejected", reason: "Not yet", decidedBy: `user:${team.editor.id}` };
    expect(body).toEqual({ ...proposal, ...decided, decidedAt: expect.stringMatching(AT) });
    expect((await bot.get(path).expect(200)).body).toEqual(body);
    for (const none of [undefined, "null", "{}", { reason: null }]) {
      const one = pathOfFlow(project, await submitted(team.editor, project));
      expect((await team.editor.post(`${one}/reject`, none).expect(200)).body.reason).toBeNull();
    }
    expect(problem(await team.editor.post(`${path}/reject`))).toMatchObject({
      status: 409,
      type: "conflict",
    });
  });

  it("answers 400 for a reason that is none, 403 to a viewer and to a token, 404 for another proposal", async () => {
    const path = pathOfFlow(project, await submitted(team.editor, project), "/reject");
    for (const reason of [" ", "x".repeat(4001), 1]) {
      expect((await team.editor.post(path, { reason })).status).toBe(400);
    }
    expect((await team.viewer.post(path)).status).toBe(403);
    expect(problem(await (await agent("propose")).post(path))).toMatchObject({
      status: 403,
      type: "human_only",
    });
    expect((await team.editor.post(flowsOf(project, `/${testId(9)}/reject`))).status).toBe(404);
  });
});

it("tells the audit list of each, with IDs alone", async () => {
  const proposal = await submitted(team.editor, project);
  await team.editor.post(pathOfFlow(project, proposal, "/reject"), { reason: "A secret" }).expect(200);
  await team.editor.delete(pathOfFlow(project, proposal)).expect(204);
  const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
  const own = body.filter(({ target }: Loose) => target === proposal["id"]);
  expect(own.map(({ action }: Loose) => action)).toEqual([
    "flow-proposal.deleted",
    "flow-proposal.rejected",
    "flow-proposal.submitted",
  ]);
  const details = { projectId: project, submitted: true, branchId: null, scenarioId: null };
  expect(own.map(({ details: said }: Loose) => said)).toEqual([details, details, details]);
});
