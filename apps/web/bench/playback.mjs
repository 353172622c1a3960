import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { longStory } from "./long-story.mjs";
import { millisecondsIn } from "./milliseconds-in.mjs";

/**
 * Measures playing in a browser: the picture after a part was broken, and seek and step in 10,000 events. A service has
 * to run: `PLUMBLINE_URL`, with an account of it in `PLUMBLINE_EMAIL` and `PLUMBLINE_PASSWORD`.
 */
const URL_OF_SERVICE = process.env["PLUMBLINE_URL"] ?? "http://127.0.0.1:8080";
const BROWSER = process.env["PLUMBLINE_TEST_BROWSER"] ?? "/usr/bin/chromium";
const EXAMPLES = new URL("../../cli/examples/", import.meta.url);
const TIMES = 20;

const browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await measure();
} finally {
  await browser.close();
}

async function measure() {
  const context = await browser.newContext({
    baseURL: URL_OF_SERVICE,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const project = await fill(context.request);
  const floor = await millisecondsIn(page, "about:blank", { press: null, times: TIMES });
  const broken = await breaking(page, project);
  const moved = await moving(page, project);
  process.stdout.write(
    [
      "| What | Median | 95th percentile | Must |",
      "|---|---|---|---|",
      line("An empty page: from a key to the next picture", floor, ""),
      line("Replay after a toggled fault, eShop, click to picture", broken, "100 ms"),
      line(`Step, ${project.events} events`, moved.step, "50 ms"),
      line(`Seek to the other end, ${project.events} events`, moved.seek, "50 ms"),
      "",
    ].join("\n"),
  );
}

/**
 * @param {string} what
 * @param {readonly number[]} times
 * @param {string} must
 */
function line(what, times, must) {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | ${must} |`;
}

/** @typedef {{path: string, shop: string, long: string, events: number}} Filled */

/**
 * A project with the example system, a story of it, and one of 10,000 events.
 * @param {import("playwright-core").APIRequestContext} api
 * @returns {Promise<Filled>}
 */
async function fill(api) {
  const account = { email: process.env["PLUMBLINE_EMAIL"], password: process.env["PLUMBLINE_PASSWORD"] };
  await post(api, "/api/auth/login", account);
  const [workspaceId, projectId, shop] = [randomUUID(), randomUUID(), randomUUID()];
  await post(api, "/api/workspaces", { id: workspaceId, name: "Measured" });
  await post(api, `/api/workspaces/${workspaceId}/projects`, { id: projectId, name: "Measured" });
  const { model, scenario } = longStory(example("eshop-queues.model.json"));
  const path = `/api/projects/${projectId}`;
  await post(api, `${path}/import`, model);
  await post(api, `${path}/scenarios`, { ...example("eshop-queues.happy-order.scenario.json"), id: shop });
  await post(api, `${path}/scenarios`, scenario);
  const run = await post(api, `${path}/scenarios/${scenario.id}/run`, undefined);
  return { path: `/projects/${projectId}/scenarios`, shop, long: scenario.id, events: run.events.length };
}

/** @param {string} name */
function example(name) {
  return JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8"));
}

/**
 * @param {import("playwright-core").APIRequestContext} api
 * @param {string} path
 * @param {object | undefined} data
 */
async function post(api, path, data) {
  const answer = await api.post(path, data === undefined ? {} : { data });
  if (!answer.ok()) {
    throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
  return answer.json();
}

/**
 * Every second time a part fails, every other time it works again.
 * @param {import("playwright-core").Page} page
 * @param {Filled} project
 */
async function breaking(page, { path, shop }) {
  const group = 'fieldset[aria-label="What happens to POST /api/orders/"]';
  return millisecondsIn(page, `${path}/${shop}?break=1`, {
    press: [`${group} button:nth-of-type(2)`, `${group} button:nth-of-type(1)`],
    until: "[aria-valuetext]",
    times: TIMES,
  });
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Filled} project
 */
async function moving(page, { path, long }) {
  const place = `${path}/${long}?at=0&event=5000`;
  const until = "[aria-valuetext]";
  return {
    step: await millisecondsIn(page, place, { keys: ["ArrowRight"], until, times: TIMES }),
    seek: await millisecondsIn(page, place, { keys: ["Home", "End"], until, times: TIMES }),
  };
}
