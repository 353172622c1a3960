import { expect, test } from "@jest/globals";
import { byteText } from "./byte-text.js";

test("bytes have the unit that is read at a glance", () => {
  expect(byteText(0)).toBe("0 bytes");
  expect(byteText(999)).toBe("999 bytes");
  expect(byteText(156_586)).toBe("156.6 KB");
  expect(byteText(33_554_432)).toBe("33.6 MB");
  expect(byteText(5_000_000_000_000)).toBe("5000.0 GB");
});
