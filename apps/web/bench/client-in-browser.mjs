import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { Api } from "../../../tools/demo/api.mjs";
import { openDatabase } from "../../../tools/start/database.mjs";
import { findBrowser } from "../../../tools/web/find-browser.mjs";
import { signedInPage } from "../../../tools/web/signed-in-page.mjs";
import { startService } from "../../../tools/web/start-service.mjs";

const ACCOUNT = { email: "bench@example.com", password: "A1-measures-of-the-client" };
const EXAMPLES = new URL("../../cli/examples/", import.meta.url);

/**
 * The client of a service of its own in Chromium, as somebody who is signed in sees it.
 * @typedef {object} Client
 * @property {import("playwright-core").Page} page
 * @property {Api} api
 * @property {(name: string, model: object) => Promise<string>} addProject its path in the API and of its screens
 */

/**
 * Measures the client in Chromium. Where there is none it says so, and there is nothing to tell.
 * @template Row
 * @param {(client: Client) => Promise<readonly Row[]>} measure
 * @returns {Promise<readonly Row[]>}
 */
export async function inBrowser(measure) {
  const executablePath = findBrowser();
  if (executablePath === null) {
    process.stderr.write("There is no Chromium here: what needs one is not measured.\n");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "plumbline-client-"));
  const env = { ...process.env, Service__DataDirectory: folder };
  const database = await openDatabase(env, { isCommand: false });
  const service = await startService(database.env["ConnectionStrings__DefaultConnection"] ?? "");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const api = new Api(service.url);
    await api.call("POST", "/api/setup", {
      ...{ setupToken: service.setupToken, displayName: "Bench" },
      ...ACCOUNT,
    });
    const page = await signedInPage(browser, { url: service.url, account: ACCOUNT, theme: "light" });
    const workspace = await api.call("POST", "/api/workspaces", { id: randomUUID(), name: "Bench" });
    return await measure({
      page,
      api,
      addProject: (name, model) => addTo(api, workspace.id, { name, model }),
    });
  } finally {
    await browser.close();
    await service.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Api} api
 * @param {string} workspaceId
 * @param {{name: string, model: object}} project
 */
async function addTo(api, workspaceId, { name, model }) {
  const id = randomUUID();
  await api.call("POST", `/api/workspaces/${workspaceId}/projects`, { id, name });
  await api.call("POST", `/api/projects/${id}/import`, JSON.stringify(model));
  return `/projects/${id}`;
}

/**
 * A document of the example system.
 * @param {string} name
 */
export function example(name) {
  return JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8"));
}
