import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { aPage } from "./testing/pages.js";
import { PASSWORD, type Person, somebody } from "./testing/people.js";
import { opened, settled } from "./testing/settled.js";
import { violations } from "./testing/violations.js";

/** Bytes of packed script that sign-in and home may take. */
const FIRST_LOAD = 160_000;
const BUILT = new URL("../dist/client", import.meta.url);
const COMPOSE =
  "name: shop\nservices:\n  web:\n    image: nginx\n    ports: ['80:80']\n    depends_on: [db]\n  db:\n    image: postgres\n";

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
}

describe("somebody's first minute", () => {
  it("begins with a sign-in that leads to where they wanted to go, and nowhere else", async () => {
    const person = await somebody("Newcomer");
    const page = await aPage(null);
    await opened(page, "/account");
    expect(await violations(page)).toEqual([]);
    await signIn(page, person);
    await page.waitForURL("**/account");
    const elsewhere = await aPage(null);
    await opened(elsewhere, "/sign-in?to=%2F%2Felsewhere.example%2F");
    await signIn(elsewhere, person);
    await elsewhere.waitForURL((url) => url.pathname === "/");
    expect(new URL(elsewhere.url()).origin).toBe(new URL(page.url()).origin);
  });

  it("loads little script for sign-in and home", async () => {
    const person = await somebody("Scales");
    const page = await aPage(null);
    const loaded = new Map<string, number>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) {
        loaded.set(pathname, readFileSync(new URL(`${BUILT.href}${pathname}.gz`)).length);
      }
    });
    await opened(page, "/sign-in");
    await signIn(page, person);
    await page.waitForURL((url) => url.pathname === "/");
    await settled(page);
    const bytes = [...loaded.values()].reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD);
  });

  it("opens the example by keyboard alone, and leads to its model", async () => {
    const page = await aPage(await somebody("Ada Newcomer"));
    await opened(page, "/");
    await page.getByRole("button", { name: /^Open the example/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/projects/*/model");
    await page.getByRole("link", { name: "eShop" }).waitFor();
    // The browser keeps it once the screen stands, which may be a moment later.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("plumbline.recent.")),
    );
    await opened(page, "/");
    await page.getByRole("heading", { name: "Opened last" }).waitFor();
    expect(await page.getByRole("link", { name: /^eShop/ }).count()).toBe(2);
  });

  it("says which step of the example failed, and goes on there", async () => {
    const page = await aPage(await somebody("Unlucky"));
    let refusals = 1;
    await page.route("**/api/projects/*/import", (route) =>
      refusals-- > 0 ? route.abort() : route.continue(),
    );
    await opened(page, "/");
    await page.getByRole("button", { name: /^Open the example/ }).click();
    await page.getByText("2 of 8 steps stand").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForURL("**/projects/*/model");
  });

  it("shows what a file of another tool brings before it is written", async () => {
    const page = await aPage(await somebody("Importer"));
    await opened(page, "/import");
    const file = { name: "shop.compose.yaml", mimeType: "text/yaml", buffer: Buffer.from(COMPOSE) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Look at what it brings" }).click();
    await page.getByText(/^Not carried over/).click();
    await page.getByText("ports: not carried over").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Import 4 facts" }).click();
    await page.waitForURL("**/projects/*/model");
  });

  it("deletes a project once its name was typed", async () => {
    const page = await aPage(await somebody("Cleaner"));
    await opened(page, "/");
    await page.getByRole("button", { name: /^Start empty/ }).click();
    await page.getByLabel("Name").fill("Nothing much");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/projects/*/model");
    await opened(page, "/");
    await page.getByRole("button", { name: "Do something with Nothing much" }).click();
    await page.getByRole("menuitem", { name: /^Delete/ }).click();
    const gone = page.getByRole("button", { name: "Delete it for good" });
    expect(await gone.isEnabled()).toBe(false);
    await page.getByLabel(/type its name/).fill("Nothing much");
    await page.keyboard.press("Enter");
    await page.getByText("Nothing much is deleted.", { exact: true }).waitFor();
    await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  });
});
