/**
 * Measures the canvas in Chromium and prints each number beside its aim: `node apps/web/bench/canvas.mjs`, after a build.
 * It starts a service and a database of its own, with the example shop and two models of 5,000 elements.
 */
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
import { largeModel } from "./canvas/large-model.mjs";
import { emptyCanvas, firstPicture, keyUntil, panning } from "./canvas/measured.mjs";

const ACCOUNT = { email: "bench@example.com", password: "A1-measures-of-the-canvas" };
const SHOP = new URL("../../cli/examples/eshop-queues.model.json", import.meta.url);

/** What the outline shows once it is filtered, and what it shows no more. */
const SEARCHED = '[role=treeitem][title*="4"]';
const NOT_SEARCHED = '[role=treeitem]:not([title*="4"])';

/** @param {import("../../../tools/demo/api.mjs").Api} api @param {string} setupToken */
async function fill(api, setupToken) {
  await api.call("POST", "/api/setup", { setupToken, ...ACCOUNT, displayName: "Bench" });
  const workspace = await api.call("POST", "/api/workspaces", { id: randomUUID(), name: "Bench" });
  /** @type {Record<string, string>} */
  const projects = {};
  const models = {
    shop: readFileSync(SHOP, "utf8"),
    nested: JSON.stringify(largeModel({ isNested: true, prefix: "nested " })),
    flat: JSON.stringify(largeModel({ isNested: false, prefix: "flat " })),
  };
  for (const [name, text] of Object.entries(models)) {
    const id = randomUUID();
    await api.call("POST", `/api/workspaces/${workspace.id}/projects`, { id, name });
    await api.call("POST", `/api/projects/${id}/import`, text);
    projects[name] = `/projects/${id}/model`;
  }
  return projects;
}

/** @param {string} what @param {number} found @param {string} aim @param {boolean} isMet */
function say(what, found, aim, isMet) {
  process.stdout.write(
    `${isMet ? "met   " : "MISSED"}  ${what.padEnd(46)} ${found.toFixed(0).padStart(6)}  aim ${aim}\n`,
  );
}

/** @param {string} what @param {number} found @param {number} aim */
const sayMs = (what, found, aim) => say(`${what}, ms`, found, String(aim), found <= aim);

/** @param {import("playwright-core").Page} page @param {string} name @param {string} address */
async function measureLarge(page, name, address) {
  await firstPicture(page, address);
  sayMs(`${name}: first picture`, await firstPicture(page, address), 2_000);
  await page.waitForTimeout(1_500);
  await page.focus("[role=group]");
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(300);
  const before = await page.locator(".react-flow__node").count();
  sayMs(`${name}: opening a part, its frame`, await keyUntil(page, "Enter", ".react-flow__node-frame"), 100);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(800);
  await page.reload();
  await page.waitForTimeout(2_000);
  await page.focus("[role=group]");
  const content = await keyUntil(page, "Enter", "[data-settled=true] .react-flow__node-frame");
  sayMs(`${name}: opening a part, its content`, content, 400);
  await page.waitForTimeout(800);
  sayMs(`${name}: focus`, await keyUntil(page, "f", "[data-focused=true]"), 100);
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await page.keyboard.press("/");
  sayMs(`${name}: search`, await keyUntil(page, "4", SEARCHED, NOT_SEARCHED), 100);
  await page.waitForTimeout(500);
  await page.goto(address);
  await page.waitForTimeout(2_000);
  const found = await panning(page);
  await emptyCanvas(page, before);
  const empty = await panning(page);
  const ratio = found / empty;
  process.stdout.write(
    `${ratio <= 1.3 ? "met   " : "MISSED"}  ${`${name}: panning beside an empty canvas`.padEnd(46)} ${ratio.toFixed(2).padStart(6)}  aim 1.3 (${found.toFixed(0)} ms to ${empty.toFixed(0)} ms a frame, ${before} boxes)\n`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "plumbline-canvas-"));
const database = await openDatabase({ ...process.env, Service__DataDirectory: folder }, { isCommand: false });
const service = await startService(database.env["ConnectionStrings__DefaultConnection"] ?? "");
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const projects = await fill(new Api(service.url), service.setupToken);
  const page = await signedInPage(browser, { url: service.url, account: ACCOUNT, theme: "light" });
  await firstPicture(page, projects["shop"] ?? "");
  sayMs("eShop: first picture", await firstPicture(page, projects["shop"] ?? ""), 1_000);
  await measureLarge(page, "nested", projects["nested"] ?? "");
  await measureLarge(page, "flat", projects["flat"] ?? "");
} finally {
  await browser.close();
  await service.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
