import { expect } from "@jest/globals";
import { APP, importInto, SCHEMA, SYSTEM, smallDocument, testId } from "./model-documents.js";
import type { Team } from "./project.js";
import { aProject } from "./project.js";
import { aCall, saved } from "./scenarios.js";

const OPERATION = testId(6);

/** A scenario of one call whose request is held against the schema; gives the scenario's path. */
export async function held({ owner, workspaceId }: Team, schema: unknown, request: unknown): Promise<string> {
  const projectId = await aProject(owner, workspaceId);
  const content = typeof schema === "string" ? schema : JSON.stringify(schema);
  const operation = { id: OPERATION, ownerId: APP, name: "op", transport: "http", timeoutMs: 0 };
  const document = smallDocument({
    schemas: [{ id: SCHEMA, name: "Hostile", content }],
    operations: [{ ...operation, requestSchemaId: SCHEMA, responseSchemaId: null }],
  });
  const imported = await importInto(owner, projectId, document).expect(200);
  expect(imported.body.refused).toBe(0);
  return saved(owner, projectId, {
    steps: [aCall({ from: SYSTEM, operation: OPERATION, request })],
  });
}

/** Each level asks the next one twice; the last one takes "never". */
export function exponential(levels: number, keyword: "allOf" | "anyOf" | "oneOf"): object {
  const $defs: Record<string, object> = { [`l${levels}`]: { const: "never" } };
  for (let level = 0; level < levels; level += 1) {
    const next = { $ref: `#/$defs/l${level + 1}` };
    $defs[`l${level}`] = { [keyword]: [next, next] };
  }
  return { $ref: "#/$defs/l0", $defs };
}
