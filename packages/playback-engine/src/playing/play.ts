import type { PlayableScenario, PlayableStep } from "../playable-scenario.js";
import { FaultTable } from "./fault-table.js";
import type { Scope } from "./outcome-book.js";
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
  /** Runs the steps of a list; given by the one who starts the playback, since steps hold lists themselves. */
  readonly runList: (steps: readonly PlayableStep[], scope: Scope, ended: Ended) => void;
}

/** Called once, when a step or a list has ended: whether it succeeded (or its failure was handled). */
export type Ended = (succeeded: boolean) => void;

type RunList = (play: Play, steps: readonly PlayableStep[], scope: Scope, ended: Ended) => void;

export function newPlay(scenario: PlayableScenario, runList: RunList): Play {
  const budget = new PlaybackBudget();
  const queue = new WorkQueue(budget);
  const play: Play = {
    budget,
    queue,
    trace: new Trace(budget, queue),
    faults: new FaultTable(scenario.faults),
    book: new OutcomeBook(scenario.publishCount),
    runList: (steps, scope, ended) => runList(play, steps, scope, ended),
  };
  return play;
}
