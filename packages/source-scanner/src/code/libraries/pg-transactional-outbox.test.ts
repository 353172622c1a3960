import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Its import.

it("its import is its signature", () => {
  const told = sitesTold("ts", "import { initializeMessageStorage } from 'pg-transactional-outbox';");
  expect(told).toEqual(["signature pg-transactional-outbox token=pg-transactional-outbox L1"]);
});
