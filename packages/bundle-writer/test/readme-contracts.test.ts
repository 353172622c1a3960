import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import * as bundles from "../src/index.js";
import { SHOP } from "../src/testing/a-shop.js";
import { idOf } from "../src/testing/id-of.js";

it("the second example of the README writes contracts", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const example = [...readme.matchAll(/```js\n([\s\S]*?)```/g)][1]?.[1] ?? "";
  const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
  const contractsOf = new Function("{ writeContracts }", body)(bundles) as (model: object) => unknown;
  const paths = ["asyncapi.yaml", `openapi/${idOf("element", "shop")}.yaml`];
  expect(contractsOf(SHOP)).toEqual({ paths, operationContracts: [], blockers: [], passed: true });
});
