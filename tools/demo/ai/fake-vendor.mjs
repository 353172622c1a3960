import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** @typedef {{address: string, asked: () => number, stop: () => Promise<void>}} FakeVendor */

const RECORDED = new URL("recorded-flow.json", import.meta.url);
const PART = /^\{\{(\w+)\/(.+)\}\}$/;

/**
 * A vendor of AI on this machine that speaks the protocol of `vendor-a-compatible` and answers every request with the
 * recorded flow, or what else it is given. It asks nobody.
 * @param {(prompt: string) => string} [answerTo]
 * @returns {Promise<FakeVendor>}
 */
export async function startFakeVendor(answerTo = recordedAnswer) {
  let asked = 0;
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    asked += 1;
    const { messages } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const answer = answerTo(messages.map((/** @type {unknown} */ message) => textOf(message)).join("\n"));
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answered(answer)));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {any} message
 * @returns {string}
 */
function textOf({ content }) {
  return typeof content === "string" ? content : content.map((/** @type {any} */ part) => part.text).join("");
}

/**
 * The recorded flow with the aliases that the prompt has for the parts that it names.
 * @param {string} prompt
 * @returns {string}
 */
export function recordedAnswer(prompt) {
  const { flow } = JSON.parse(readFileSync(RECORDED, "utf8"));
  return withAliases(prompt, flow);
}

/**
 * What was written by hand, with the aliases of a prompt in place of `{{elements/<name>}}`.
 * @param {string} prompt
 * @param {unknown} document
 * @returns {string}
 */
export function withAliases(prompt, document) {
  const told = /<data-\S+ name="model">(.*)<\/data-/.exec(prompt)?.[1] ?? "{}";
  const model = JSON.parse(told);
  return JSON.stringify(document, (_, value) => {
    const [, list, name] = (typeof value === "string" && PART.exec(value)) || [];
    const part = model[list ?? ""]?.find((/** @type {{name: string}} */ one) => one.name === name);
    return list === undefined ? value : (part?.alias ?? value);
  });
}

/**
 * @param {string} content
 */
function answered(content) {
  return {
    id: "recorded",
    object: "chat.completion",
    created: 0,
    model: "recorded-by-hand",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}
