import { describe, expect, it } from "@jest/globals";
import {
  describedTool,
  isPaged,
  namesOf,
  scopeOf,
  TOOLS,
  type Tool,
  type ToolScope,
  toolsFor,
} from "../index.js";

const ALL: readonly Tool[] = TOOLS;
const PAGE = ["cursor", "limit", "fields", "maxTokens"];
const PROMISE = ["projectId", "promiseId", "dryRun"];
const CONTENT = [
  "title",
  "claim",
  "scope",
  "preconditions",
  "expectedOutcome",
  "forbiddenOutcome",
  "evidenceCriteria",
  "forbiddenEvents",
  "requiresPattern",
  "links",
  "origin",
];

/** Every tool with its scopes and arguments, written by hand from the contract. */
const ROWS: readonly (readonly [name: string, scopes: string, names: readonly string[]])[] = [
  ["list_projects", "read", PAGE],
  ["get_model_summary", "read", ["projectId", "maxTokens"]],
  ["find_elements", "read", ["projectId", "name", "kind", "tag", "status", ...PAGE]],
  ["get_element", "read", ["projectId", "elementId", "maxTokens"]],
  ["get_element_dependencies", "read", ["projectId", "elementId", "maxTokens"]],
  ["get_element_dependents", "read", ["projectId", "elementId", "maxTokens"]],
  ["list_messages", "read", ["projectId", ...PAGE]],
  ["get_contracts", "read", ["projectId", "elementId", "kind", ...PAGE]],
  ["get_schema", "read", ["projectId", "schemaId", "maxTokens"]],
  ["list_scenarios", "read", ["projectId", ...PAGE]],
  ["get_scenario", "read", ["projectId", "scenarioId", "maxTokens"]],
  ["play_scenario", "read", ["projectId", "scenarioId", "includePayloads", ...PAGE]],
  ["list_promises", "read", ["projectId", ...PAGE]],
  ["get_promise", "read", ["projectId", "promiseId", "maxTokens"]],
  ["list_promise_runs", "read", ["projectId", "promiseId", "obligation", ...PAGE]],
  [
    "review_design",
    "read",
    ["projectId", "result", "revisionId", "branchId", "category", "severity", ...PAGE],
  ],
  ["list_decisions", "read", ["projectId", "status", ...PAGE]],
  ["list_questions", "read", ["projectId", "status", ...PAGE]],
  ["compare_models", "read", ["projectId", "left", "right", ...PAGE]],
  ["create_promise", "propose", ["projectId", "dryRun", ...CONTENT]],
  ["update_promise_draft", "propose", [...PROMISE, ...CONTENT]],
  ["revise_promise", "propose", [...PROMISE, "retire"]],
  ["add_obligation", "propose", [...PROMISE, "kind", "title", "recipe"]],
  ["generate_obligations", "propose", PROMISE],
  [
    "run_obligation",
    "propose",
    [
      "projectId",
      "promiseId",
      "obligationKey",
      "dryRun",
      "modelRevisionId",
      "branchId",
      "scanId",
      "revision",
    ],
  ],
  [
    "record_evidence",
    "propose",
    ["projectId", "promiseId", "obligationKey", "dryRun", "result", "source", "artifactDigest", "revision"],
  ],
  [
    "propose_decision",
    "propose",
    [
      "projectId",
      "dryRun",
      "title",
      "context",
      "decision",
      "alternatives",
      "consequences",
      "affectedIds",
      "settles",
      "supersedes",
      "origin",
    ],
  ],
  ["ask_question", "propose", ["projectId", "dryRun", "text", "about", "origin"]],
  ["submit_flow_proposal", "propose", ["projectId", "dryRun", "request", "reviseScenarioId", "flow"]],
  ["submit_architecture_proposal", "propose", ["projectId", "dryRun", "request", "proposal"]],
  ["get_build_manifest", "read or export", ["projectId", "revisionId", "branchId", "maxTokens"]],
  [
    "get_brief",
    "export",
    [
      "projectId",
      "promiseIds",
      "scenarioIds",
      "elementIds",
      "revisionId",
      "branchId",
      "changeScanId",
      "maxTokens",
    ],
  ],
  ["verify_manifest", "export", ["projectId", "manifest", "maxTokens"]],
];

const NEVER = /stress|setting|approve|accept|reject|delete/;

describe("the tools", () => {
  it("are those of the table, in its order", () => {
    expect(ALL.map(({ name }) => name)).toEqual(ROWS.map(([name]) => name));
  });

  it.each(ROWS)("%s: %s", (name, scopes, names) => {
    const tool = ALL.find((one) => one.name === name) as Tool;
    expect(tool.scopes.join(" or ")).toBe(scopes);
    expect(namesOf(tool)).toEqual(names);
    expect(isPaged(tool)).toBe(names.includes("cursor"));
  });

  it("run no stress profile, change no settings and approve nothing", () => {
    expect(ALL.filter(({ name }) => NEVER.test(name))).toEqual([]);
  });

  it("report what is declared, each with what that means", () => {
    expect(ALL.filter(({ truth }) => truth !== "declared")).toEqual([]);
    expect(ALL.filter(({ truthNote }) => !/^[A-Z].*\.$/.test(truthNote))).toEqual([]);
  });

  it("have a title and say what they are for", () => {
    const texts = ALL.flatMap(({ title, about }) => [title, about]);
    expect(new Set(texts).size).toBe(2 * ALL.length);
    expect(ALL.filter(({ about }) => !about.endsWith("."))).toEqual([]);
  });

  it("that write name an endpoint that reads what they answered", () => {
    const writing = ALL.filter(({ writes }) => writes !== "nothing");
    expect(writing.map(({ scopes }) => scopes)).toEqual(writing.map(() => ["propose"]));
    expect(writing.filter(({ readAt }) => !readAt.startsWith("GET /api/projects/{projectId}/"))).toEqual([]);
  });

  it("that read name what they are equal to, or the whole model", () => {
    const others = ALL.filter(({ writes, endpoint, readAt }) => writes === "nothing" && endpoint !== readAt);
    expect(others.map(({ name, readAt }) => [name, readAt])).toEqual([
      ["get_element", "GET /api/projects/{projectId}/model"],
    ]);
  });
});

describe("the tools of a token", () => {
  const names = (...scopes: readonly ToolScope[]) => toolsFor(scopes).map(({ name }) => name);

  it("are those that one of its scopes opens, in order", () => {
    for (const scope of ["read", "propose", "export"] as const) {
      const opened = ROWS.filter(([, scopes]) => scopes.split(" or ").includes(scope));
      expect(names(scope)).toEqual(opened.map(([name]) => name));
    }
    expect(names("export", "read", "propose")).toEqual(ROWS.map(([name]) => name));
    expect(names()).toEqual([]);
  });

  it("are opened by the first of their scopes that it has", () => {
    expect(scopeOf({ scopes: ["read", "export"] }, ["export", "read"])).toBe("read");
    expect(scopeOf({ scopes: ["read", "export"] }, ["export"])).toBe("export");
    expect(scopeOf({ scopes: ["read", "export"] }, ["propose"])).toBeNull();
  });
});

describe("the hints of a tool", () => {
  const hints = (isHinted: (tool: ReturnType<typeof describedTool>["annotations"]) => boolean) =>
    ALL.filter((tool) => isHinted(describedTool(tool).annotations)).map(({ name }) => name);

  it("say what only reads: all that need not propose", () => {
    expect(hints(({ readOnlyHint }) => readOnlyHint)).toEqual(toolNamesWithout("propose"));
  });

  it("say what replaces something", () => {
    expect(hints(({ destructiveHint }) => destructiveHint)).toEqual(["update_promise_draft"]);
  });

  it("say what may be called again: what reads, and writes that come to the same", () => {
    const again = ["update_promise_draft", "generate_obligations"];
    expect(hints(({ idempotentHint }) => idempotentHint).sort()).toEqual(
      [...toolNamesWithout("propose"), ...again].sort(),
    );
  });
});

function toolNamesWithout(scope: ToolScope): readonly string[] {
  return ALL.filter(({ scopes }) => !scopes.includes(scope)).map(({ name }) => name);
}
