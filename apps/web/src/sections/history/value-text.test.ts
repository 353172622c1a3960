import { expect, test } from "@jest/globals";
import { valueText } from "./value-text.js";

const NAMES = new Map([["id-1", "orders"]]);

test("a fact is told by its name, alone or in a list", () => {
  expect(valueText("id-1", NAMES)).toBe("orders");
  expect(valueText(["id-1", "id-2"], NAMES)).toBe("orders, id-2");
});

test("what is not there is a word", () => {
  for (const none of [null, undefined, "", []]) {
    expect(valueText(none, NAMES)).toBe("nothing");
  }
});

test("numbers, truth values and nested values are shown as they are written", () => {
  expect(valueText(0, NAMES)).toBe("0");
  expect(valueText(false, NAMES)).toBe("false");
  expect(valueText({ maxAttempts: 3 }, NAMES)).toBe('{"maxAttempts":3}');
});
