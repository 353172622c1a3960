import type { Refusal } from "./refusals.js";

/** Ends a transaction without a trace where a value cannot: thrown in it, in a thread or beside one. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.outcome);
  }
}
