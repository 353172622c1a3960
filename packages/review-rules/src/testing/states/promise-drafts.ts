import { RESULTS } from "@plumbline/promise-core";
import fc from "fast-check";
import { pick } from "./pick.js";

/** Revisions newest first, each as what it is. */
const HISTORIES = [
  ["approved"],
  ["approved"],
  ["draft", "approved"],
  ["draft"],
  ["retires", "approved"],
  ["draft to retire", "approved"],
  ["draft", "retires", "approved"],
] as const;
export type RevisionDraft = (typeof HISTORIES)[number][number];

const links = fc.array(fc.record({ kind: pick, what: pick }), { maxLength: 3, size: "max" });
export type LinksDraft = typeof links extends fc.Arbitrary<infer Value> ? Value : never;

const status = fc.record({
  obligations: fc.array(
    fc.record({
      result: fc.constantFrom("passed", "passed", "passed", ...RESULTS),
      isStale: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 3, size: "max" },
  ),
  hasGap: fc.constantFrom(false, false, false, true),
});
export type StatusDraft = typeof status extends fc.Arbitrary<infer Value> ? Value : never;

export const promiseDraft = fc.record({
  history: fc.constantFrom(...HISTORIES),
  links,
  /** What other revisions link; never what is in force. */
  otherLinks: links,
  status,
});
export type PromiseDraft = typeof promiseDraft extends fc.Arbitrary<infer Value> ? Value : never;
