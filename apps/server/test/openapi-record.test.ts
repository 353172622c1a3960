import { expect, it } from "@jest/globals";
import { describedService } from "./testing/described-service.js";
import { normalOpenApi, recordedOpenApi, recordOpenApi } from "./testing/recorded-openapi.js";

it("the OpenAPI document is the recorded one (UPDATE_GOLDEN=1 records it anew, with the types of the client)", async () => {
  const { document } = describedService();
  if (process.env["UPDATE_GOLDEN"] === "1") {
    await recordOpenApi(document);
  }
  expect(normalOpenApi(document)).toEqual(recordedOpenApi());
});
