import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closed, openTab, press } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody, theAdmin } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { dialogViolations, violations } from "./testing/violations.js";

let admin: Person;

beforeAll(async () => {
  admin = await theAdmin();
});

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog");
const field = (page: Page): Locator => page.getByRole("textbox", { name: "Stale after (days)" });

describe("the instance, with the mouse", () => {
  it("says how it is, and its policy and defaults are changed", async () => {
    const page = await aPage(admin);
    await opened(page, "/instance");
    await page.getByText("It answers, and its database answers it.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("tab", { name: "Policy and defaults" }).click();
    await page.getByLabel("Self-registration").waitFor();
    await button(page, "Change Stale after (days)").click();
    await field(page).fill("91");
    await button(page, "Save").click();
    await page.getByText("Settings saved.").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, "Use the default of Stale after (days): 90").click();
    // The row shows it at once; a page that closes before it is stored would leave it to whoever looks next.
    const stored = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await button(page, "Save").click();
    await stored;
    await button(page, "Change Stale after (days)").waitFor();
  });

  it("an account is given a link to a new password, and its sessions are ended", async () => {
    const lost = await somebody("Lost");
    const page = await aPage(admin);
    await opened(page, "/instance?tab=accounts");
    await page.getByRole("searchbox", { name: "Search" }).fill(lost.email);
    await button(page, "What can be done with Lost").click();
    await page.getByRole("menuitem", { name: "Make a reset link" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await button(dialog(page), "Make the link").click();
    await dialog(page)
      .getByText(/\/reset/)
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
  });
});

describe("the instance, by keyboard alone", () => {
  it("its defaults are changed, and the sessions of an account ended", async () => {
    const lost = await somebody("Lost");
    const page = await aPage(admin);
    await opened(page, "/instance");
    await openTab(page, "Policy and defaults");
    await press(page, button(page, "Change Stale after (days)"));
    await keyboardOf(page).on(field(page));
    await page.keyboard.press("Escape");
    await press(page, button(page, "Discard changes"));
    await closed(page);
    await openTab(page, "Accounts");
    await keyboardOf(page).write(page.getByRole("searchbox", { name: "Search" }), lost.email);
    await keyboardOf(page).to(button(page, "What can be done with Lost"));
    await page.keyboard.press("Enter");
    await keyboardOf(page).on(page.getByRole("menuitem", { name: "Make a reset link" }));
    await page.keyboard.press("ArrowDown");
    await keyboardOf(page).on(page.getByRole("menuitem", { name: "End sessions" }));
    await page.keyboard.press("Enter");
    expect(await dialogViolations(page)).toEqual([]);
    await press(page, button(dialog(page), "End sessions"));
    await page.getByText("The sessions of Lost have ended.").first().waitFor();
    await closed(page);
    await expect(lost.call("GET", "/api/workspaces")).rejects.toThrow("401");
  });
});
