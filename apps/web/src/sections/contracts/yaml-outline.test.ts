import { expect, test } from "@jest/globals";
import { yamlOutline } from "./yaml-outline.js";

const TEXT = [
  'openapi: "3.1.0"',
  "info:",
  '  title: "shop: all"',
  "paths:",
  '  "/orders/{id}":',
  "    get:",
  '      summary: "x"',
  "  /plain:",
  "    - a: 1",
  "components:",
  "  schemas:",
].join("\n");

test("the upper keys are listed with their lines, and what is under paths", () => {
  expect(yamlOutline(TEXT)).toEqual([
    { title: "openapi", depth: 0, line: 0 },
    { title: "info", depth: 0, line: 1 },
    { title: "paths", depth: 0, line: 3 },
    { title: "/orders/{id}", depth: 1, line: 4 },
    { title: "/plain", depth: 1, line: 7 },
    { title: "components", depth: 0, line: 9 },
  ]);
});

test("a text without keys has no outline", () => {
  expect(yamlOutline("just text\n- list")).toEqual([]);
});
