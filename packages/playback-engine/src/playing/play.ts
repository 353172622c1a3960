import type { PlayableScenario } from "../playable-scenario.js";
import { FaultTable } from "./fault-table.js";
import { OutcomeBook } from "./outcome-book.js";
import { PlaybackBudget } from "./playback-budget.js";
import { Trace } from "./trace.js";
import { WorkQueue } from "./work-queue.js";

/** What the parts of one playback share. */
export interface Play {
  readonly budget: PlaybackBudget;
  readonly queue: WorkQueue;
  readonly trace: Trace;
  readonly faults: FaultTable;
  readonly book: OutcomeBook;
}

/** Called once, when a step or a list has ended: whether it succeeded (or its failure was handled). */
export type Ended = (succeeded: boolean) => void;

export function newPlay(scenario: PlayableScenario): Play {
  const budget = new PlaybackBudget();
  const queue = new WorkQueue(budget);
  return {
    budget,
    queue,
    trace: new Trace(budget, queue),
    faults: new FaultTable(scenario.faults),
    book: new OutcomeBook(scenario.publishCount),
  };
}
