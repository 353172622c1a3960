import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { JOB_SIZES, type JobSize, mibOf } from "./job-sizes.js";
import { SMALLEST_MEMORY_MIB, threadBudgetMiB, tooLittleMemory } from "./thread-budget.js";

const PAGE = readFileSync(
  new URL("../../../../../docs/operations/sizing-and-scaling.md", import.meta.url),
  "utf8",
);

describe("the budget of all threads", () => {
  it("leaves one job of any size in the smallest memory, which is 1 GiB", () => {
    const largest = Math.max(...(Object.keys(JOB_SIZES) as JobSize[]).map(mibOf));
    expect(SMALLEST_MEMORY_MIB).toBe(1024);
    expect(threadBudgetMiB(SMALLEST_MEMORY_MIB)).toBe(largest);
    expect(tooLittleMemory(1024)).toBeNull();
    expect(tooLittleMemory(1023)).toBe(
      "The process may use 1023 MiB of memory and needs 1024: give it more, or set Service__MemoryBytes to what it may really use.",
    );
  });

  it.each([1, 2, 4, 8])("of %i GiB is what the sizing page says", (gib) => {
    expect(PAGE).toContain(`| ${gib} GiB | ${threadBudgetMiB(gib * 1024)} MiB |`);
  });

  it("counts each size as the sizing page says", () => {
    expect(Object.values(JOB_SIZES).map(({ heapMiB }) => heapMiB)).toEqual([448, 640, 640, 640]);
    expect(PAGE).toContain("448 MiB for work on one model, 640 for a merge, a playback or a");
    expect(mibOf("model") - JOB_SIZES.model.heapMiB).toBe(64);
    expect(PAGE.replaceAll("\n", " ")).toContain("64 MiB more are counted");
  });
});
