import { randomUUID } from "node:crypto";
import { example, inBrowser } from "./client-in-browser.mjs";
import { longStory } from "./long-story.mjs";
import { millisecondsIn } from "./milliseconds-in.mjs";
import { percentile, rowBesideAim } from "./rows.mjs";

// Playing in Chromium: the picture after a part was broken, and seek and step in 10,000 events.

/** As many that one slow moment of the machine does not decide. */
const TIMES = 60;
const PARTS = 20;
const ROUNDS = 3;
const BREAKABLE = 'fieldset[aria-label^="What happens to "]';

/** The rows of the table: what must hold at the 95th percentile, beside an empty page. */
export function run() {
  return inBrowser(async (client) => {
    const { page } = client;
    const project = await fill(client);
    const empty = await millisecondsIn(page, "about:blank", { times: TIMES });
    const rowsOf = (
      /** @type {string} */ job,
      /** @type {readonly number[]} */ times,
      /** @type {number} */ aim,
    ) =>
      [0.5, 0.95].map((share) =>
        rowBesideAim(`${job}, ${share === 0.5 ? "median" : "95th percentile"}`, percentile(times, share), {
          ...{ aim, floorMs: percentile(empty, share) },
          floor: "an empty page, to its next picture",
        }),
      );
    const events = project.events.toLocaleString("en");
    return [
      ...rowsOf("Replay after a toggled fault, eShop", await breaking(page, project), 100),
      ...rowsOf(`Step, ${events} events`, await moving(page, project, ["ArrowRight"]), 50),
      ...rowsOf(`Seek to the other end, ${events} events`, await moving(page, project, ["Home", "End"]), 50),
    ];
  });
}

/** @typedef {{path: string, shop: string, long: string, events: number}} Filled */

/**
 * A project with the example system, a story of it, and one of 10,000 events.
 * @param {import("./client-in-browser.mjs").Client} client
 * @returns {Promise<Filled>}
 */
async function fill({ api, addProject }) {
  const { model, scenario } = longStory(example("eshop-queues.model.json"));
  const project = await addProject("Measured", model);
  const scenarios = `/api${project}/scenarios`;
  const shop = { ...example("eshop-queues.happy-order.scenario.json"), id: randomUUID() };
  await api.call("POST", scenarios, shop);
  await api.call("POST", scenarios, scenario);
  const run = await api.call("POST", `${scenarios}/${scenario.id}/run`);
  return { path: `${project}/scenarios`, shop: shop.id, long: scenario.id, events: run.events.length };
}

/**
 * One part after the other fails and works again: of the faults none was played before in that page.
 * @param {import("playwright-core").Page} page
 * @param {Filled} project
 */
async function breaking(page, { path, shop }) {
  const address = `${path}/${shop}?break=1`;
  await page.goto(address);
  await page.waitForSelector(BREAKABLE);
  const labels = await page
    .locator(BREAKABLE)
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("aria-label") ?? ""));
  // Parts of one name cannot be told apart here.
  const named = labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label));
  const press = named.slice(0, PARTS).flatMap((label) => {
    const group = `fieldset[aria-label=${JSON.stringify(label)}]`;
    return [`${group} button:nth-of-type(2)`, `${group} button:nth-of-type(1)`];
  });
  const until = { selector: "button[title]:has(code)", attribute: "title" };
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await millisecondsIn(page, address, { press, until, times: press.length - 2 });
    times.push(...all.filter((_, at) => at % 2 === 0));
  }
  return times;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Filled} project
 * @param {readonly string[]} keys
 */
function moving(page, { path, long }, keys) {
  const until = { selector: "[aria-valuetext]", attribute: "aria-valuetext" };
  return millisecondsIn(page, `${path}/${long}?at=0&event=5000`, { keys, until, times: TIMES });
}
