import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closed, openTab, press, somethingFocused } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { dialogViolations } from "./testing/violations.js";

let owner: Person;
let workspaceId: string;

beforeEach(async () => {
  owner = await somebody("Wilma");
  workspaceId = randomUUID();
  await owner.call("POST", "/api/workspaces", { id: workspaceId, name: "Workshop" });
});

const at = (tab: string): string => `/workspaces/${workspaceId}?tab=${tab}`;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog");
const usage = (page: Page): Locator => page.getByRole("region", { name: "Usage" });

const TOKEN = "A token is kept by nobody but who copies it";

describe("a workspace, with the mouse", () => {
  it("a setting is changed, says its default and who set it, and is given back", async () => {
    const page = await aPage(owner);
    await opened(page, at("settings"));
    await button(page, "Change Scans per day").click();
    await page.getByRole("textbox", { name: "Scans per day" }).fill("30");
    await button(page, "Save").click();
    await page.getByText("Settings saved.").first().waitFor();
    await page.reload();
    expect(await page.getByRole("textbox", { name: "Scans per day" }).inputValue()).toBe("30");
    await usage(page).getByText("set here").waitFor();
    await button(page, "Use the default of Scans per day: 20").click();
    await button(page, "Save").click();
    await button(page, "Change Scans per day").waitFor();
    expect(await usage(page).getByText("built in").count()).toBe(2);
  });

  it("somebody is added, and somebody invited", async () => {
    const other = await somebody("Newcomer");
    const page = await aPage(owner);
    await opened(page, at("members"));
    await button(page, "Add a member").click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByLabel("E-mail address").fill(other.email);
    await button(dialog(page), "Add").click();
    const row = page.getByRole("listitem").filter({ hasText: other.email });
    expect(await row.getByLabel("Role of Newcomer").inputValue()).toBe("viewer");
    await button(page, "Invite somebody").click();
    expect(await dialogViolations(page)).toEqual([]);
    await button(dialog(page), "Make the link").click();
    await page
      .getByRole("dialog", { name: "The link of the invitation" })
      .getByText(/\/invitation/)
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: /^Take back the invitation/ }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByRole("button").last().click();
    await page.getByText("No invitation is open.").waitFor();
  });

  it("it is called something else", async () => {
    const page = await aPage(owner);
    await opened(page, at("members"));
    await button(page, "Rename").click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByRole("textbox", { name: "Name" }).fill("Works");
    await button(dialog(page), "Save").click();
    await page.getByRole("heading", { name: "Works" }).waitFor();
  });

  it(`${TOKEN}: it is shown once, with what clients need`, async () => {
    const page = await aPage(owner);
    await opened(page, at("tokens"));
    await button(page, "Make a token").click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByRole("textbox", { name: "Name" }).fill("Build agent");
    await button(dialog(page), "Make it").click();
    const once = page.getByRole("dialog", { name: "The new token" });
    await once.getByText(/mcp/).first().waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    const value = /[\w-]{30,}/.exec((await once.textContent()) ?? "")?.[0] ?? "";
    expect(value.length).toBeGreaterThan(20);
    await button(once, "Done").click();
    await once.getByRole("alert").waitFor();
    await button(once, "Close without copying").click();
    await page.reload();
    await page.getByText("Build agent").waitFor();
    expect(await page.content()).not.toContain(value);
  });

  it("a credential is stored and deleted, and its value never shown again", async () => {
    const page = await aPage(owner);
    await opened(page, at("credentials"));
    await button(page, "Set: Access token of the code host").click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByLabel("Value").fill("correct-horse-secret");
    await button(dialog(page), "Store").click();
    await button(page, "Set again: Access token of the code host").waitFor();
    expect(await page.content()).not.toContain("correct-horse-secret");
    await button(page, "Delete codehost:token").click();
    expect(await dialogViolations(page)).toEqual([]);
    await button(dialog(page), "Delete").click();
    await button(page, "Set: Access token of the code host").waitFor();
  });

  it("the audit list says who did what, by its filters", async () => {
    await owner.call("PATCH", `/api/workspaces/${workspaceId}`, { name: "Works" });
    const page = await aPage(owner);
    await opened(page, at("audit"));
    const list = page.getByRole("region", { name: "Audit list" });
    await list.getByText("workspace.created").waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("changed");
    await list.getByText("workspace.created").waitFor({ state: "detached" });
    await list.getByText("workspace.changed").waitFor();
    await page.reload();
    await list.getByText("workspace.changed").waitFor();
    expect(await list.getByRole("listitem").count()).toBe(1);
  });
});

describe("a workspace, by keyboard alone", () => {
  it("a setting is changed, and given back", async () => {
    const page = await aPage(owner);
    await opened(page, at("members"));
    await openTab(page, "Settings");
    await press(page, button(page, "Change Scans per day"));
    await keyboardOf(page).on(page.getByRole("textbox", { name: "Scans per day" }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("30");
    await page.keyboard.press("Enter");
    await page.getByText("Settings saved.").first().waitFor();
    await press(page, button(page, "Use the default of Scans per day: 20"));
    await press(page, button(page, "Save"));
    await button(page, "Change Scans per day").waitFor();
    await somethingFocused(page);
  });

  it("somebody is added, is given a role, and removed", async () => {
    const other = await somebody("Newcomer");
    const page = await aPage(owner);
    await opened(page, at("members"));
    await press(page, button(page, "Add a member"));
    await keyboardOf(page).write(page.getByLabel("E-mail address"), other.email);
    await page.keyboard.press("Enter");
    await closed(page);
    await keyboardOf(page).choose(page.getByLabel("Role of Newcomer"), "editor");
    await page.getByText("Newcomer is editor now.").first().waitFor();
    await press(page, button(page, "Remove Newcomer"));
    expect(await dialogViolations(page)).toEqual([]);
    await press(page, button(dialog(page), "Remove"));
    await page.getByText(other.email).waitFor({ state: "detached" });
    await closed(page);
  });

  it(`${TOKEN}, and is revoked`, async () => {
    const page = await aPage(owner);
    await opened(page, at("tokens"));
    await press(page, button(page, "Make a token"));
    await keyboardOf(page).write(dialog(page).getByRole("textbox", { name: "Name" }), "Build agent");
    await page.keyboard.press("Enter");
    const once = page.getByRole("dialog", { name: "The new token" });
    await press(page, button(once, "Done"));
    await page.keyboard.press("Enter");
    await closed(page);
    await press(page, button(page, "Revoke Build agent"));
    expect(await dialogViolations(page)).toEqual([]);
    await press(page, button(dialog(page), "Revoke"));
    await page.getByText("No agent token yet").waitFor();
    await closed(page);
  });

  it("a credential is stored, and found in the audit list", async () => {
    const page = await aPage(owner);
    await opened(page, at("credentials"));
    await press(page, button(page, "Set: Access token of the code host"));
    await keyboardOf(page).write(dialog(page).getByLabel("Value"), "correct-horse-secret");
    await page.keyboard.press("Enter");
    await closed(page);
    await openTab(page, "Audit");
    await keyboardOf(page).choose(page.getByLabel("About"), "secret");
    const list = page.getByRole("region", { name: "Audit list" });
    await list.getByText("workspace.created").waitFor({ state: "detached" });
    await list.getByText(/^secret\./).waitFor();
  });
});
