import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { type Contract, contracts } from "../reading/contracts.js";
import { severityOnPath } from "../reading/severity-on-path.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#con-001. */
export const con001: Rule = {
  id: "CON-001",
  version: 2,
  category: "contracts",
  title: "Operation and message have a schema",
  reads: "The request and response schema of each operation and the schema of each message.",
  settle: "Name a schema, or confirm the operation or message where it is in doubt.",
  results: {
    verified: "The operation names a schema for its request or its response; the message names a schema.",
    concern: "The operation names neither schema; the message names none.",
    unknown: "The operation or message is in doubt.",
    "not-applicable": null,
  },
  severity: "Blocking on the path of an approved promise, else warning.",
  evaluate: (context) => contracts(context).map((contract) => judgementOf(context, contract)),
};

function judgementOf(context: ReviewContext, contract: Contract): Judgement {
  const { part } = contract;
  const said = { subject: part, severity: severityOnPath(context, part) };
  return unknownByDoubt(context, { ...said, facts: [part] }) ?? { ...said, ...schemaOf(context, contract) };
}

function schemaOf(context: ReviewContext, { part, schemas }: Contract): Found {
  const called = capitalised(inWords(context, part));
  const base = { cites: [part], items: [] };
  if (schemas.length > 0) {
    return { ...base, result: "verified", reason: `${called} names a schema` };
  }
  const lacks =
    part.kind === "operation"
      ? "names a schema neither for its request nor for its response"
      : "names no schema";
  return { ...base, result: "concern", reason: `${called} ${lacks}` };
}
