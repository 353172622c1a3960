import { expect, test } from "@jest/globals";
import { contractDocuments } from "./contract-documents.js";
import { SHOP } from "./testing/shop.js";

test("contracts are told from other files, by the name of their element", () => {
  const files = ["SDD.md", "openapi/shop.yaml", "openapi/bank.yaml", "asyncapi.yaml", "openapi/x.json"];
  const documents = contractDocuments(
    files.map((path) => ({ path, bytes: 1 })),
    SHOP,
  );
  expect(documents.map(({ title }) => title)).toEqual([
    "AsyncAPI: channels and messages",
    "OpenAPI: bank",
    "OpenAPI: shop",
  ]);
});
