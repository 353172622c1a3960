import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aToolProject, readingCalls, type ToolProject, writingCalls } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Arguments that tools refuse, each as its HTTP endpoint would and with its name.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let calls: Readonly<Record<string, Loose>>;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  calls = { ...readingCalls(project), ...writingCalls(project) };
});
afterAll(() => server.stop());

const ALL = TOOLS as readonly Tool[];
const NAMES = ALL.map(({ name }) => name);
const IN_PROJECT = ALL.filter(({ inProject }) => inProject).map(({ name }) => name);
const PAGED = ALL.filter(({ list, own }) => list !== null || "kind" in own).map(({ name }) => name);
const LISTS = ALL.filter(({ list }) => list !== null).map(({ name }) => name);
const BUDGETED = ALL.filter(({ takesBudget }) => takesBudget).map(({ name }) => name);
const WRITING = ALL.filter(({ writes }) => writes !== "nothing").map(({ name }) => name);

const NOWHERE = "00000000-0000-4000-8000-00000000dead";

/** A call that fails by these fields of its arguments, and by no other. */
async function refused(name: string, change: Loose, ...fields: readonly string[]): Promise<Loose> {
  const error = await agent.failure(name, { ...calls[name], ...change });
  const named = error["errors"].map(({ field }: Loose) => field);
  expect([name, change, error["type"], named]).toEqual([name, change, "validation_error", fields]);
  expect(error).toMatchObject({ status: 400, title: expect.any(String) });
  const each = error["errors"].map(({ field, message }: Loose) => `${field} ${message}`);
  expect(error["detail"]).toBe(each.join("; "));
  return error;
}

async function missing(name: string, change: Loose): Promise<Loose> {
  const error = await agent.failure(name, { ...calls[name], ...change });
  expect([name, change, error["type"], error["status"]]).toEqual([name, change, "not_found", 404]);
  return error;
}

describe("what no tool takes", () => {
  it.each(NAMES)("%s refuses an argument that it has not, and names the nearest", async (name) => {
    const near = name === "list_projects" ? "cursor" : "projectId";
    const { errors } = await refused(
      name,
      { [`${near}s`]: 1, zzzzzzzzzzzz: null },
      `${near}s`,
      "zzzzzzzzzzzz",
    );
    expect(errors[0].message).toBe(`is not an argument of ${name}; did you mean ${near}?`);
    expect(errors[1].message).toBe(`is not an argument of ${name}`);
  });

  it.each(["__proto__", "constructor", "toString"])("%s is an argument like any other", async (field) => {
    const sent = JSON.parse(`{"projectId": "${project.projectId}", "${field}": 1}`);
    const { errors } = await agent.failure("get_model_summary", sent);
    const message = "is not an argument of get_model_summary; there are projectId, maxTokens";
    expect(errors).toEqual([{ field, message }]);
  });

  it.each(IN_PROJECT)("%s needs a project, and one by its GUID", async (name) => {
    for (const projectId of [undefined, null, "nonsense", 5, ["x"], {}, "", `${project.projectId} `]) {
      await refused(name, { projectId }, "projectId");
    }
  });

  it.each(IN_PROJECT)("%s finds no project that is not there", async (name) => {
    const error = await missing(name, { projectId: NOWHERE });
    expect(error["errors"]).toEqual([]);
  });

  it.each(PAGED)("%s gives 1 to 200 items, in whole numbers", async (name) => {
    for (const limit of [0, 201, 1.5, -1, "5", true, [5], {}, 1e21]) {
      await refused(name, { limit }, "limit");
    }
  });

  it.each(PAGED)("%s goes on from no cursor that it did not give", async (name) => {
    const kind = name === "get_contracts" ? { kind: "operations" } : {};
    for (const cursor of ["", "x", "eyJhIjoxfQ", "0".repeat(4_000), "0".repeat(4_001), 5, {}, ["x"]]) {
      await refused(name, { ...kind, cursor }, "cursor");
    }
  });

  it.each(LISTS)("%s chooses no field that its items have not, and names the nearest", async (name) => {
    const { fields } = ALL.find((tool) => tool.name === name)?.list ?? { fields: [] };
    const [first = ""] = fields.filter((field) => field.length > 3);
    const wrong = ["qqqqqqqqqq", ...fields.slice(0, 1), `${first}x`];
    const { errors } = await refused(name, { fields: wrong }, "fields[0]", "fields[2]");
    expect(errors[0].message).toBe(`is not a field of an item; there are ${fields.join(", ")}`);
    expect(errors[1].message).toMatch(/^is not a field of an item; did you mean \w+\?$/);
    await refused(name, { fields: "id" }, "fields");
    await refused(name, { fields: [5] }, "fields[0]");
    await refused(name, { fields: Array.from({ length: 51 }, () => fields[0]) }, "fields");
  });

  it.each(BUDGETED)("%s keeps to 400 to 100,000 tokens, in whole numbers", async (name) => {
    for (const maxTokens of [399, 100_001, 0, -1, 400.5, "4000", true, []]) {
      await refused(name, { maxTokens }, "maxTokens");
    }
  });

  it.each(WRITING)("%s takes dryRun as true or false", async (name) => {
    for (const dryRun of ["true", 1, [], {}]) {
      await refused(name, { dryRun }, "dryRun");
    }
  });

  it("is told all at once", async () => {
    const wrong = { limit: 0, kind: "service", status: "gone", fields: ["nam"], maxTokens: 1, extra: 1 };
    const { errors } = await agent.failure("find_elements", { projectId: "x", ...wrong });
    const named = errors.map(({ field }: Loose) => field);
    expect(named.sort()).toEqual(["extra", "fields[0]", "kind", "limit", "maxTokens", "projectId", "status"]);
  });
});

describe("words that a tool knows", () => {
  it.each([
    ["find_elements", "kind", ["service", "App", 5, ""]],
    ["find_elements", "status", ["retired", "unknown", 5]],
    ["find_elements", "name", [5, "x".repeat(1_001), "a\u0000b"]],
    ["find_elements", "tag", [5, "x".repeat(1_001), "a\u0000b"]],
    ["get_contracts", "kind", ["operation", 5]],
    ["get_contracts", "elementId", ["x", 5]],
    ["review_design", "result", ["concerns", 5]],
    ["review_design", "category", ["reliability", 5]],
    ["review_design", "severity", ["error", 5]],
    ["review_design", "revisionId", ["x", 5]],
    ["review_design", "branchId", ["x", 5]],
    ["list_decisions", "status", ["open", 5]],
    ["list_questions", "status", ["accepted", 5]],
    ["play_scenario", "includePayloads", ["true", 1]],
    ["compare_models", "left", ["nonsense", 5, "main@x", ""]],
    ["compare_models", "right", ["nonsense", 5, "main@-1"]],
    ["get_build_manifest", "revisionId", ["x", 5]],
    ["get_build_manifest", "branchId", ["x", 5]],
    ["get_element", "elementId", [null, "x", 5]],
    ["get_element_dependencies", "elementId", [null, "x", 5]],
    ["get_element_dependents", "elementId", [null, "x", 5]],
    ["get_schema", "schemaId", [null, "x", 5]],
    ["get_scenario", "scenarioId", [null, "x", 5]],
    ["play_scenario", "scenarioId", [null, "x", 5]],
    ["get_promise", "promiseId", [null, "SHOP-001", 5]],
    ["list_promise_runs", "promiseId", [null, "SHOP-001", 5]],
    ["list_promise_runs", "obligation", [5]],
    ["verify_manifest", "manifest", [null]],
    ["run_obligation", "obligationKey", [null, 5]],
  ] as const)("%s refuses another %s", async (name, field, values) => {
    for (const value of values) {
      await refused(name, { [field]: value }, field);
    }
  });

  it.each(["review_design", "get_build_manifest"])("%s reads one state", async (name) => {
    const { revisionId, branchId } = project;
    const { errors } = await agent.failure(name, { ...calls[name], revisionId, branchId });
    const [{ field }] = errors;
    expect(["revisionId", "branchId"]).toContain(field);
    expect(errors).toHaveLength(1);
  });
});

describe("what is not there", () => {
  it.each([
    ["get_element", { elementId: NOWHERE }],
    ["get_element_dependencies", { elementId: NOWHERE }],
    ["get_element_dependents", { elementId: NOWHERE }],
    ["get_contracts", { elementId: NOWHERE }],
    ["get_schema", { schemaId: NOWHERE }],
    ["get_scenario", { scenarioId: NOWHERE }],
    ["play_scenario", { scenarioId: NOWHERE }],
    ["get_promise", { promiseId: NOWHERE }],
    ["list_promise_runs", { promiseId: NOWHERE }],
    ["list_promise_runs", { obligation: "OTHER-001/O1" }],
    ["review_design", { revisionId: NOWHERE }],
    ["review_design", { branchId: NOWHERE }],
    ["compare_models", { left: NOWHERE }],
    ["compare_models", { right: "main@999999" }],
    ["get_build_manifest", { revisionId: NOWHERE }],
    ["get_build_manifest", { branchId: NOWHERE }],
    ["update_promise_draft", { promiseId: NOWHERE }],
    ["revise_promise", { promiseId: NOWHERE }],
    ["add_obligation", { promiseId: NOWHERE }],
    ["generate_obligations", { promiseId: NOWHERE }],
    ["run_obligation", { promiseId: NOWHERE }],
    ["run_obligation", { obligationKey: "O99" }],
    ["record_evidence", { promiseId: NOWHERE }],
    ["record_evidence", { obligationKey: "O99" }],
  ] as const)("%s finds nothing with %j", async (name, change) => {
    await missing(name, change);
  });

  it("is a fault of the body where its fields name it", async () => {
    await refused("get_brief", { scenarioIds: [NOWHERE] }, "scenarioIds[0]");
    await refused("create_promise", { links: { scenarioIds: [NOWHERE] } }, "links.scenarioIds[0]");
  });
});
