import type { Element } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { namersOfElements } from "../reading/namers-of-elements.js";
import { anyWays, factsOnWay, statedWays } from "../reading/ways-to-elements.js";
import type { Cited } from "../records/cited.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#ovr-001. */
export const ovr001: Rule = {
  id: "OVR-001",
  version: 1,
  category: "overengineering",
  title: "Part takes part in something",
  reads:
    "Apps, stores and components that are current or planned, and what names them or a part in them: relationships, messages, operations, subscriptions and scenarios.",
  settle: "Let something name the part, take it out of the model, or confirm what is in doubt.",
  results: {
    verified: "Something names the part, or a part in it.",
    concern: "Nothing names it.",
    unknown: "The part is in doubt, or only what is in doubt names it.",
    "not-applicable": null,
  },
  severity: "Note.",
  evaluate: (context) =>
    inIdOrder(context.index.model.elements)
      .filter(isJudged)
      .map(({ id }) => judgementOf(context, { kind: "element", id })),
};

function isJudged({ kind, status }: Element): boolean {
  const isPart = kind === "app" || kind === "store" || kind === "component";
  return isPart && (status === "current" || status === "planned");
}

function judgementOf(context: ReviewContext, part: Cited): Judgement {
  const said = { subject: part, severity: "note" } as const;
  const doubt = unknownByDoubt(context, { ...said, facts: [part] });
  if (doubt !== null) {
    return doubt;
  }
  const found = named(context, part);
  return found === null ? unnamed(context, said) : { ...said, ...found };
}

function named(context: ReviewContext, part: Cited): Found | null {
  const ways = statedWays(context);
  const way = ways.get(part.id);
  if (way === undefined) {
    return null;
  }
  const inside = way.inside === null ? "" : "a part in ";
  const reason = `${capitalised(inWords(context, way.namer))} names ${inside}${inWords(context, part)}`;
  return { result: "verified", reason, cites: [part, ...factsOnWay(ways, way)], items: [] };
}

/** What nothing stated names. */
function unnamed(context: ReviewContext, said: Pick<Judgement, "subject" | "severity">): Judgement {
  const called = inWords(context, said.subject);
  const doubt = unknownByDoubt(context, { ...said, facts: doubtsOnWays(context, said.subject) });
  if (doubt !== null) {
    return {
      ...doubt,
      reason: `Only what is in doubt names ${called}, until it is confirmed. ${doubt.reason}.`,
    };
  }
  const reason = `Nothing names ${called}: let a scenario or another part use it, or take it out of the model`;
  return { ...said, result: "concern", reason, cites: [said.subject], items: [] };
}

/** Everything in doubt that names a part itself, else the nearest that keeps a part in it from naming it. */
function doubtsOnWays(context: ReviewContext, { id }: Cited): readonly Cited[] {
  const direct = namersOfElements(context).get(id)?.doubtful;
  return direct ?? [anyWays(context).get(id)?.doubt ?? []].flat();
}
