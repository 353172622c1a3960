import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closed, press } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop } from "./testing/shop.js";
import { dialogViolations } from "./testing/violations.js";

/** A model of one system. */
function aFile() {
  const till = { id: randomUUID(), kind: "system", name: "Till", status: "current" };
  const text = JSON.stringify({ elements: [till] });
  return { name: "till.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

async function atHome(name: string): Promise<{ readonly owner: Person; readonly page: Page }> {
  const owner = await somebody(name);
  await aShop(owner, "Corner shop");
  const page = await aPage(owner);
  await opened(page, "/");
  await row(page, "Corner shop").waitFor();
  return { owner, page };
}

const row = (page: Page, name: string): Locator => page.getByRole("listitem").filter({ hasText: name });
const dialog = (page: Page): Locator => page.getByRole("dialog");
const field = (page: Page): Locator => dialog(page).getByRole("textbox", { name: "Name" });
const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });

describe("home, with the mouse", () => {
  it("a project is made, renamed and deleted", async () => {
    const { page } = await atHome("Hana");
    await button(page, "New project").click();
    expect(await dialogViolations(page)).toEqual([]);
    await field(page).fill("Warehouse");
    await button(dialog(page), "Create").click();
    await page.waitForURL(/\/projects\/[\w-]+\/model/);

    await page.getByRole("link", { name: "Plumbline" }).click();
    await button(page, "Do something with Warehouse").click();
    await page.getByRole("menuitem", { name: "Rename …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await field(page).fill("Depot");
    await button(dialog(page), "Save").click();
    await row(page, "Depot").first().waitFor();

    await button(page, "Do something with Depot").click();
    await page.getByRole("menuitem", { name: "Delete …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    expect(await button(dialog(page), "Delete it for good").isDisabled()).toBe(true);
    await page.getByLabel(/^To delete it/).fill("Depot");
    await button(dialog(page), "Delete it for good").click();
    await button(page, "Do something with Depot").waitFor({ state: "detached" });
    await button(page, "Do something with Corner shop").waitFor();
  });

  it("a workspace is made", async () => {
    const { page } = await atHome("Gus");
    await button(page, "New workspace").click();
    expect(await dialogViolations(page)).toEqual([]);
    await field(page).fill("Second");
    await button(dialog(page), "Create").click();
    await page.getByRole("heading", { name: "Second" }).waitFor();
  });

  it("a file is looked at before anything is written, and then imported", async () => {
    const { owner, page } = await atHome("Ida");
    await page.getByRole("link", { name: "Import a file" }).click();
    await page.getByLabel("Drop a file here, or choose one").setInputFiles(aFile());
    await button(page, "Look at what it brings").click();
    await page.getByText("1 added").waitFor();
    await page.getByText("Till", { exact: true }).waitFor();
    const { items } = await owner.call<{ items: { name: string; modelVersion: number }[] }>(
      "GET",
      `/api/workspaces/${(await owner.call<{ id: string }[]>("GET", "/api/workspaces"))[0]?.id}/projects`,
    );
    expect(items.find(({ name }) => name === "till")).toMatchObject({ modelVersion: 0 });
    await button(page, "Import 1 fact").click();
    await page.waitForURL(/\/projects\/[\w-]+\/model/);
    await page.locator(".react-flow__node", { hasText: "Till" }).first().waitFor();
  });

  it("a part is found in all projects", async () => {
    const { page } = await atHome("Jo");
    await page.getByRole("searchbox", { name: "Search" }).fill("ordering-api");
    await page.waitForURL(/q=ordering-api/);
    await page
      .getByRole("link", { name: /ordering-api.*Corner shop/s })
      .first()
      .click();
    await page.waitForURL(/\/projects\/[\w-]+\/(parts|model)/);
    await page
      .getByRole("heading", { name: /ordering-api/ })
      .first()
      .waitFor();
  });
});

describe("home, by keyboard alone", () => {
  it("a project is made, renamed and deleted", async () => {
    const { page } = await atHome("Kim");
    await press(page, button(page, "New project"));
    await keyboardOf(page).write(field(page), "Attic");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/projects\/[\w-]+\/model/);

    await opened(page, "/");
    await press(page, button(page, "Do something with Attic"));
    await keyboardOf(page).on(page.getByRole("menuitem", { name: "Rename …" }));
    await page.keyboard.press("Enter");
    await keyboardOf(page).write(field(page), "Loft");
    await page.keyboard.press("Enter");
    await closed(page);
    await press(page, button(page, "Do something with Loft"));
    await keyboardOf(page).on(page.getByRole("menuitem", { name: "Rename …" }));
    await page.keyboard.press("ArrowDown");
    await keyboardOf(page).on(page.getByRole("menuitem", { name: "Delete …" }));
    await page.keyboard.press("Enter");
    await keyboardOf(page).write(dialog(page).getByLabel(/^To delete it/), "Loft");
    await page.keyboard.press("Enter");
    await button(page, "Do something with Loft").waitFor({ state: "detached" });
    await closed(page);
    await keyboardOf(page).to(button(page, "Do something with Corner shop"));
  });

  it("a file is looked at and imported", async () => {
    const { page } = await atHome("Lou");
    await press(page, page.getByRole("link", { name: "Import a file" }));
    const chooser = page.waitForEvent("filechooser");
    await press(page, page.getByLabel("Drop a file here, or choose one"));
    await (await chooser).setFiles(aFile());
    await keyboardOf(page).choose(page.getByLabel("Into"), "Corner shop");
    await press(page, button(page, "Look at what it brings"));
    await page.getByText("1 added").waitFor();
    await press(page, button(page, "Import 1 fact"));
    await page.waitForURL(/\/projects\/[\w-]+\/model/);
    await page.locator(".react-flow__node", { hasText: "Till" }).first().waitFor();
  });

  it("a part is found in all projects", async () => {
    const { page } = await atHome("Mo");
    await keyboardOf(page).write(page.getByRole("searchbox", { name: "Search" }), "ordering-api");
    await page.waitForURL(/q=ordering-api/);
    await press(page, page.getByRole("link", { name: /ordering-api.*Corner shop/s }).first());
    await page.waitForURL(/\/projects\/[\w-]+\/(parts|model)/);
  });
});
