import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import * as cost from "../src/index.js";
import { FULL_SHEET, numbered } from "../src/testing/bodies.js";
import { aPrice } from "../src/testing/systems.js";

it("the example of the README makes an estimate", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const names = [...example.matchAll(/^import \{ (.*) \} from/gm)].map(([, list]) => list).join(", ");
  const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
  const monthlyBill = new Function(`{ ${names} }`, body)(cost) as (input: object) => unknown;
  const input = {
    sheetText: JSON.stringify(FULL_SHEET),
    ids: [numbered(2), numbered(3)],
    prices: new Map([[numbered(4), aPrice(4, { unitPrice: "0.115" })]]),
    elements: new Map(),
    asOf: "2026-11-24",
  };
  expect(monthlyBill(input)).toMatchObject({ total: "167.9", csv: expect.stringContaining("167.9") });
  expect(monthlyBill({ ...input, sheetText: "{}" })).toMatchObject([{ field: "name" }, { field: "lines" }]);
});
