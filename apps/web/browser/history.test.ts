import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closed, openTab, press } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Hedy");
  shop = await aShop(owner);
});

const at = (search = ""): string => `/projects/${shop.projectId}/history${search}`;
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });
const link = (within: Page | Locator, name: string): Locator =>
  within.getByRole("link", { name, exact: true });

/** Writes an element on main, or on a branch. */
async function put(
  { id, name }: { id: string; name: string },
  branchId: string | null = null,
): Promise<void> {
  const value = { name, kind: "system", status: "planned", parentId: null };
  await owner.call("POST", `/api/projects/${shop.projectId}/model/changes`, {
    branchId,
    changes: [{ op: "put", kind: "element", id, value }],
  });
}

async function branchNamed(name: string): Promise<string> {
  const branches = await owner.call<{ id: string; name: string }[]>(
    "GET",
    `/api/projects/${shop.projectId}/branches`,
  );
  return branches.find((one) => one.name === name)?.id ?? "";
}

/** A branch that says of an element something else than main does. */
async function aConflict(name: string): Promise<string> {
  const id = randomUUID();
  await put({ id, name: `${name} at first` });
  const branchId = randomUUID();
  await owner.call("POST", `/api/projects/${shop.projectId}/branches`, { id: branchId, name, kind: "draft" });
  await put({ id, name: `${name} of the branch` }, branchId);
  await put({ id, name: `${name} of main` });
  return branchId;
}

async function nameOnMain(part: string): Promise<readonly string[]> {
  const { model } = await owner.call<{ model: { elements: { name: string }[] } }>(
    "GET",
    `/api/projects/${shop.projectId}/model`,
  );
  return model.elements.map(({ name }) => name).filter((name) => name.startsWith(part));
}

describe("history, with the mouse", () => {
  it("a branch is begun, compared as a list and as a picture, and discarded", async () => {
    const page = await aPage(owner);
    await opened(page, at("?view=branches"));
    await button(page, "New branch").click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Fraud");
    await button(page.getByRole("dialog"), "Create").click();
    await page.getByText("This branch changes nothing yet.").waitFor();
    await put({ id: randomUUID(), name: "Fraud check" }, await branchNamed("Fraud"));
    await page.reload();
    const fraud = page.getByRole("region", { name: "Fraud" });
    await fraud.getByText("Fraud check").waitFor();
    await fraud.getByLabel("As", { exact: true }).selectOption("Picture");
    await page.locator(".react-flow__node", { hasText: "Fraud check" }).waitFor();
    await button(fraud, "Discard").click();
    expect(await dialogViolations(page)).toEqual([]);
    await button(page.getByRole("dialog"), "Discard").click();
    await fraud.waitFor({ state: "detached" });
  });

  it("a conflict is chosen, and the branch merged", async () => {
    const branchId = await aConflict("Bank");
    const page = await aPage(owner);
    await opened(page, at(`?view=branches&branch=${branchId}`));
    await button(page, "Merge into main").click();
    await page.getByRole("heading", { name: "1 conflict" }).waitFor();
    expect(await button(page, "Merge with these choices").isDisabled()).toBe(true);
    await page.getByText("Bank of main").waitFor();
    await page.getByRole("radio", { name: /As on the branch/ }).click();
    await button(page, "Merge with these choices").click();
    await page
      .getByText(/^Bank was merged/)
      .first()
      .waitFor();
    expect(await nameOnMain("Bank")).toEqual(["Bank of the branch"]);
  });

  it("a past version is seen, and what came since", async () => {
    await put({ id: randomUUID(), name: "Late comer" });
    const page = await aPage(owner);
    await opened(page, at());
    const first = page.getByRole("listitem").filter({ hasText: /^.*Version 1(?!\d)/ });
    await link(first, "Since then").click();
    await page.getByText("Late comer").waitFor();
    await page.goBack();
    await link(first, "Open on the canvas").click();
    await page.waitForURL(/\/model\?.*version=1/);
    await page.locator(".react-flow__node", { hasText: "Customer" }).first().waitFor();
    expect(await page.getByText("Late comer").count()).toBe(0);
  });
});

describe("history, by keyboard alone", () => {
  it("a state is named, branched from, compared, and its name taken away", async () => {
    const page = await aPage(owner);
    await opened(page, at("?view=revisions"));
    await press(page, button(page, "Name this state"));
    expect(await dialogViolations(page)).toEqual([]);
    await page.keyboard.type("Before the sale");
    await page.keyboard.press("Enter");
    await closed(page);
    await press(page, button(page, "Branch from it"));
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("Sale");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Sale" }).getByText("This branch changes nothing yet.").waitFor();
    await closed(page);

    await put({ id: randomUUID(), name: "Sale desk" }, await branchNamed("Sale"));
    await openTab(page, "Compare");
    await keyboardOf(page).choose(page.getByLabel("To", { exact: true }), "Sale");
    await page.getByText("Sale desk").waitFor();

    await opened(page, at("?view=revisions"));
    await press(page, button(page, "Delete"));
    expect(await dialogViolations(page)).toEqual([]);
    await press(page, button(page.getByRole("dialog"), "Delete"));
    await closed(page);
    await page.getByText("No state has a name yet").waitFor();
  });

  it("a conflict is chosen, and the branch merged", async () => {
    await aConflict("Postbox");
    const page = await aPage(owner);
    await opened(page, at("?view=branches"));
    const branch = page.getByRole("region", { name: "Postbox" });
    await press(page, link(branch, "What it changes"));
    await press(page, button(branch, "Merge into main"));
    await page.getByRole("heading", { name: "1 conflict" }).waitFor();
    await press(page, page.getByRole("radio", { name: /As on main/ }), "Space");
    await press(page, button(page, "Merge with these choices"));
    await page
      .getByText(/^Postbox was merged/)
      .first()
      .waitFor();
    await closed(page);
    expect(await nameOnMain("Postbox")).toEqual(["Postbox of main"]);
  });
});
