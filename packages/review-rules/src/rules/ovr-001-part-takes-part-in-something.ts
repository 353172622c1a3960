import type { Element } from "@plumbline/model-core";
import { capitalised } from "../reading/capitalised.js";
import { doubtAmong } from "../reading/doubt-among.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { nameInWords } from "../reading/name-in-words.js";
import { namersOfElements } from "../reading/namers-of-elements.js";
import { anyWays, factsOnWay, statedWays } from "../reading/ways-to-elements.js";
import type { Found } from "../records/found.js";
import type { Cited, Judgement, Rule } from "../records/rule.js";
import type { ReviewContext } from "../state/review-context.js";

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
  severity: "Always a note.",
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
  const found =
    doubtAmong(context, part, [part]) ??
    named(context, part) ??
    namedInDoubt(context, part) ??
    namedByNothing(context, part);
  return { subject: part, severity: "note", ...found };
}

function named(context: ReviewContext, part: Cited): Found | null {
  const ways = statedWays(context);
  const way = ways.get(part.id);
  if (way === undefined) {
    return null;
  }
  const inside = way.inside === null ? "" : "a part in ";
  const reason = `${capitalised(nameInWords(context, way.namer))} names ${inside}${nameInWords(context, part)}`;
  return { result: "verified", reason, cites: [part, ...factsOnWay(ways, way)], items: [] };
}

/** Cites everything in doubt that names the part itself, else the nearest that keeps a part in it from naming it. */
function namedInDoubt(context: ReviewContext, part: Cited): Found | null {
  const direct = namersOfElements(context).get(part.id)?.doubtful;
  const doubts = direct ?? [anyWays(context).get(part.id)?.doubt ?? []].flat();
  const only = `Only what is in doubt names ${nameInWords(context, part)}, until it is confirmed`;
  return doubtAmong(context, part, doubts, (clause) => `${only}: ${clause}`);
}

function namedByNothing(context: ReviewContext, part: Cited): Found {
  const reason = `Nothing names ${nameInWords(context, part)}: let a scenario or another part use it, or take it out of the model`;
  return { result: "concern", reason, cites: [part], items: [] };
}
