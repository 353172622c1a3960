import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { PLAYBACK_LIMITS } from "../limits.js";
import { PlaybackBudget } from "./playback-budget.js";
import { WorkQueue } from "./work-queue.js";

const delays = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 });

/** What the queue ran: the time and the number of each work item. */
function ranOf(waits: readonly number[]): readonly (readonly [number, number])[] {
  const queue = new WorkQueue(new PlaybackBudget());
  const ran: [number, number][] = [];
  waits.forEach((delayMs, number) => {
    queue.after(delayMs, () => ran.push([queue.nowMs, number]));
  });
  queue.run();
  return ran;
}

describe("work items", () => {
  it("run by time, and at one time in the order they were scheduled", () => {
    const property = fc.property(delays, (waits) => {
      const inOrder = waits.map((delayMs, number) => [delayMs, number] as const);
      expect(ranOf(waits)).toEqual(inOrder.sort(([one, a], [other, b]) => one - other || a - b));
    });
    fc.assert(property, { seed: 1, numRuns: 300 });
  });

  it("run in order from the latest to the earliest scheduled, however many times there are", () => {
    const times = Array.from({ length: 40 }, (_, n) => 40 - n);
    expect(ranOf(times).map(([atMs]) => atMs)).toEqual(times.toReversed());
  });

  it("scheduled by others run after them, counted from their time", () => {
    const queue = new WorkQueue(new PlaybackBudget());
    const ran: string[] = [];
    const note = (name: string) => () => ran.push(`${name} at ${queue.nowMs}`);
    queue.after(5, () => {
      note("first")();
      queue.after(0, note("at once"));
      queue.after(5, note("later"));
    });
    queue.after(5, note("second"));
    queue.after(10, note("third"));
    queue.run();
    expect(ran).toEqual(["first at 5", "second at 5", "at once at 5", "third at 10", "later at 10"]);
  });

  it("are as many as the limit, and one more passes it", () => {
    const budget = new PlaybackBudget();
    const queue = new WorkQueue(budget);
    for (let number = 0; number < PLAYBACK_LIMITS.workItems; number += 1) {
      queue.after(0, () => undefined);
    }
    expect(budget.reason).toBeNull();
    queue.after(0, () => undefined);
    expect(budget.reason).toBe("it schedules over 200000 work items");
  });

  it("run no more once a limit is passed, whose first reason stays", () => {
    const budget = new PlaybackBudget();
    const queue = new WorkQueue(budget);
    const ran: number[] = [];
    for (const number of [1, 2, 3]) {
      queue.after(number, () => {
        ran.push(number);
        if (number > 1) {
          budget.exceed(`it is ${number}`);
        }
      });
    }
    queue.run();
    budget.exceed("another");
    expect([ran, budget.isExceeded, budget.reason]).toEqual([[1, 2], true, "it is 2"]);
  });
});
