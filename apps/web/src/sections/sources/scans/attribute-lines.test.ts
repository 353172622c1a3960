import { expect, it } from "@jest/globals";
import { attributeLines } from "./attribute-lines.js";

it("says what a fact says, by name, and nothing of what says nothing", () => {
  expect(
    attributeLines({
      transport: "http",
      tags: ["a", "b"],
      none: null,
      empty: "",
      retries: 0,
      schema: { type: "object" },
    }),
  ).toEqual([
    { name: "retries", value: "0" },
    { name: "schema", value: '{\n  "type": "object"\n}' },
    { name: "tags", value: "a, b" },
    { name: "transport", value: "http" },
  ]);
});

it("cuts what would fill the screen", () => {
  expect(attributeLines({ long: "x".repeat(10_000) })[0]?.value.length).toBeLessThan(5_000);
});
