import { capitalised } from "../reading/capitalised.js";
import { doubtAmong } from "../reading/doubt-among.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { nameInWords } from "../reading/name-in-words.js";
import { namersOfSchemas } from "../reading/namers-of-schemas.js";
import type { Found } from "../records/found.js";
import type { Cited, Judgement, Rule } from "../records/rule.js";
import type { ReviewContext } from "../state/review-context.js";

export const ovr002: Rule = {
  id: "OVR-002",
  version: 1,
  category: "overengineering",
  title: "Schema is named",
  reads: "The schemas of the project, and the operations and messages that name them.",
  settle: "Let an operation or a message name the schema, delete it, or confirm what is in doubt.",
  results: {
    verified: "An operation or a message names the schema.",
    concern: "Nothing names it.",
    unknown: "Only what is in doubt names it.",
    "not-applicable": null,
  },
  severity: "Always a note.",
  evaluate: (context) =>
    inIdOrder(context.index.model.schemas).map(({ id }) => judgementOf(context, { kind: "schema", id })),
};

function judgementOf(context: ReviewContext, schema: Cited): Judgement {
  const namers = namersOfSchemas(context).get(schema.id);
  const found =
    named(context, schema, namers?.stated ?? null) ??
    namedInDoubt(context, schema, namers?.doubtful ?? []) ??
    namedByNothing(context, schema);
  return { subject: schema, severity: "note", ...found };
}

function named(context: ReviewContext, schema: Cited, by: Cited | null): Found | null {
  if (by === null) {
    return null;
  }
  const reason = `${capitalised(nameInWords(context, by))} names ${nameInWords(context, schema)}`;
  return { result: "verified", reason, cites: [schema, by], items: [] };
}

function namedInDoubt(context: ReviewContext, schema: Cited, by: readonly Cited[]): Found | null {
  const only = `Only what is in doubt names ${nameInWords(context, schema)}, until it is confirmed`;
  return doubtAmong(context, schema, by, (clause) => `${only}: ${clause}`);
}

function namedByNothing(context: ReviewContext, schema: Cited): Found {
  const reason = `Nothing names ${nameInWords(context, schema)}: let an operation or a message name it, or delete it`;
  return { result: "concern", reason, cites: [schema], items: [] };
}
