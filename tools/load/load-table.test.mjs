import { expect, it } from "@jest/globals";
import { loadTable } from "./load-table.mjs";

it("is a table of Markdown with a row for each load", () => {
  const row = { load: "mix", processes: 2, answers: 812.4, p50: 3.14, p99: 20.06, most: 101.5 };
  const lines = loadTable([
    { ...row, turnedAway: 0.0123, unexpected: 0, memoryMiB: 512.4 },
    { ...row, load: "bare Nest", turnedAway: 0, unexpected: 3, memoryMiB: null },
  ]).split("\n");
  expect(lines).toEqual([
    "| load | processes | answers/s | p50 ms | p99 ms | most ms | 409/429 | unexpected | MiB |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    "| mix | 2 | 812 | 3.1 | 20.1 | 102 | 1.23 % | 0 | 512 |",
    "| bare Nest | 2 | 812 | 3.1 | 20.1 | 102 | 0.00 % | 3 |  |",
  ]);
});
