import type { Channel } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#ovr-004. */
export const ovr004: Rule = {
  id: "OVR-004",
  version: 1,
  category: "overengineering",
  title: "Exchange routes",
  reads: "Each channel of kind exchange, the bindings that leave it and the subscriptions on it.",
  settle:
    "Publish to the channel behind its only binding, or give the exchange a routing key or a second route. Where a fact is in doubt, confirm it.",
  results: {
    verified: "The exchange has more than one route, or a binding with a routing key.",
    concern: "The exchange has exactly one binding, without a routing key, and no subscription.",
    unknown: "The exchange, a binding that leaves it or a subscription on it is in doubt.",
    "not-applicable": "No binding leaves the exchange.",
  },
  severity: "Note.",
  evaluate: (context) =>
    context.index.model.channels
      .filter(({ kind }) => kind === "exchange")
      .map((channel) => judge(context, routesOf(context, channel))),
};

/** Bindings before subscriptions, each by ID. */
interface Routes {
  readonly subject: Cited;
  readonly keyed: readonly Cited[];
  readonly all: readonly Cited[];
  readonly bindings: number;
}

function routesOf({ index }: ReviewContext, { id }: Channel): Routes {
  const bindings = index.bindingsOfSource.get(id) ?? [];
  const subscriptions = index.subscriptionsOfChannel.get(id) ?? [];
  const cited = (binding: { readonly id: string }): Cited => ({ kind: "binding", id: binding.id });
  return {
    subject: { kind: "channel", id },
    keyed: bindings.filter(({ routingKey }) => routingKey !== null).map(cited),
    all: [...bindings.map(cited), ...subscriptions.map((on): Cited => ({ kind: "subscription", id: on.id }))],
    bindings: bindings.length,
  };
}

function judge(context: ReviewContext, routes: Routes): Judgement {
  const { subject, all } = routes;
  const said = { subject, severity: "note", items: [] } as const;
  const named = nameInWords(context, subject);
  if (routes.bindings === 0) {
    return { ...said, result: "not-applicable", reason: `No binding leaves ${named}`, cites: [subject] };
  }
  return (
    routing(context, routes) ??
    unknownByDoubt(context, { ...said, facts: [subject, ...all] }) ?? {
      ...said,
      result: "concern",
      reason: `All that comes to ${named} goes on by one binding without a routing key: publish to the channel behind it, or add a route or a key`,
      cites: [subject, ...all],
    }
  );
}

/** A stated key, or else two stated routes, show that a stated exchange routes. */
function routing(context: ReviewContext, { subject, keyed, all }: Routes): Judgement | null {
  const [key] = keyed.filter((binding) => isStated(context, binding));
  const [first, second] = all.filter((route) => isStated(context, route));
  const routes = key === undefined ? [first, second] : [key];
  const shown = routes.flatMap((route) => route ?? []);
  if (!isStated(context, subject) || shown.length < routes.length) {
    return null;
  }
  const named = nameInWords(context, subject);
  const how = key === undefined ? "has more than one route" : "routes by routing key";
  return {
    subject,
    severity: "note",
    result: "verified",
    reason: `${named} ${how}`,
    cites: [subject, ...shown],
    items: [],
  };
}
