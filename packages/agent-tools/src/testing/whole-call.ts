import type { JsonValue } from "@plumbline/model-core";
import { argumentsOf } from "../arguments/declared-arguments.js";
import { fieldsOf, namesOf, type Tool } from "../index.js";

const ID = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6";

/** A right value of each argument, by its name. */
const VALUES: { readonly [name: string]: JsonValue } = {
  projectId: ID,
  name: "web",
  kind: null,
  tag: "core",
  status: null,
  elementId: ID,
  schemaId: ID,
  scenarioId: ID,
  promiseId: ID,
  obligation: "O1",
  obligationKey: "O1",
  result: "concern",
  revisionId: ID,
  branchId: ID,
  category: "resilience",
  severity: "warning",
  left: "main@3",
  right: "main",
  includePayloads: true,
  dryRun: true,
  manifest: { format: "service-bundle/4" },
  cursor: "bmV4dA",
  limit: 20,
  fields: null,
  maxTokens: 4_000,
};

const OF_TOOL: { readonly [tool: string]: { readonly [name: string]: JsonValue } } = {
  find_elements: { kind: "app", status: "planned" },
  get_contracts: { kind: "schemas" },
  list_decisions: { status: "accepted" },
  list_questions: { status: "open" },
};

/** A call of a tool with a right value of every argument, and one field of its body, which is judged elsewhere. */
export function wholeCall(tool: Tool): { readonly [name: string]: JsonValue } {
  const fields = { fields: (fieldsOf(tool) ?? []).slice(0, 2) };
  const all: typeof VALUES = { ...VALUES, ...OF_TOOL[tool.name], ...fields };
  const own = Object.keys(argumentsOf(tool).fields).map((name) => [name, all[name] ?? "no value"]);
  const body = namesOf(tool).slice(own.length, own.length + 1);
  return Object.fromEntries([...own, ...body.map((name) => [name, { of: "the body" }])]);
}
