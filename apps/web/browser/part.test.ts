import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closed, openTab, press } from "./testing/by-keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { aPromise } from "./testing/promised.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;
let partId: string;

beforeAll(async () => {
  owner = await somebody("Pia");
  shop = await aShop(owner);
  const { model } = await owner.call<{ model: { elements: { id: string; name: string }[] } }>(
    "GET",
    `/api/projects/${shop.projectId}/model`,
  );
  partId = model.elements.find(({ name }) => name === "payment-processor")?.id ?? "";
  await aPromise(owner, shop, { title: "A payment is taken once", elementId: partId });
});

const at = (): string => `/projects/${shop.projectId}/parts/element/${partId}`;
const card = (page: Page, name: string): Locator => page.getByRole("region", { name });
const dialog = (page: Page): Locator => page.getByRole("dialog");

describe("a part, with the mouse", () => {
  it("says which scenarios, promises and findings are about it, and how it changed", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await card(page, "Scenarios it plays in")
      .getByRole("link", { name: /Order is placed/ })
      .waitFor();
    await card(page, "Promises about it")
      .getByRole("link", { name: /A payment is taken once/ })
      .waitFor();
    await card(page, "Findings that cite it").getByRole("link").first().waitFor();
    await page.getByRole("tab", { name: "History" }).click();
    await card(page, "Changes of it").getByText("Version 1 of the model").waitFor();
  });

  it("is asked about", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByRole("link", { name: "Ask about it" }).first().click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByText("payment-processor").first().waitFor();
    await dialog(page).getByRole("textbox").first().fill("Which bank is behind it?");
    await dialog(page).getByRole("button", { name: "Ask", exact: true }).click();
    await dialog(page).waitFor({ state: "detached" });
    await opened(page, at());
    await card(page, "Questions about it").getByText("Which bank is behind it?").waitFor();
  });

  it("is changed, and deleted with what would go too", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete …" }).click();
    await dialog(page)
      .getByText(/would go too/)
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await closed(page);
  });
});

describe("a part, by keyboard alone", () => {
  it("is changed, asked about, and its history read", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await press(page, page.getByRole("button", { name: "Edit", exact: true }));
    const technology = dialog(page).getByLabel("Technology");
    await press(page, technology, "ControlOrMeta+a");
    await page.keyboard.type("Go");
    await press(page, dialog(page).getByRole("button", { name: "Save", exact: true }));
    await closed(page);
    await card(page, "What it says").getByText("Go", { exact: true }).waitFor();
    await openTab(page, "History");
    await card(page, "Changes of it").getByText("Technology").first().waitFor();
    await press(page, page.getByRole("link", { name: "Ask about it" }).first());
    await dialog(page).waitFor();
    await page.keyboard.type("Who pays for it?");
    await press(page, dialog(page).getByRole("button", { name: "Ask", exact: true }));
    await closed(page);
    await page.getByText("Who pays for it?").first().waitFor();
  });
});
