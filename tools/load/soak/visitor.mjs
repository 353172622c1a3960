import { Agent, request } from "node:http";

/**
 * What the service answered.
 * @typedef {object} Answer
 * @property {number} status
 * @property {Buffer} bytes
 * @property {() => any} json its body, where it is one of JSON
 */

/**
 * Asks for something, under a name that it is counted by.
 * @callback Call
 * @param {string} what
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */

/** @typedef {import("../drive.mjs").Answered} Answered */

/** Of a call that got no answer. */
const NONE = 599;

const MOST_SAID = 300;

/** An answer after which a story cannot go on: it ends there, and what it was counts. */
export class EndOfStory extends Error {}

/**
 * How clients ask, with the headers that say who they are, and every answer is noted.
 * @param {{url: string, clients: number}} of
 * @param {(answered: Answered) => void} note
 * @returns {{callWith: (headers: Readonly<Record<string, string>>) => Call, stop: () => void}}
 */
export function visitor({ url, clients }, note) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  return {
    callWith: (headers) => async (what, method, path, body) => {
      const startedAt = performance.now();
      const sent = { method, agent, headers: { ...headers, ...typeOf(body) } };
      const answer = await send(`${url}${path}`, sent, written(body)).catch(() => NOTHING);
      note({ what, status: answer.status, ms: performance.now() - startedAt });
      if (answer.status >= 400) {
        throw new EndOfStory(`${what}: ${answer.status} ${said(answer)}`);
      }
      return answer;
    },
    stop: () => agent.destroy(),
  };
}

/**
 * Its first words, the same for each however long one has to wait.
 * @param {Answer} answer
 */
function said({ bytes }) {
  return bytes.toString("utf8", 0, MOST_SAID).replace(/in \d+ seconds?/, "later");
}

/** @type {Answer} */
const NOTHING = { status: NONE, bytes: Buffer.alloc(0), json: () => null };

/**
 * @param {string} url
 * @param {import("node:http").RequestOptions} options
 * @param {string | Uint8Array | undefined} body
 * @returns {Promise<Answer>}
 */
function send(url, options, body) {
  return new Promise((resolve, reject) => {
    const call = request(url, options, async (answer) => {
      try {
        const bytes = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode ?? NONE, bytes, json: () => JSON.parse(bytes.toString("utf8")) });
      } catch (thrown) {
        reject(thrown);
      }
    });
    call.once("error", reject).end(body);
  });
}

/** @param {unknown} body */
function written(body) {
  return body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
}

/**
 * @param {unknown} body
 * @returns {Readonly<Record<string, string>>}
 */
function typeOf(body) {
  if (body === undefined) {
    return {};
  }
  return { "content-type": body instanceof Uint8Array ? "application/zip" : "application/json" };
}
