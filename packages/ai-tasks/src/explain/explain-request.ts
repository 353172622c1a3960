import type { Result } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  guid,
  NOT_BLANK,
  nullable,
  type ObjectRule,
  object,
  type ReadOf,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { AI_TASK_LIMITS } from "../limits.js";
import { type RequestRefusal, readRequest } from "../requests/read-request.js";
import { BRANCH, REQUEST } from "../requests/request-values.js";

/** What can be explained. */
export const EXPLAINED_KINDS = [
  "project",
  "element",
  "relationship",
  "operation",
  "channel",
  "subscription",
  "message",
  "binding",
  "schema",
  "scenario",
  "promise",
  "finding",
] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];

const IDS_FIT_THE_KIND: ObjectRule<{
  readonly kind: ExplainedKind;
  readonly id: string | null;
  readonly ruleId: string | null;
}> = {
  at: "end",
  check({ read: { kind, id, ruleId }, breaksRule }) {
    if ((id === null) !== (kind === "project")) {
      breaksRule("id", kind === "project" ? "must be null for the project" : "must not be null");
    }
    if ((ruleId === null) !== (kind !== "finding")) {
      breaksRule(
        "ruleId",
        kind === "finding" ? "must not be null for a finding" : "must be null but for a finding",
      );
    }
  },
};

/** What an explanation is about (docs/reference/ai.md#explanations). */
export const EXPLAIN_TARGET = object(
  {
    kind: word(EXPLAINED_KINDS),
    id: nullable(guid({ about: "Of a finding the ID of its subject; null for the project alone" })),
    ruleId: nullable(
      text({
        rules: [firstOf(NOT_BLANK, atMostCharacters(AI_TASK_LIMITS.ruleIdCharacters))],
        about: "The rule of a finding, else null",
      }),
    ),
  },
  { rules: [IDS_FIT_THE_KIND] },
);
export type ExplainTarget = ReadOf<typeof EXPLAIN_TARGET>;

/** The body that asks for an explanation. */
export const EXPLAIN_REQUEST = object({
  target: nullable(EXPLAIN_TARGET),
  question: REQUEST,
  branchId: BRANCH,
});
export type ExplainRequest = ReadOf<typeof EXPLAIN_REQUEST>;

/** Reads that body; what it names is not looked up. */
export function readExplainRequest(body: string): Result<ExplainRequest, RequestRefusal> {
  return readRequest({ node: EXPLAIN_REQUEST, name: "request" }, body);
}
