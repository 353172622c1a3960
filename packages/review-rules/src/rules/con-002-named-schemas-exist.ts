import { capitalised } from "../reading/capitalised.js";
import { type Contract, contracts } from "../reading/contracts.js";
import { counted } from "../reading/counted.js";
import { doubtAmong } from "../reading/doubt-among.js";
import { inList } from "../reading/in-list.js";
import { nameInWords, quotedName } from "../reading/name-in-words.js";
import { severityOnPath } from "../reading/severity-on-path.js";
import type { Found } from "../records/found.js";
import type { Judgement, Rule } from "../records/rule.js";
import type { ReviewContext } from "../state/review-context.js";

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
  severity: "Blocking on the path of an approved promise, else a warning.",
  evaluate: (context) => contracts(context).map((contract) => judgementOf(context, contract)),
};

function judgementOf(context: ReviewContext, contract: Contract): Judgement {
  const { part } = contract;
  return { subject: part, severity: severityOnPath(context, part), ...found(context, contract) };
}

function found(context: ReviewContext, contract: Contract): Found {
  const { part, schemas } = contract;
  if (schemas.length === 0) {
    const reason = `${capitalised(nameInWords(context, part))} names no schema`;
    return { result: "not-applicable", reason, cites: [part], items: [] };
  }
  return doubtAmong(context, part, [part]) ?? presence(context, contract);
}

function presence(context: ReviewContext, { part, schemas }: Contract): Found {
  const called = nameInWords(context, part);
  const missing = schemas.filter(({ id }) => !context.index.schemas.has(id));
  if (missing.length > 0) {
    const names = inList(missing.map((schema) => quotedName(context, schema)));
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
