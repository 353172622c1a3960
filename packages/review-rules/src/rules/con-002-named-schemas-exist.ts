import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { type Contract, contracts } from "../reading/contracts.js";
import { severityOnPath } from "../reading/severity-on-path.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { counted } from "../words/counted.js";
import { inList } from "../words/in-list.js";
import { capitalised, inWords, nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#con-002. */
export const con002: Rule = {
  id: "CON-002",
  version: 1,
  category: "contracts",
  title: "Named schemas exist",
  reads: "The schemas that operations and messages name, and whether the project has them.",
  settle: "Add the missing schema or name another; confirm the operation or message where it is in doubt.",
  results: {
    verified: "The project has every schema that is named.",
    concern: "The project lacks a schema that is named.",
    unknown: "A schema is named, and the operation or message is in doubt.",
    "not-applicable": "No schema is named.",
  },
  severity: "Blocking on the path of an approved promise, else warning.",
  evaluate: (context) => contracts(context).map((contract) => judgementOf(context, contract)),
};

function judgementOf(context: ReviewContext, contract: Contract): Judgement {
  const { part, schemas } = contract;
  const said = { subject: part, severity: severityOnPath(context, part) };
  if (schemas.length === 0) {
    const reason = `${capitalised(inWords(context, part))} names no schema`;
    return { ...said, result: "not-applicable", reason, cites: [part], items: [] };
  }
  return unknownByDoubt(context, { ...said, facts: [part] }) ?? { ...said, ...presence(context, contract) };
}

function presence(context: ReviewContext, { part, schemas }: Contract): Found {
  const called = inWords(context, part);
  const missing = schemas.filter(({ id }) => !context.index.schemas.has(id));
  if (missing.length > 0) {
    const names = inList(missing.map((schema) => nameInWords(context, schema)));
    return {
      result: "concern",
      reason: `${capitalised(called)} names ${counted(missing.length, "schema")} that the project lacks: ${names}`,
      cites: [part, ...missing],
      items: missing.map(({ id }) => id),
    };
  }
  const reason = `The project has every schema that ${called} names`;
  return { result: "verified", reason, cites: [part, ...schemas], items: [] };
}
