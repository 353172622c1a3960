import { expect, it } from "@jest/globals";
import { nextWidth } from "./next-width.js";

it("goes up from where a panel is, and begins again after the widest", () => {
  expect([12, 17, 20, 30, 45].map((now) => nextWidth(now, [17, 30]))).toEqual([17, 30, 30, 17, 17]);
});

it("stays where there is no width to go to", () => {
  expect(nextWidth(20, [])).toBe(20);
});
