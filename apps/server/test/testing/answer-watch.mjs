// Loaded into each service that the tests start: notes every answer, for a look at what the OpenAPI document says.
import { appendFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { onAnswer, onRequest } from "./answers.mjs";

const NOTES = process.env["PLUMBLINE_TEST_ANSWERS"] ?? "";
/** Of a larger answer the body is not noted. */
const MAX_BODY = 1024 * 1024;

onRequest(({ method, url }, response, isOfApi) => {
  if (!isOfApi) {
    return;
  }
  onAnswer(response, MAX_BODY, (body, bytes) => {
    const { statusCode: status } = response;
    const headers = response.getHeaders();
    const text = bytes > MAX_BODY ? null : textOf(body, response.getHeader("content-encoding"));
    appendFileSync(NOTES, `${JSON.stringify({ method, url, status, headers, text })}\n`);
  });
});

/** A client that left in the middle has half of it. */
function textOf(body, encoding) {
  if (encoding !== "gzip") {
    return body.toString();
  }
  try {
    return gunzipSync(body).toString();
  } catch {
    return null;
  }
}
