import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { CallLine, type Told, type Works } from "./call-line.js";
import type { CallMessage } from "./calls.js";

const LONGEST_MS = 100;

/** Workers that do nothing by themselves: a test says what they tell. */
function aLine() {
  const workers: { readonly told: Told; readonly sent: CallMessage[]; isEnded: boolean }[] = [];
  const line = new CallLine({
    longestOf: () => LONGEST_MS,
    makeWorker: (told): Works => {
      const worker = { told, sent: [] as CallMessage[], isEnded: false };
      workers.push(worker);
      return {
        postMessage: (message) => worker.sent.push(message),
        terminate: () => {
          worker.isEnded = true;
        },
      };
    },
  });
  const worker = (at: number) => {
    const found = workers[at];
    if (found === undefined) {
      throw new Error(`There is no worker ${at}`);
    }
    return found;
  };
  return { line, workers, worker };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("calls on their way to a worker", () => {
  it("are answered by one worker", async () => {
    const { line, workers, worker } = aLine();
    const [first, second] = [line.call("versions", null), line.call("versions", null)];
    worker(0).told.reply({ id: 2, output: "second" });
    worker(0).told.reply({ id: 1, failed: "No" });
    await expect(second).resolves.toBe("second");
    await expect(first).rejects.toThrow("No");
    expect(workers).toHaveLength(1);
  });

  it("that never end are given up, and those behind go to another worker", async () => {
    const { line, worker } = aLine();
    const [stuck, behind] = [line.call("play", "hostile"), line.call("play", "plain")];
    worker(0).told.reply({ id: 1, began: true });
    jest.advanceTimersByTime(LONGEST_MS);
    await expect(stuck).rejects.toMatchObject({ name: "EnginesTooLongError" });
    expect(worker(0).isEnded).toBe(true);
    expect(worker(1).sent).toEqual([{ id: 2, name: "play", input: "plain" }]);
    worker(1).told.reply({ id: 2, began: true });
    worker(1).told.reply({ id: 2, output: "played" });
    await expect(behind).resolves.toBe("played");
    jest.advanceTimersByTime(LONGEST_MS * 2);
    expect(worker(1).isEnded).toBe(false);
  });

  it("have their whole time from when they begin, however long the worker takes to load", async () => {
    const { line, worker } = aLine();
    const call = line.call("play", "plain");
    jest.advanceTimersByTime(LONGEST_MS * 10);
    worker(0).told.reply({ id: 1, began: true });
    jest.advanceTimersByTime(LONGEST_MS - 1);
    worker(0).told.reply({ id: 1, output: "played" });
    await expect(call).resolves.toBe("played");
  });

  it("are all told when the worker breaks, and the next one has another", async () => {
    const { line, worker } = aLine();
    const calls = [line.call("play", "a"), line.call("play", "b")];
    worker(0).told.broke("");
    for (const call of calls) {
      await expect(call).rejects.toThrow("The worker could not be loaded");
    }
    void line.call("play", "c");
    expect(worker(1).sent).toHaveLength(1);
  });
});
