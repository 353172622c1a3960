import { type Execution, TEST_PLAN_KINDS } from "../records/obligation.js";

const EXECUTION_OF_KIND: ReadonlyMap<string, Execution> = new Map<string, Execution>([
  ["scenario-check", "deterministic"],
  ["source-pattern-check", "deterministic"],
  ...TEST_PLAN_KINDS.map((kind) => [kind, "external-evidence"] as const),
]);

/** How an obligation of a kind gets a result (docs/reference/promises.md#obligations). */
export function executionOf(kind: string): Execution {
  return EXECUTION_OF_KIND.get(kind) ?? "none";
}
