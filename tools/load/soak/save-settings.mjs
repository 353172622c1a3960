import { randomUUID } from "node:crypto";

/**
 * Has a workspace ask an AI for everything, and a code host, both on this machine.
 * @param {{url: string, cookie: string}} service
 * @param {string} path
 * @param {{vendor: string, host: string}} addresses
 */
export async function saveSettings({ url, cookie }, path, { vendor, host }) {
  const read = await fetch(`${url}${path}`, { headers: { cookie } });
  const headers = {
    cookie,
    "content-type": "application/json",
    "if-match": read.headers.get("etag") ?? "",
  };
  const answer = await fetch(`${url}${path}`, {
    method: "PUT",
    headers,
    body: JSON.stringify(settings(vendor, host)),
  });
  if (answer.status !== 200) {
    throw new Error(`The settings answered ${answer.status}: ${await answer.text()}`);
  }
}

/**
 * @param {string} baseUrl
 * @param {string} apiBaseUrl
 */
function settings(baseUrl, apiBaseUrl) {
  const id = randomUUID();
  const provider = { id, kind: "vendor-a-compatible", name: "Soak", model: "by-hand", baseUrl };
  const taskRouting = { proposeFlow: id, explain: id, critique: id };
  return {
    ai: { providers: [provider], taskRouting },
    privacy: { sendPrivateCodeToAi: true },
    codehost: { apiBaseUrl },
    usage: { maxScansPerDay: 1_000 },
  };
}
