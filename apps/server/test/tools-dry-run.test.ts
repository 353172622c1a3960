import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import { withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { forgetRunRates } from "./testing/promise-steps.js";
import { aCheck, anApprovedPromise, promiseBody, promisesOf } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { askedOverHttp } from "./testing/tool-over-http.js";
import { aToolProject, type ToolProject, writingCalls } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Tools that write, asked for the validation alone.

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
  project = await aToolProject(team, agent);
  calls = writingCalls(project);
});
beforeEach(() => forgetRunRates(server.database));
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
    const { isError, answer } = await agent.call(name, { ...calls[name], dryRun: true });
    expect(isError).toBe(false);
    if (name !== "generate_obligations") {
      expect(answer["data"]).toEqual({ dryRun: true, valid: true });
      expect(answer["notice"]).toContain("Whether what it names is there");
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
    expect({ ...answer.body, status: answer.status, type: "validation_error" }).toEqual(meant);
    expect(["invalid_body", "validation_error"]).toContain(answer.body.type);
  });

  it("of a run looks at the kind that the obligation has in the revision named", async () => {
    const { projectId, scenarioId } = project;
    const path = await anApprovedPromise(team, projectId, [aCheck(scenarioId)]);
    const promiseId = path.split("/").at(-1) ?? "";
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
