import { expect, it } from "@jest/globals";
import { RUNS_AT_ONCE } from "./limits.js";
import { RunSlots } from "./run-slots.js";

it("has four slots, refuses one more before any work, and frees a slot when its work ends or fails", async () => {
  const slots = new RunSlots();
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const work = (): Promise<void> => new Promise((resolve, reject) => ends.push({ resolve, reject }));
  const running = Array.from({ length: RUNS_AT_ONCE }, () => slots.within(work).catch((error) => error));
  expect(RUNS_AT_ONCE).toBe(4);
  await expect(slots.within(work)).rejects.toMatchObject({
    status: 429,
    type: "busy",
    headers: { "Retry-After": "1" },
  });
  expect(ends).toHaveLength(RUNS_AT_ONCE);
  ends[0]?.reject(new Error("failed"));
  expect(await running[0]).toEqual(new Error("failed"));
  running[0] = slots.within(work);
  await expect(slots.within(work)).rejects.toMatchObject({ type: "busy" });
  for (const { resolve } of ends.slice(1)) resolve();
  await Promise.all(running);
  await expect(slots.within(async () => "free")).resolves.toBe("free");
});
