import { expect, it } from "@jest/globals";
import { overridesOf } from "../testing/a-document.js";
import { withoutValues } from "./document-values.js";

it("a document without some of its values has all others, and what it does not state is no difference", () => {
  const document = overridesOf({ import: { maxFiles: 7, maxFileBytes: 8 }, cost: { region: "x" } });
  expect(withoutValues(document, ["import.maxFiles", "cost"])).toEqual({ import: { maxFileBytes: 8 } });
  expect(withoutValues(document, ["import.maxTotalBytes", "codehost.apiBaseUrl"])).toEqual(document);
});
