import { expect, it } from "@jest/globals";
import { amountText } from "./amount-text.js";

it.each([
  ["0", "0"],
  ["999", "999"],
  ["1000", "1,000"],
  ["1234567.5", "1,234,567.5"],
  ["123456789012345.123456789012", "123,456,789,012,345.123456789012"],
])("%s is shown as %s: no digit is lost", (amount, shown) => {
  expect(amountText(amount)).toBe(shown);
});
