import { expect, it } from "@jest/globals";
import { newId } from "./new-id.js";

it("is a random ID of version 4, another one each time", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
