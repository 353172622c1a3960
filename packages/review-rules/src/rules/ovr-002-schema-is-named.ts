import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { namersOfSchemas } from "../reading/namers-of-schemas.js";
import type { Namers } from "../reading/what-names.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#ovr-002. */
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
  severity: "Note.",
  evaluate: (context) =>
    inIdOrder(context.index.model.schemas).map(({ id }) => judgementOf(context, { kind: "schema", id })),
};

function judgementOf(context: ReviewContext, schema: Cited): Judgement {
  const said = { subject: schema, severity: "note" } as const;
  const namers = namersOfSchemas(context).get(schema.id) ?? NOTHING;
  if (namers.stated !== null) {
    const reason = `${capitalised(inWords(context, namers.stated))} names ${inWords(context, schema)}`;
    return { ...said, result: "verified", reason, cites: [schema, namers.stated], items: [] };
  }
  return unnamed(context, said, namers.doubtful);
}

const NOTHING: Pick<Namers, "stated" | "doubtful"> = { stated: null, doubtful: [] };

/** What nothing stated names. */
function unnamed(
  context: ReviewContext,
  said: Pick<Judgement, "subject" | "severity">,
  facts: readonly Cited[],
): Judgement {
  const called = inWords(context, said.subject);
  const doubt = unknownByDoubt(context, { ...said, facts });
  if (doubt !== null) {
    return {
      ...doubt,
      reason: `Only what is in doubt names ${called}, until it is confirmed. ${doubt.reason}.`,
    };
  }
  const reason = `Nothing names ${called}: let an operation or a message name it, or delete it`;
  return { ...said, result: "concern", reason, cites: [said.subject], items: [] };
}
