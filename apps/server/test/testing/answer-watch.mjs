// Loaded into each service that the tests start: notes every answer, for a look at what the OpenAPI document says.
import { appendFileSync } from "node:fs";
import { onAnswer, onRequest } from "./answers.mjs";

const NOTES = process.env["PLUMBLINE_TEST_ANSWERS"] ?? "";
/** Of a larger answer the body is not noted. */
const MAX_BODY = 1024 * 1024;

onRequest(({ method, url }, response) => {
  onAnswer(response, MAX_BODY, (body, bytes) => {
    const { statusCode: status } = response;
    const headers = response.getHeaders();
    const text = bytes > MAX_BODY ? null : body.toString();
    appendFileSync(NOTES, `${JSON.stringify({ method, url, status, headers, text })}\n`);
  });
});
