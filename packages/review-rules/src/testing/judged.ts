import { expect, it } from "@jest/globals";
import { type FactKind, LIST_OF_KIND, present } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { RESULTS } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";
import type { Rule } from "../rules/rule.js";
import { contextOf } from "../state/review-context.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { INFERRED, STALE, withFact } from "./a-state.js";
import type { Examples } from "./example.js";

/** The one judgement of a subject. */
export function judged(rule: Rule, state: ReviewedState, { kind, id }: Cited): Judgement {
  const all = rule.evaluate(contextOf(state));
  const [judgement, ...others] = all.filter(({ subject }) => subject.kind === kind && subject.id === id);
  expect(others).toEqual([]);
  return present(judgement);
}

/** What a rule says of a subject, each cite as its kind and ID, in order. */
export function said(rule: Rule, state: ReviewedState, subject: Cited) {
  const { cites, ...others } = judged(rule, state, subject);
  return { ...others, cites: cited(cites) };
}

export function cited(facts: readonly Cited[]): readonly string[] {
  return [...new Set(facts.map(({ kind, id }) => `${kind} ${id}`))].sort();
}

/** The state with one fact set otherwise. */
export function changed(
  state: ReviewedState,
  { kind, id }: FactOfState,
  fields: Readonly<Record<string, unknown>>,
): ReviewedState {
  return { ...state, model: withFact(state.model, kind, id, fields) };
}

/** The state without one fact. */
export function without(state: ReviewedState, { kind, id }: FactOfState): ReviewedState {
  const list = LIST_OF_KIND[kind];
  const facts = state.model[list].filter((fact) => fact.id !== id);
  return { ...state, model: { ...state.model, [list]: facts } };
}

export interface FactOfState {
  readonly kind: FactKind;
  readonly id: string;
}

/** A fact that a rule reads, as a sentence that begins with it calls it. */
export interface FactRead extends FactOfState {
  readonly called: string;
  /** Of facts that the model may lack while another names them. */
  readonly mayBeMissing?: boolean;
}

const DOUBTS: readonly (readonly [word: string, fields: Readonly<Record<string, unknown>>])[] = [
  ["inferred", INFERRED],
  ["unknown", { factStatus: "unknown" }],
  ["stale", STALE],
];

/** Tests that a result is left open by each doubt about each fact that is read. */
export function itIsUnknownInDoubt(
  rule: Rule,
  { state, subject }: { readonly state: ReviewedState; readonly subject: Cited },
  read: readonly FactRead[],
): void {
  const doubts = read.flatMap(({ called, mayBeMissing = false, ...fact }) => [
    ...DOUBTS.map(([word, fields]) => ({
      fact,
      put: changed(state, fact, fields),
      reason: `${called} is ${word}`,
    })),
    ...(mayBeMissing ? [{ fact, put: without(state, fact), reason: missing(fact) }] : []),
  ]);
  it.each(doubts)("is unknown: $reason", ({ fact, put, reason }) => {
    const { severity } = judged(rule, state, subject);
    const cites = cited([subject, fact]);
    const items = [`${fact.kind} ${fact.id}`];
    expect(said(rule, put, subject)).toEqual({ subject, result: "unknown", severity, reason, cites, items });
  });
}

function missing({ kind, id }: FactOfState): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} "${id}" is not in the model`;
}

/** Tests that a rule has an example of each result it gives, and of no other. */
export function itGivesItsExamples(rule: Rule, examples: Examples): void {
  it("gives each of its results, as its examples show", () => {
    const given = RESULTS.filter((result) => rule.results[result] !== null);
    expect(Object.keys(examples).sort()).toEqual([...given].sort());
    for (const result of given) {
      const { state, subject, says } = present(examples[result]);
      expect([says, judged(rule, state, subject).result]).toEqual([says, result]);
    }
  });
}
