import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { COMPLETION_CLASS, EventQueue, RETRY_CLASS, TIMEOUT_CLASS } from "./event-queue.js";
import { TimerRing } from "./timer-ring.js";

describe("the event queue", () => {
  it("gives events by time, then class, then order of scheduling", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(20), fc.constantFrom(TIMEOUT_CLASS, COMPLETION_CLASS, RETRY_CLASS)), {
          maxLength: 600,
        }),
        (events) => {
          const queue = new EventQueue();
          events.forEach(([time, eventClass], subject) => {
            queue.push(time, eventClass, eventClass, subject);
          });
          const expected = events
            .map(([time, eventClass], subject) => [time, eventClass, subject] as const)
            .sort((left, right) => left[0] - right[0] || left[1] - right[1] || left[2] - right[2]);
          const seen = expected.map(() => {
            const time = queue.firstTime();
            queue.pop();
            return [time, queue.kind, queue.subject];
          });
          expect(seen).toEqual(expected);
          expect(queue.firstTime()).toBe(Number.POSITIVE_INFINITY);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe("an event queue that outgrows its room", () => {
  it("keeps the order of what it holds", () => {
    const queue = new EventQueue();
    const count = 1_000;
    for (let subject = count - 1; subject >= 0; subject -= 1) {
      queue.push(Math.floor(subject / 10), (subject % 10) % 3, subject % 7, subject);
    }
    const seen = Array.from({ length: count }, () => {
      const time = queue.firstTime();
      queue.pop();
      return { time, eventClass: (queue.subject % 10) % 3, kind: queue.kind, subject: queue.subject };
    });
    expect(seen.every(({ kind, subject }) => kind === subject % 7)).toBe(true);
    expect(seen.every(({ time, subject }) => time === Math.floor(subject / 10))).toBe(true);
    const inOrder = seen.toSorted(
      (left, right) =>
        left.time - right.time || left.eventClass - right.eventClass || right.subject - left.subject,
    );
    expect(seen.map(({ subject }) => subject)).toEqual(inOrder.map(({ subject }) => subject));
  });
});

describe("a ring of timers", () => {
  it("keeps the live ones in order, however many are dead", () => {
    const ring = new TimerRing();
    const generations = new Int32Array(5_000);
    const live: number[] = [];
    for (let subject = 0; subject < 5_000; subject += 1) {
      ring.push(subject, subject, subject, generations);
      if (subject % 7 === 0) {
        live.push(subject);
      } else {
        generations[subject] = 1;
      }
    }
    // Room is for what is live, and dead timers at most as many again.
    expect(ring.count).toBeLessThan(2_048);
    const seen: number[] = [];
    while (ring.skipDead(generations)) {
      expect(ring.firstTime()).toBe(ring.firstRank());
      seen.push(ring.shift());
    }
    expect(seen).toEqual(live);
  });

  it("wraps round and grows", () => {
    const ring = new TimerRing();
    const generations = new Int32Array(1_000);
    const seen: number[] = [];
    for (let subject = 0; subject < 1_000; subject += 1) {
      ring.push(subject, subject, subject, generations);
      if (subject % 3 === 0) {
        seen.push(ring.shift());
      }
    }
    while (ring.skipDead(generations)) {
      seen.push(ring.shift());
    }
    expect(seen).toEqual(Array.from({ length: 1_000 }, (_, subject) => subject));
  });
});
