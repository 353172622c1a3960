import type { RunResult, ScenarioDocument, StepDocument, StepOutcome } from "@plumbline/playback-engine";
import type { CheckAssertion } from "../records/recipe.js";
import { everyStepList } from "../steps/every-step-list.js";

/** What of a play says whether there was something to observe. */
export type Played = Pick<RunResult, "events" | "outcomes">;

/** Whether an assertion that holds, holds with nothing to observe (docs/reference/promises-evidence.md#vacuity). */
export class Vacuity {
  readonly #hasEvents: boolean;
  /** Everything that events name. */
  readonly #named: ReadonlySet<string | null>;
  readonly #outcomes: ReadonlyMap<string, StepOutcome>;
  /** The steps that did something in some attempt, whatever counted in the end. */
  readonly #acted: ReadonlySet<string>;
  readonly #listOf: ReadonlyMap<string, readonly StepDocument[]>;

  constructor(document: ScenarioDocument, { events, outcomes }: Played) {
    this.#hasEvents = events.length > 0;
    this.#named = new Set(events.flatMap(({ target, from, to }) => [target, from, to]));
    this.#outcomes = outcomes;
    this.#acted = new Set(events.filter(({ kind }) => kind !== "StepSkipped").map(({ stepId }) => stepId));
    this.#listOf = listsOfSteps(document);
  }

  holdsWithNothingToObserve(assertion: CheckAssertion): boolean {
    if (assertion.type === "outcome") {
      return assertion.expected === "Skipped" && !this.#someRan(this.#listOf.get(assertion.step) ?? []);
    }
    const { target, expected } = assertion;
    return expected === 0 && !(target === null ? this.#hasEvents : this.#named.has(target));
  }

  #someRan(list: readonly StepDocument[]): boolean {
    return list.some(({ id }) => this.#ran(String(id)));
  }

  #ran(stepId: string): boolean {
    return this.#acted.has(stepId) || this.#outcomes.get(stepId) !== "Skipped";
  }
}

function listsOfSteps(document: ScenarioDocument): ReadonlyMap<string, readonly StepDocument[]> {
  const lists = new Map<string, readonly StepDocument[]>();
  for (const list of everyStepList(document)) {
    for (const { id } of list) {
      lists.set(String(id), list);
    }
  }
  return lists;
}
