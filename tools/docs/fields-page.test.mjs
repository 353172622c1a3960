import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { fieldsPage } from "./fields-page.mjs";

const at = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("is what docs/reference/fields.md says", () => {
  expect(at("docs/reference/fields.md")).toBe(fieldsPage(JSON.parse(at("packages/api-client/openapi.json"))));
});

it("says of a field its type, limits, and whether it has to be there", () => {
  const page = at("docs/reference/fields.md");
  expect(page).toContain("| `name` |  | text, at least 1 character, at most 200 characters | yes |");
  expect(page).toContain(
    "| `timeoutMs` | Milliseconds; 0 declares no timeout | integer, from 0, to 3600000 | else `0` |",
  );
  expect(page).toContain("| `retry` |  | [RetryDto](#retrydto) or null |  |");
  expect(page).toContain("| list, each (text, at most 100 characters) or null |");
});
