/** What the second reading of the playback rules asks of a document and a model. */

import type { Binding, Subscription } from "@plumbline/model-core";
import type { StepDocument } from "../document/steps.js";

export type List = readonly (StepDocument | null)[];

export function byId<Fact extends Binding | Subscription>(facts: readonly Fact[]): readonly Fact[] {
  return [...facts].sort((left, right) => (left.id < right.id ? -1 : 1));
}

export function passes({ routingKey: pattern }: Binding, key: string | null | undefined): boolean {
  if (pattern === null) {
    return true;
  }
  return typeof key === "string" && (pattern === key || wordsMatch(pattern.split("."), key.split(".")));
}

function wordsMatch(pattern: readonly string[], words: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) {
    return words.length === 0;
  }
  if (first === "#") {
    return wordsMatch(rest, words) || (words.length > 0 && wordsMatch(pattern, words.slice(1)));
  }
  return words.length > 0 && (first === "*" || first === words[0]) && wordsMatch(rest, words.slice(1));
}

export function handlersOf(step: StepDocument): Readonly<Record<string, List>> {
  return step.type === "publish" ? ((step.handlers ?? {}) as Readonly<Record<string, List>>) : {};
}

export function ownLists(step: StepDocument): readonly List[] {
  switch (step.type) {
    case "call":
      return [step.then ?? [], step.onError ?? []];
    case "branch":
      return [step.then ?? [], step.else ?? []];
    case "parallel":
      return (step.branches ?? []).map((list) => list ?? []);
    default:
      return [];
  }
}

/** The steps in a list and in the steps of it, consumers' handlers left out. */
export function insideOf(list: List): readonly StepDocument[] {
  return list.flatMap((step) =>
    step === null ? [] : [step, ...ownLists(step).flatMap((inner) => insideOf(inner))],
  );
}
