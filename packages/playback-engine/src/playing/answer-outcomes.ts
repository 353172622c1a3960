import type { StepOutcome } from "../document/steps.js";
import type { PlayableScenario, PlayableStep } from "../playable-scenario.js";
import type { OutcomeBook, Scope } from "./outcome-book.js";
import { attemptBefore, outcomeBefore } from "./outcome-book.js";

/**
 * The outcomes of a run: for each step, in document order, the one it has in the attempt that settled
 * its call or delivery.
 */
export function answerOutcomes(
  scenario: PlayableScenario,
  book: OutcomeBook,
): ReadonlyMap<string, StepOutcome> {
  const outcomes = new Map<string, StepOutcome>(scenario.stepIds.map((id) => [id, "Skipped"]));
  const answer = (steps: readonly PlayableStep[], scope: Scope | null, until: number): void => {
    for (const step of steps) {
      outcomes.set(step.id, outcomeBefore(scope, step.slot, until));
      for (const inner of innerLists(step, book, scope, until)) {
        answer(inner.steps, inner.scope, inner.until);
      }
    }
  };
  answer(scenario.steps, book.root, Number.POSITIVE_INFINITY);
  return outcomes;
}

/** A list with the attempt that counts for it and the moment its outcomes were frozen. */
interface CountedList {
  readonly steps: readonly PlayableStep[];
  readonly scope: Scope | null;
  readonly until: number;
}

function innerLists(
  step: PlayableStep,
  book: OutcomeBook,
  scope: Scope | null,
  until: number,
): readonly CountedList[] {
  switch (step.type) {
    case "call": {
      const attempt = attemptBefore(scope, step.slot, until);
      const inner = { steps: step.then, scope: attempt, until: Math.min(until, attempt?.settledAt ?? until) };
      return [inner, { steps: step.onError, scope, until }];
    }
    case "publish": {
      // A delivery is not inside the attempt that published it: it counts as it settled itself. Without
      // one nothing in the handler counts.
      const message = book.messageBefore(step.publishIndex, until);
      return [...step.handlers].map(([subscriptionId, steps]) => {
        const delivery = message?.deliveries.get(subscriptionId) ?? null;
        return { steps, scope: delivery, until: delivery?.settledAt ?? 0 };
      });
    }
    case "parallel":
      return step.branches.map((steps) => ({ steps, scope, until }));
    case "branch":
      return [step.then, step.else].map((steps) => ({ steps, scope, until }));
    case "write":
      return [];
  }
}
