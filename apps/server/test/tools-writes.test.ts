import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import { withToken } from "./testing/agent-tokens.js";
import { decisionBody } from "./testing/decisions.js";
import type { Person } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { forgetRunRates } from "./testing/promise-steps.js";
import { aCheck, anApprovedPromise, aPlan, aPromise, promiseBody, promisesOf } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { askedOverHttp } from "./testing/tool-over-http.js";
import { aToolProject, type ToolProject, writingCalls } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Tools that write: what they leave behind, and what they refuse as their endpoints do.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let person: Person;
let project: ToolProject;
let calls: Readonly<Record<string, Loose>>;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  person = withToken(server, agent.token);
}, 60_000);
beforeEach(async () => {
  await forgetRunRates(server.database);
  project = await aToolProject(team, agent);
  calls = writingCalls(project);
}, 60_000);
afterAll(() => server.stop());

const WRITING = (TOOLS as readonly Tool[])
  .filter(({ writes }) => writes !== "nothing")
  .map(({ name }) => name);
const argsOf = (name: string): Loose => calls[name] ?? {};
const read = async (path: string): Promise<Loose> => (await team.viewer.get(path).expect(200)).body;
const promiseAt = (id: string): string => `${promisesOf(project.projectId)}/${id}`;

/** All rows of a project, and what a list says of when its promises were changed. */
async function rowsOf(projectId: string): Promise<unknown> {
  const { rows: tables } = await server.database.query(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'project_id' ORDER BY 1`,
  );
  const counts: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.query(
      `SELECT count(*)::int AS n FROM ${name} WHERE project_id = $1`,
      [projectId],
    );
    counts.push([name, rows[0].n]);
  }
  return [counts, await read(promisesOf(projectId)), await read(`/api/projects/${projectId}`)];
}

describe("what a tool writes", () => {
  it("is a draft of an agent, and never approved", async () => {
    const { promise } = await agent.data("create_promise", argsOf("create_promise"));
    expect(promise).toMatchObject({ origin: "agent-suggested", state: "draft", inForce: null });
    expect(promise).toEqual(await read(promiseAt(promise.id)));
    const { decision } = await agent.data("propose_decision", argsOf("propose_decision"));
    expect(decision).toMatchObject({ origin: "agent-suggested", status: "proposed", decidedBy: null });
    expect(decision["proposedBy"]).toMatch(/^agent-token:/);
    const { question } = await agent.data("ask_question", argsOf("ask_question"));
    expect(question).toMatchObject({ origin: "agent-suggested", status: "open", answer: null });
  });

  it("is of an agent, whatever origin it states", async () => {
    const origin = "human";
    const { promise } = await agent.data("create_promise", { ...argsOf("create_promise"), origin });
    const { question } = await agent.data("ask_question", { ...argsOf("ask_question"), origin });
    const { decision } = await agent.data("propose_decision", { ...argsOf("propose_decision"), origin });
    const origins = [promise, question, decision].map((one) => one["origin"]);
    expect(origins).toEqual(["agent-suggested", "agent-suggested", "agent-suggested"]);
  });

  it("is what the promise holds afterwards", async () => {
    const { draftId } = project;
    for (const name of ["update_promise_draft", "add_obligation", "generate_obligations"]) {
      const { promise } = await agent.data(name, argsOf(name));
      expect([name, promise]).toEqual([name, await read(promiseAt(draftId))]);
      expect(promise).toMatchObject({ state: "draft", inForce: null });
    }
    const promise = await read(promiseAt(draftId));
    expect(promise["draft"].obligations.length).toBeGreaterThan(2);
    expect(
      promise["draft"].obligations.every(({ addedBy }: Loose) => addedBy.startsWith("agent-token:")),
    ).toBe(true);
  });

  it("is a run of the declared design, or a claim", async () => {
    const { draftId, promiseId } = project;
    const before = await read(`${promiseAt(draftId)}/runs`);
    const { run: evidence } = await agent.data("record_evidence", argsOf("record_evidence"));
    expect(evidence).toMatchObject({ startedBy: expect.stringMatching(/^agent-token:/) });
    expect(evidence["evidence"]).toMatchObject([{ identity: "claimed", result: "passed" }]);
    expect((await read(`${promiseAt(draftId)}/runs`))["items"]).toEqual([evidence, ...before["items"]]);
    const { run } = await agent.data("run_obligation", argsOf("run_obligation"));
    expect((await read(`${promiseAt(promiseId)}/runs`))["items"][0]).toEqual(run);
  });

  it("is a draft beside a revision in force, which stays in force", async () => {
    const { inForce } = await read(promiseAt(project.promiseId));
    const { promise } = await agent.data("revise_promise", argsOf("revise_promise"));
    expect(promise).toMatchObject({ inForce: { revision: inForce.revision }, draft: { state: "draft" } });
  });

  it("is never an approval, an acceptance or an answer: no tool takes one", async () => {
    const { tools } = await agent.ask("tools/list");
    for (const { name, description } of tools) {
      expect(name).not.toMatch(/approv|accept|reject|answer|delete|remove|setting|stress/);
      expect(description).not.toMatch(/^(Approves|Accepts|Answers|Deletes)/);
    }
    for (const [name, field] of [
      ["create_promise", "state"],
      ["create_promise", "approve"],
      ["propose_decision", "status"],
      ["ask_question", "answer"],
      ["record_evidence", "verified"],
      ["revise_promise", "approvedBy"],
    ] as const) {
      const { errors } = await agent.failure(name, { ...calls[name], [field]: "approved" });
      expect([name, errors.map((one: Loose) => one["field"])]).toEqual([name, [field]]);
    }
  });
});

describe("dryRun", () => {
  it.each(WRITING)("of %s writes nothing", async (name) => {
    const { projectId, draftId: promiseId, scenarioId } = project;
    const links = { scenarioIds: [scenarioId] };
    await agent.data("update_promise_draft", {
      projectId,
      promiseId,
      ...promiseBody({ title: "Linked", links }),
    });
    const before = await rowsOf(project.projectId);
    const data = await agent.data(name, { ...calls[name], dryRun: true });
    if (name !== "generate_obligations") {
      expect(data).toEqual({ dryRun: true, valid: true });
    }
    expect(await rowsOf(project.projectId)).toEqual(before);
    expect(Object.keys(await agent.data(name, { ...calls[name], dryRun: false }))).not.toContain("dryRun");
    expect(await rowsOf(project.projectId)).not.toEqual(before);
  });

  it("of generate_obligations shows what would be added", async () => {
    const { projectId, draftId, scenarioId } = project;
    const named = { projectId, promiseId: draftId };
    await agent.data("update_promise_draft", {
      ...named,
      ...promiseBody({ links: { scenarioIds: [scenarioId] } }),
    });
    const path = `${promiseAt(draftId)}/obligations/generate`;
    const preview = (await person.post(`${path}?dryRun=true`).expect(200)).body;
    expect(await agent.data("generate_obligations", { ...named, dryRun: true })).toEqual(preview);
  });

  it.each([
    ["create_promise", { title: "" }],
    ["create_promise", { claim: 5, links: { scenarioIds: ["x"] } }],
    ["create_promise", { origin: "nobody" }],
    ["update_promise_draft", { title: "x".repeat(5_000) }],
    ["revise_promise", { retire: "yes" }],
    ["add_obligation", { kind: "scenario-check" }],
    ["add_obligation", { recipe: null }],
    ["record_evidence", { result: "maybe" }],
    ["record_evidence", { source: { system: "other", runUrl: "http://ci.test" } }],
    ["propose_decision", { title: " ", decision: 5 }],
    ["propose_decision", { alternatives: [{}] }],
    ["ask_question", { text: " " }],
    ["ask_question", { about: ["x"] }],
    ["run_obligation", { modelRevisionId: "x" }],
    ["run_obligation", { scanId: "00000000-0000-4000-8000-00000000dead" }],
    ["run_obligation", { revision: 0 }],
  ])("of %s with %j fails as the write does, and as its endpoint", async (name, change) => {
    const args = { ...argsOf(name), ...change };
    const error = await agent.failure(name, args);
    expect(error["status"]).toBe(400);
    expect(await agent.failure(name, { ...args, dryRun: true })).toEqual(error);
    const answer = await askedOverHttp(person, name, args);
    const { detail: _, ...meant } = error;
    expect({ ...answer.body, status: answer.status }).toEqual(meant);
  });

  it("of a run looks at the kind that the obligation has in the revision named", async () => {
    const { projectId, promiseId } = project;
    await agent.data("revise_promise", { projectId, promiseId });
    const { draft } = await read(promiseAt(promiseId));
    await team.editor.put(`${promiseAt(promiseId)}/obligations/O1`, { ...SOURCE_PATTERN }).expect(200);
    const named = { projectId, promiseId, obligationKey: "O1" };
    const scanId = "00000000-0000-4000-8000-00000000dead";
    expect(draft.revision).toBe(2);
    for (const [revision, field] of [
      [1, { scanId }],
      [2, { branchId: scanId }],
    ] as const) {
      const error = await agent.failure("run_obligation", { ...named, revision, ...field });
      expect(error["errors"]).toMatchObject([{ field: Object.keys(field)[0] }]);
      expect(await agent.failure("run_obligation", { ...named, revision, ...field, dryRun: true })).toEqual(
        error,
      );
    }
    expect(await agent.data("run_obligation", { ...named, revision: 2, scanId, dryRun: true })).toEqual({
      ...{ dryRun: true, valid: true },
    });
  });

  const SOURCE_PATTERN = {
    kind: "source-pattern-check",
    title: "The outbox is there",
    recipe: { text: "", sourcePattern: { repository: "acme/shop", pattern: "transactional-outbox" } },
  };
});

describe("what an agent may not", () => {
  it("is refused as its endpoint refuses it", async () => {
    const { projectId, promiseId, scenarioId } = project;
    const human = (await aPromise(team.editor, projectId)).id;
    const approved = (await anApprovedPromise(team, projectId, [aCheck(scenarioId)])).split("/").at(-1);
    await agent.data("revise_promise", { projectId, promiseId: approved });
    const refused: readonly (readonly [string, Loose, number])[] = [
      ["update_promise_draft", { ...promiseBody({ title: "Other" }), promiseId }, 409],
      ["add_obligation", { ...aPlan(), promiseId }, 409],
      ["generate_obligations", { promiseId }, 409],
      ["revise_promise", { promiseId: human }, 409],
      ["revise_promise", { promiseId: approved }, 409],
      ["run_obligation", { promiseId: human, obligationKey: "O1" }, 409],
      ["record_evidence", { ...EVIDENCE, promiseId, obligationKey: "O1" }, 409],
    ];
    const found: unknown[] = [];
    for (const [name, change] of refused) {
      const args = { projectId, ...change };
      const { detail: _, ...error } = (await agent.call(name, args)).answer["error"] ?? { status: 200 };
      const { body, status } = await askedOverHttp(person, name, args);
      found.push([name, Object.keys(change), status]);
      const { type, title, errors } = body;
      expect([name, error]).toEqual([name, { type, title, errors, status }]);
    }
    expect(found).toEqual(refused.map(([name, change, status]) => [name, Object.keys(change), status]));
  });

  const EVIDENCE = { result: "passed", source: { system: "other", runUrl: "https://ci.test/1" } };

  it("is to run more in a minute than its endpoint lets it", async () => {
    await forgetRunRates(server.database);
    const args = { ...calls["run_obligation"] };
    let error: Loose | null = null;
    for (let run = 0; run < 200 && error === null; run += 1) {
      const { isError, answer } = await agent.call("run_obligation", args);
      error = isError ? answer["error"] : null;
    }
    expect(error).toMatchObject({ type: "rate_limited", status: 429 });
    const { body, status } = await askedOverHttp(person, "run_obligation", args);
    expect([status, body.type, body.title]).toEqual([429, "rate_limited", error?.["title"]]);
    expect((await agent.failure("record_evidence", calls["record_evidence"] ?? {}))["status"]).toBe(429);
    await forgetRunRates(server.database);
  }, 60_000);
});
