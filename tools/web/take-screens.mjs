import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startDatabase } from "../jest/start-database.mjs";
import { emptyDatabase } from "../jest/template-database.mjs";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";
import { runCommand } from "../setup/run-command.mjs";
import { addressesOfDemo } from "./addresses-of-demo.mjs";
import { findBrowser } from "./find-browser.mjs";
import { startHelpVendor } from "./help-vendor.mjs";
import { startShopHost } from "./shop-host.mjs";
import { signedInPage } from "./signed-in-page.mjs";
import { startService } from "./start-service.mjs";

const FOLDER = join(ROOT, "docs/screens");
/** A service that may ask a vendor of AI and a code host on this machine. */
const LOCAL = { Service__Profile: "local" };
const ACCOUNT = { email: "ada@example.org", password: "Correct-Horse-1" };

/**
 * A picture of each screen of the web client in both themes, of a service with the project of
 * `npm run demo`, under docs/screens.
 * @returns {Promise<number>}
 */
async function screens() {
  const executablePath = findBrowser(process.env, ["chromium-headless-shell"]);
  if (executablePath === null) {
    throw new Error("There is no Chromium here; PLUMBLINE_BROWSER names one that is elsewhere.");
  }
  const database = await startDatabase();
  const service = await startService(await emptyDatabase(database.connectionString), LOCAL);
  const vendor = await startHelpVendor();
  const host = await startShopHost();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    await fill(service);
    const addresses = await addressesOfDemo(service.url, ACCOUNT, { vendor: vendor.address, host: host.url });
    mkdirSync(FOLDER, { recursive: true });
    for (const theme of ["light", "dark"]) {
      const page = await signedInPage(browser, { url: service.url, account: ACCOUNT, theme });
      await take(page, addresses, theme);
    }
  } finally {
    await browser.close();
    await service.stop();
    await vendor.stop();
    host.stop();
    await database.stop();
  }
  return 0;
}

/** @param {import("./start-service.mjs").Service} service */
async function fill({ url, setupToken }) {
  const env = {
    ...process.env,
    PLUMBLINE_URL: url,
    PLUMBLINE_EMAIL: ACCOUNT.email,
    PLUMBLINE_PASSWORD: ACCOUNT.password,
    Service__SetupToken: setupToken,
  };
  await runChild(process.execPath, [join(ROOT, "tools/demo.mjs")], { env, quiet: true });
}

/**
 * @param {import("playwright-core").Page} page
 * @param {Readonly<Record<string, string>>} addresses
 * @param {string} theme
 */
async function take(page, addresses, theme) {
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await page.getByText("Laying out").first().waitFor({ state: "detached" });
    if (name === "explanation") {
      await explained(page);
    }
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`), animations: "disabled" });
    process.stdout.write(`${name}, ${theme}\n`);
  }
}

/**
 * What an AI says of a part stands in a dialog, once somebody asks.
 * @param {import("playwright-core").Page} page
 */
async function explained(page) {
  await page.getByRole("button", { name: "Explain", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Explain", exact: true }).click();
  await dialog.getByText("It is no fact.").waitFor();
}

await runCommand(screens);
