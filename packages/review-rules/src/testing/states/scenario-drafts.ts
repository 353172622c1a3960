import fc from "fast-check";
import { pick } from "./pick.js";

/** What is drawn of a step, whatever its type. */
export interface StepDraft {
  readonly type: "call" | "passed-on" | "publish" | "write" | "parallel" | "branch";
  readonly from: number;
  readonly to: number;
  readonly what: number;
  readonly odd: number;
  readonly inner: readonly StepDraft[];
  readonly other: readonly StepDraft[];
}

const type = fc.constantFrom<StepDraft["type"][]>(
  "call",
  "publish",
  "write",
  "passed-on",
  "publish",
  "call",
  "parallel",
  "branch",
  "passed-on",
  "publish",
);

const { step } = fc.letrec<{ step: StepDraft; list: StepDraft[] }>((tie) => ({
  step: fc.record({
    type,
    from: pick,
    to: pick,
    what: pick,
    odd: pick,
    inner: tie("list"),
    other: tie("list"),
  }),
  list: fc.oneof(
    { maxDepth: 4 },
    { arbitrary: fc.constant<StepDraft[]>([]), weight: 3 },
    { arbitrary: fc.array(tie("step"), { minLength: 1, maxLength: 2, size: "max" }), weight: 2 },
  ),
}));

const target = fc.record({ kind: pick, what: pick });

export const scenarioDraft = fc.record({
  steps: fc.array(step, { maxLength: 4, size: "max" }),
  /** Some of its steps break the rules of scenarios. */
  isSloppy: fc.constantFrom(false, false, true),
  faults: fc.array(target, { maxLength: 1 }),
  assertions: fc.array(target, { maxLength: 1 }),
});
export type ScenarioDraft = typeof scenarioDraft extends fc.Arbitrary<infer Value> ? Value : never;
