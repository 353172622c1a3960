import { chromium } from "playwright-core";
import { startService } from "../web/start-service.mjs";
import { startDatabase } from "./start-database.mjs";
import { emptyDatabase } from "./template-database.mjs";

/**
 * What no test looks at: the pop-ups of the bar of addresses, each a page of its own for every window, and a process that
 * waits for the next page. The others are those that Playwright turns off, whose list this one takes the place of.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Without these, the browser looks for its maker's hosts at every start. */
const QUIET = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
];

/** What the tests in a browser share: one cluster, one service that is set up and one that is not, one browser. */
export default async function startBrowserTests() {
  const database = await startDatabase();
  const start = async () => startService(await emptyDatabase(database.connectionString));
  const [service, fresh, browser] = await Promise.all([
    start().then(setUp),
    start(),
    chromium.launchServer({
      executablePath: process.env["PLUMBLINE_TEST_BROWSER"] ?? "",
      args: ["--no-sandbox", "--disable-gpu", `--disable-features=${FEATURES_OFF}`, ...QUIET],
    }),
  ]);
  Object.assign(process.env, {
    PLUMBLINE_TEST_DATABASE: database.connectionString,
    PLUMBLINE_TEST_SERVICE: service.url,
    PLUMBLINE_TEST_FRESH: fresh.url,
    PLUMBLINE_TEST_CODE: fresh.setupToken,
    PLUMBLINE_TEST_PAGES: browser.wsEndpoint(),
  });
  Object.assign(globalThis, {
    stopBrowserTests: async () => {
      await browser.close();
      await Promise.all([service.stop(), fresh.stop()]);
      await database.stop();
    },
  });
}

/**
 * Makes the first account, so that others can register.
 * @param {import("../web/start-service.mjs").Service} service
 */
async function setUp(service) {
  const account = { email: "admin@example.org", password: "Correct-Horse-1", displayName: "Admin" };
  const answer = await fetch(`${service.url}/api/setup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...account, setupToken: service.setupToken }),
  });
  if (!answer.ok) {
    throw new Error(`The set-up answered ${answer.status}: ${await answer.text()}`);
  }
  await mayAskThisMachine(service.url, account);
  return service;
}

/**
 * Lets workspaces ask code hosts of this machine, which is where those of the tests are.
 * @param {string} url
 * @param {{email: string, password: string}} account
 */
async function mayAskThisMachine(url, { email, password }) {
  const json = { "Content-Type": "application/json" };
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const settings = `${url}/api/instance/settings`;
  const { policy, version } = await (await fetch(settings, { headers: { cookie } })).json();
  const answer = await fetch(settings, {
    method: "PUT",
    headers: { ...json, cookie, "If-Match": `"${version}"` },
    body: JSON.stringify({ policy: { ...policy, allowPrivateNetworkUrls: true }, defaults: {} }),
  });
  if (!answer.ok) {
    throw new Error(`The policy answered ${answer.status}: ${await answer.text()}`);
  }
}
