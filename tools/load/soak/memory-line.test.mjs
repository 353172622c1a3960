import { expect, it } from "@jest/globals";
import { memoryLine } from "./memory-line.mjs";

const rising = (/** @type {number} */ count, /** @type {number} */ each) =>
  Array.from({ length: count }, (_, minute) => ({ minute, mib: 100 + minute * each }));

it("leaves out the first third, and says how much memory grew a minute after it", () => {
  const filling = rising(3, 500);
  const settled = rising(9, 2).slice(3);
  expect(memoryLine([...filling, ...settled])).toBe("memory 106 to 116 MiB: 2.00 MiB a minute");
});

it("says of one sample that nothing moved, and of none that there is none", () => {
  expect(memoryLine([{ minute: 0, mib: 90 }])).toBe("memory 90 to 90 MiB: 0.00 MiB a minute");
  expect(memoryLine([])).toBe("memory: no sample");
});
