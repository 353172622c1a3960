// Loaded into each service that the tests start: notes every answer, for a look at what the OpenAPI document says.
import { appendFileSync } from "node:fs";
import { onAnswer, onRequest } from "./answers.mjs";

const NOTES = process.env["PLUMBLINE_TEST_ANSWERS"] ?? "";

onRequest(({ method, url }, response, isOfApi) => {
  if (!isOfApi) {
    return;
  }
  onAnswer(response, ({ body, isWhole, isRepeated }) => {
    const { statusCode: status } = response;
    const headers = response.getHeaders();
    const text = isWhole && !isRepeated ? body.toString() : null;
    appendFileSync(NOTES, `${JSON.stringify({ method, url, status, headers, text })}\n`);
  });
});
