import type { Element } from "@plumbline/model-core";
import type { CallDocument } from "@plumbline/playback-engine";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { deedsOfElements } from "../reading/deeds-of-elements.js";
import { type AddedBehaviour, passingOn } from "../reading/passing-on.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#ovr-003. */
export const ovr003: Rule = {
  id: "OVR-003",
  version: 1,
  category: "overengineering",
  title: "Hop adds behaviour",
  reads:
    "Each app and component that a scenario calls: all steps that call it, and all that it takes in any scenario; the operations that are called and the elements they belong to.",
  settle:
    "Let its callers call the element behind it, or show in a scenario what it adds. Where a fact is in doubt, confirm it.",
  results: {
    verified: "It writes, publishes, calls more than one operation or answers by itself.",
    concern:
      "Every call it serves is passed on unchanged to one operation of one other element, and it does nothing else.",
    unknown: "The element, an operation it serves or calls, or the element behind it is in doubt.",
    "not-applicable": "No scenario calls it.",
  },
  severity: "Note.",
  evaluate: (context) =>
    context.index.model.elements
      .filter(({ kind }) => kind === "app" || kind === "component")
      .map((element) => judge(context, element)),
};

function judge(context: ReviewContext, { id }: Element): Judgement {
  const said = { subject: { kind: "element", id }, severity: "note", items: [] } as const;
  const deeds = deedsOfElements(context).get(id);
  const named = nameInWords(context, said.subject);
  if (deeds === undefined || deeds.served.length === 0) {
    return { ...said, result: "not-applicable", reason: `No scenario calls ${named}`, cites: [said.subject] };
  }
  const facts = [said.subject, ...factsOf(context, [...deeds.served, ...deeds.calls])];
  const passed = passingOn(context, id, deeds);
  const open = unknownByDoubt(context, { ...said, facts });
  if (open !== null) {
    return open;
  }
  return passed.adds === null
    ? { ...said, result: "concern", reason: onlyPasses(context, named, passed.toId), cites: facts }
    : { ...said, result: "verified", reason: `${named} ${WORDS[passed.adds]}`, cites: facts };
}

function factsOf({ index }: ReviewContext, calls: readonly CallDocument[]): readonly Cited[] {
  const ids = [...new Set(calls.map(({ operation }) => operation ?? ""))];
  const owners = new Set(ids.flatMap((id) => index.operations.get(id)?.ownerId ?? []));
  return [
    ...ids.map((id): Cited => ({ kind: "operation", id })),
    ...[...owners].map((id): Cited => ({ kind: "element", id })),
  ];
}

function onlyPasses(context: ReviewContext, named: string, toId: string): string {
  const target = nameInWords(context, { kind: "element", id: toId });
  return `${named} passes every call on to ${target} unchanged: let its callers call ${target}, or show what it adds`;
}

const WORDS = {
  writes: "writes data",
  publishes: "publishes messages",
  "own-answer": "answers calls by itself or changes them",
  "many-targets": "passes calls on to more than one operation",
  "other-calls": "makes calls of its own",
} satisfies { readonly [Adds in AddedBehaviour]: string };
