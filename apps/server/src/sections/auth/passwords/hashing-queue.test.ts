import { describe, expect, it } from "@jest/globals";
import { HASHES_AT_ONCE, HASHES_WAITING } from "../limits.js";
import { inHashingQueue } from "./hashing-queue.js";

describe("the queue of password hashes", () => {
  it("works on two at once, in turn, and refuses what is past its end", async () => {
    let atOnce = 0;
    let most = 0;
    const order: number[] = [];
    const hash = async (n: number): Promise<void> => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(n);
      atOnce -= 1;
    };
    const all = Array.from({ length: HASHES_AT_ONCE + HASHES_WAITING }, (_, n) =>
      inHashingQueue(() => hash(n)),
    );
    await expect(inHashingQueue(() => hash(-1))).rejects.toMatchObject({ status: 503, type: "unavailable" });
    await Promise.all(all);
    expect(most).toBe(HASHES_AT_ONCE);
    expect(order).toEqual(all.map((_, n) => n));
  });

  it("gives the turn on when a hash fails", async () => {
    const failed = Array.from({ length: 5 }, () => inHashingQueue(() => Promise.reject(new Error("no"))));
    expect((await Promise.allSettled(failed)).every(({ status }) => status === "rejected")).toBe(true);
    expect(await inHashingQueue(() => Promise.resolve("after"))).toBe("after");
  });
});
