import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { RUNS_A_MINUTE } from "../src/sections/promises/limits.js";
import { withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { forgetRunRates, RUN_RATES } from "./testing/promise-steps.js";
import { aCheck, anApprovedPromise, aPlan, aPromise, promiseBody, promisesOf } from "./testing/promises.js";
import { renewRates } from "./testing/rates.js";
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
});
afterAll(() => server.stop());

async function aNewProject(): Promise<void> {
  await forgetRunRates(server.database);
  project = await aToolProject(team, agent);
  calls = writingCalls(project);
}

const argsOf = (name: string): Loose => calls[name] ?? {};
const read = async (path: string): Promise<Loose> => (await team.viewer.get(path).expect(200)).body;
const promiseAt = (id: string): string => `${promisesOf(project.projectId)}/${id}`;

/** A promise as tools answer it. */
const withoutRevisions = ({ revisions: _, ...promise }: Loose): Loose => promise;

describe("what a tool writes", () => {
  beforeEach(aNewProject);

  it("is a draft of an agent, and never approved", async () => {
    const { promise } = await agent.data("create_promise", argsOf("create_promise"));
    expect(promise).toMatchObject({ origin: "agent-suggested", state: "draft", inForce: null });
    expect(promise).toEqual(withoutRevisions(await read(promiseAt(promise.id))));
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
      expect([name, promise]).toEqual([name, withoutRevisions(await read(promiseAt(draftId)))]);
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

describe("what an agent may not", () => {
  beforeEach(aNewProject);

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
    await agent.data("run_obligation", args);
    // As if it had run all but one: for as many a busy machine takes longer than a minute.
    expect(await renewRates(server.database, RUN_RATES)).toBe(1);
    await server.database.query("UPDATE rate_limits SET points = $1 WHERE key LIKE $2", [
      RUNS_A_MINUTE - 1,
      RUN_RATES,
    ]);
    await agent.data("run_obligation", args);
    const error = await agent.failure("run_obligation", args);
    expect(error).toMatchObject({ type: "rate_limited", status: 429 });
    const { body, status } = await askedOverHttp(person, "run_obligation", args);
    // The seconds that are left are fewer by now.
    const timeless = (title: string) => title.replace(/\d+ seconds?/, "n seconds");
    expect([status, body.type, timeless(body.title)]).toEqual([
      429,
      "rate_limited",
      timeless(error["title"]),
    ]);
    expect((await agent.failure("record_evidence", calls["record_evidence"] ?? {}))["status"]).toBe(429);
    await forgetRunRates(server.database);
  });
});
