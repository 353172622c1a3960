import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { schemaText } from "../generate/schema-text.mjs";

const SCHEMA = new URL("../src/schema.ts", import.meta.url);

// The document itself is held against the service by apps/server/test/openapi-record.test.ts.
it("the types are those of the document (`npm run docs` writes them anew)", async () => {
  const openApi: object = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8"));
  const text = await schemaText(openApi);
  if (process.env["UPDATE_GOLDEN"] === "1") {
    writeFileSync(SCHEMA, text);
  }
  expect(readFileSync(SCHEMA, "utf8") === text).toBe(true);
});
