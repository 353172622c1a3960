import { expect, it } from "@jest/globals";
import { RunSlots } from "./run-slots.js";

const SLOTS = 4;

it("refuses one more than there are slots before any work, and frees a slot when its work ends or fails", async () => {
  const slots = new RunSlots();
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const work = (): Promise<void> => new Promise((resolve, reject) => ends.push({ resolve, reject }));
  const running = Array.from({ length: SLOTS }, () => slots.within(SLOTS, work).catch((error) => error));
  await expect(slots.within(SLOTS, work)).rejects.toMatchObject({
    status: 429,
    type: "busy",
    headers: { "Retry-After": "1" },
  });
  expect(ends).toHaveLength(SLOTS);
  ends[0]?.reject(new Error("failed"));
  expect(await running[0]).toEqual(new Error("failed"));
  running[0] = slots.within(SLOTS, work);
  await expect(slots.within(SLOTS, work)).rejects.toMatchObject({ type: "busy" });
  for (const { resolve } of ends.slice(1)) {
    resolve();
  }
  await Promise.all(running);
  await expect(slots.within(SLOTS, async () => "free")).resolves.toBe("free");
});

it("counts by the number of now: fewer slots refuse and end nothing, more let in", async () => {
  const slots = new RunSlots();
  const ends: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
  const running = [slots.within(2, work), slots.within(2, work)];
  await expect(slots.within(1, work)).rejects.toMatchObject({ type: "busy" });
  running.push(slots.within(3, work));
  for (const end of ends) {
    end();
  }
  await expect(Promise.all(running)).resolves.toHaveLength(3);
});
