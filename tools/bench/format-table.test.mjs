import { expect, it } from "@jest/globals";
import { formatTable } from "./format-table.mjs";

it("aligns rows of all benchmarks in one table", () => {
  const rows = [
    {
      where: "model-core",
      job: "read",
      oursMs: 123.456,
      floor: "JSON.parse",
      floorMs: 65.43,
      ratio: 1.887,
      target: "1 s",
    },
    {
      where: "server",
      job: "export, YAML",
      oursMs: 0.01234,
      floor: "-",
      floorMs: Number.NaN,
      ratio: Number.NaN,
    },
  ];
  expect(formatTable(rows)).toBe(
    [
      "where       job               ours  beside        takes   ratio  target",
      "----------  ------------  --------  ----------  -------  ------  ------",
      "model-core  read            123 ms  JSON.parse  65.4 ms  1.89 x  1 s",
      "server      export, YAML  0.012 ms  -",
    ].join("\n"),
  );
});
