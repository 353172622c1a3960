import { expect, it } from "@jest/globals";
import { loadFigures } from "./load-figures.mjs";

const answer = (ms, status = 200) => ({ what: "a", status, ms });

it("are how many came in a second, and how long the middle one, almost all and the last took", () => {
  const answers = Array.from({ length: 200 }, (_, at) => answer(200 - at));
  expect(loadFigures(answers, 10)).toEqual({
    ...{ answers: 20, p50: 101, p99: 199, most: 200, turnedAway: 0, unexpected: 0 },
  });
});

it("count what a client has to expect apart from what is a fault", () => {
  const answers = [answer(1), answer(1, 409), answer(1, 429), answer(1, 404), answer(1, 503)];
  expect(loadFigures(answers, 1)).toMatchObject({ turnedAway: 0.4, unexpected: 2 });
});

it("are none where nothing was answered", () => {
  expect(loadFigures([], 1)).toMatchObject({ answers: 0, p50: Number.NaN, turnedAway: 0, unexpected: 0 });
});
