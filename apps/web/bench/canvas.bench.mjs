import { largeModel } from "./canvas/large-model.mjs";
import { emptyCanvas, firstPicture, keyUntil, panning } from "./canvas/measured.mjs";
import { example, inBrowser } from "./client-in-browser.mjs";
import { rowBesideAim } from "./rows.mjs";

// The canvas in Chromium: the example shop, and two models of 5,000 elements.

/** What the outline shows once it is filtered, and what it shows no more. */
const SEARCHED = '[role=treeitem][title*="4"]';
const NOT_SEARCHED = '[role=treeitem]:not([title*="4"])';

/** The rows of the table. */
export function run() {
  return inBrowser(async ({ page, addProject }) => {
    const shop = `${await addProject("shop", example("eshop-queues.model.json"))}/model`;
    await firstPicture(page, shop);
    const first = rowBesideAim("eShop: first picture", await firstPicture(page, shop), { aim: 1_000 });
    const rows = [first];
    for (const name of ["nested", "flat"]) {
      const model = largeModel({ isNested: name === "nested", prefix: `${name} ` });
      rows.push(...(await measureLarge(page, name, `${await addProject(name, model)}/model`)));
    }
    return rows;
  });
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {string} address
 */
async function measureLarge(page, name, address) {
  /** @type {import("./rows.mjs").BenchRow[]} */
  const rows = [];
  const say = (/** @type {string} */ what, /** @type {number} */ found, /** @type {number} */ aim) =>
    rows.push(rowBesideAim(`${name}: ${what}`, found, { aim }));
  await firstPicture(page, address);
  say("first picture", await firstPicture(page, address), 2_000);
  await page.waitForTimeout(1_500);
  await page.focus("[role=group]");
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(300);
  const boxes = await page.locator(".react-flow__node").count();
  say("opening a part, its frame", await keyUntil(page, "Enter", ".react-flow__node-frame"), 100);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(800);
  await page.reload();
  await page.waitForTimeout(2_000);
  await page.focus("[role=group]");
  const content = await keyUntil(page, "Enter", "[data-settled=true] .react-flow__node-frame");
  say("opening a part, its content", content, 400);
  await page.waitForTimeout(800);
  say("focus", await keyUntil(page, "f", "[data-focused=true]"), 100);
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await page.keyboard.press("/");
  say("search", await keyUntil(page, "4", SEARCHED, NOT_SEARCHED), 100);
  await page.waitForTimeout(500);
  return [...rows, await measurePanning(page, { name, address, boxes })];
}

/**
 * The longest frames while the picture is dragged, beside those of an empty canvas with as many boxes.
 * @param {import("playwright-core").Page} page
 * @param {{name: string, address: string, boxes: number}} picture
 */
async function measurePanning(page, { name, address, boxes }) {
  await page.goto(address);
  await page.waitForTimeout(2_000);
  const oursMs = await panning(page);
  await emptyCanvas(page, boxes);
  const floorMs = await panning(page);
  const ratio = oursMs / floorMs;
  return {
    ...{ job: `${name}: panning, 95th percentile of frames`, oursMs, floorMs, ratio },
    floor: `an empty canvas with ${boxes} boxes`,
    target: `1.3 x: ${ratio <= 1.3 ? "met" : "MISSED"}`,
  };
}
