import { expect, it } from "@jest/globals";
import { AwayLine } from "./away-line.js";

it("says once a second that the database is away, why, and how often it was met unsaid", () => {
  const lines: object[] = [];
  let now = 0;
  const line = new AwayLine({ warn: (fields, message) => lines.push({ ...fields, message }) }, () => now);
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (; now < 2_500; now += 100) {
    line.say(refused);
  }
  const said = { code: "ECONNREFUSED", reason: "connect ECONNREFUSED", message: "the database is away" };
  expect(lines).toEqual([
    { ...said, more: 0 },
    { ...said, more: 9 },
    { ...said, more: 9 },
  ]);
  now += 10_000;
  line.say("no error");
  expect(lines.at(-1)).toMatchObject({ reason: "unknown", more: 4 });
});
