import { randomUUID } from "node:crypto";
import { startService as startBare } from "../web/start-service.mjs";

/**
 * The built service on a database, with a person signed in who has a workspace.
 * @param {string} connectionString
 */
export async function startService(connectionString) {
  const { url, setupToken, stop } = await startBare(connectionString);
  const cookie = await setUp(url, setupToken);
  /** @type {(method: string, path: string, body?: unknown) => Promise<{status: number, body: any}>} */
  const call = async (method, path, body) => {
    const headers = { cookie, "content-type": "application/json" };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  };
  const workspaceId = randomUUID();
  await call("POST", "/api/workspaces", { id: workspaceId, name: "Trial" });
  return { call, workspaceId, stop };
}

/**
 * @param {string} url
 * @param {string} setupToken
 */
async function setUp(url, setupToken) {
  const person = { email: "trial@example.org", password: "Correct-Horse-1", displayName: "Trial" };
  const answer = await fetch(`${url}/api/setup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ setupToken, ...person }),
  });
  if (answer.status !== 201) {
    throw new Error(`The setup answered ${answer.status}: ${await answer.text()}`);
  }
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
