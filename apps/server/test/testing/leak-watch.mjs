// Loaded into each service that the tests start, before anything of it: learns every credential that comes in with a
// request or goes out in a cookie, and looks for all of them in every answer.
import { appendFileSync } from "node:fs";
import { onAnswer, onRequest } from "./answers.mjs";

/** Where the credentials are noted for a look at the log, and beside it what was found in answers. */
const NOTES = process.env["PLUMBLINE_TEST_CREDENTIALS"] ?? "";
/** What is shorter may stand in an answer by chance. */
const MIN_CHARACTERS = 12;
const MAX_REQUEST = 64 * 1024;
/** Of a larger answer the beginning is looked at. */
const MAX_ANSWER = 1024 * 1024;
const FIELDS = ["password", "currentPassword", "newPassword", "setupToken", "deviceCode", "secret"];
const SESSION = /(?:^|[;\s])service_session=([\w-]{102})(?![\w-])/;

/** @type {Map<string, {what: string, forms: readonly Buffer[]}>} */
const known = new Map();

/**
 * @param {unknown} value
 * @param {string} what
 */
function learn(value, what) {
  if (typeof value !== "string" || value.length < MIN_CHARACTERS || known.has(value)) {
    return;
  }
  known.set(value, { what, forms: formsOf(value) });
  appendFileSync(NOTES, `${JSON.stringify({ value, what })}\n`);
}

/**
 * As it is, and as JSON, addresses, headers and dumps spell it.
 * @param {string} value
 */
function formsOf(value) {
  const bytes = Buffer.from(value);
  const spelled = [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
  ];
  return [...new Set(spelled)].map((form) => Buffer.from(form));
}

/**
 * @param {Buffer} text
 * @param {string} where
 */
function look(text, where) {
  for (const { what, forms } of known.values()) {
    if (forms.some((form) => text.includes(form))) {
      appendFileSync(`${NOTES}.leaks`, `${JSON.stringify({ what, where })}\n`);
    }
  }
}

/** @param {import("node:http").IncomingMessage} request */
function learnFromRequest(request) {
  const name = `${request.method} ${request.url}`.slice(0, 200);
  learn(SESSION.exec(request.headers.cookie ?? "")?.[1], "a session cookie");
  learn(/^Bearer (svt_\S+)$/i.exec(request.headers.authorization ?? "")?.[1], "an agent token");
  if (/^\/api\/auth\/external\/callback\?/.test(request.url ?? "")) {
    learn(new URL(request.url ?? "", "http://x").searchParams.get("code"), "a code of a sign-in provider");
  }
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  const { push } = request;
  request.push = (chunk, encoding) => {
    if (chunk === null) {
      learnFromBody(name, Buffer.concat(chunks));
    } else if (size <= MAX_REQUEST) {
      chunks.push(chunk);
    }
    size += chunk?.length ?? 0;
    return push.call(request, chunk, encoding);
  };
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 */
function learnFromBody(name, bytes) {
  const body = readJson(bytes);
  if (typeof body !== "object" || body === null) {
    return;
  }
  for (const field of FIELDS) {
    learn(body[field], `the ${field} of ${name}`);
  }
  if (/^PUT \/api\/workspaces\/[^/]+\/secrets\//.test(name)) {
    learn(body["value"], `the value of ${name}`);
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function watchAnswer(request, response) {
  const name = `${request.method} ${request.url}`.slice(0, 200);
  onAnswer(response, ({ body, isRepeated }) => {
    const { "set-cookie": cookies, ...headers } = response.getHeaders();
    look(Buffer.from(JSON.stringify(headers)), `the headers of ${name}`);
    if (!isRepeated) {
      look(body.subarray(0, MAX_ANSWER), `the answer to ${name}`);
    }
    learn(SESSION.exec([cookies].flat().join("; "))?.[1], "a session cookie");
    // The one answer that shows a token: from then on nothing may.
    if (/^POST \/api\/workspaces\/[^/]+\/agent-tokens(\?|$)/.test(name)) {
      learn(readJson(body)?.value, "an agent token");
    }
  });
}

/**
 * @param {Buffer} bytes
 * @returns {any}
 */
function readJson(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

onRequest((request, response) => {
  learnFromRequest(request);
  watchAnswer(request, response);
});
