import fc from "fast-check";
import { pick } from "./pick.js";

/** What is drawn of a fact, whatever its kind. */
const factDraft = fc.record({
  /** How sure it is; whether that is in doubt hangs on the state. */
  standing: fc.nat(59),
  first: pick,
  second: pick,
  third: pick,
  fourth: pick,
});
export type FactDraft = typeof factDraft extends fc.Arbitrary<infer Value> ? Value : never;

function drafts(least: number, most: number): fc.Arbitrary<FactDraft[]> {
  return fc.array(factDraft, { minLength: least, maxLength: most, size: "max" });
}

/** What a model is made of. A fact that refers to nothing that is there is left out. */
export const modelDraft = fc.record({
  elements: drafts(2, 8),
  relationships: drafts(0, 3),
  messages: drafts(0, 3),
  schemas: drafts(0, 3),
  operations: drafts(0, 6),
  channels: drafts(0, 5),
  subscriptions: drafts(0, 4),
  bindings: drafts(0, 5),
});
export type ModelDraft = typeof modelDraft extends fc.Arbitrary<infer Value> ? Value : never;

/** What holds for all of a state. */
export const stateMood = fc.record({
  /** How many in sixty facts are in doubt. */
  doubts: fc.constantFrom(0, 0, 0, 6, 15),
  /** Scenarios and promises name what is not there. */
  isTorn: fc.constantFrom(false, false, false, true),
  /** What the first steps of scenarios are, where they are not of every type. */
  theme: fc.constantFrom("any", "any", "any", "hops", "keys"),
  /** Facts refer to what is not there. */
  isBroken: fc.constantFrom(false, false, false, false, false, false, false, true),
});
export type StateMood = typeof stateMood extends fc.Arbitrary<infer Value> ? Value : never;
