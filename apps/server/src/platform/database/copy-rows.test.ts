import { expect, it } from "@jest/globals";
import { copyLine } from "./copy-rows.js";

it("writes a row as one line, whatever is in its values", () => {
  expect(copyLine(["a", "b"])).toBe("a\tb\n");
  expect(copyLine(["back\\slash", "\\N", "tab\t", "line\nreturn\r"])).toBe(
    "back\\\\slash\t\\\\N\ttab\\t\tline\\nreturn\\r\n",
  );
});
