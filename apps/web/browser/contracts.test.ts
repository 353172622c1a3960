import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { openTab, press, somethingFocused } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

const MESSAGE = "OrderStockConfirmedIntegrationEvent";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Cleo");
  shop = await aShop(owner);
});

const at = (search = ""): string => `/projects/${shop.projectId}/contracts${search}`;
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search" });
const entry = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Contracts" })
    .getByRole("link", { name: new RegExp(`^${MESSAGE} message`) });
const card = (page: Page): Locator => page.getByRole("region", { name: MESSAGE });

describe("contracts, with the mouse", () => {
  it("a message is found, with who produces and who consumes it", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await search(page).fill("StockConfirmed");
    await entry(page).click();
    await card(page).getByRole("link", { name: "catalog-api" }).first().waitFor();
    await card(page).getByRole("link", { name: "ordering-api" }).first().click();
    await page.getByRole("heading", { level: 1, name: "ordering-api" }).waitFor();
  });

  it("the OpenAPI and the AsyncAPI document are read", async () => {
    const page = await aPage(owner);
    await opened(page, at("?view=documents"));
    await page.getByRole("link", { name: /^OpenAPI: ordering-api/ }).click();
    await page.getByText('openapi: "3.1.0"').waitFor();
    await page.getByRole("link", { name: /^AsyncAPI/ }).click();
    await page.getByText('asyncapi: "3.0.0"').waitFor();
    await page.getByRole("button", { name: "Download", exact: true }).waitFor();
  });
});

describe("contracts, by keyboard alone", () => {
  it("a message is found and opened, and a document read", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await keyboardOf(page).write(search(page), "StockConfirmed");
    await press(page, entry(page));
    await press(page, card(page).getByRole("link", { name: "Close" }));
    await card(page).waitFor({ state: "detached" });
    await somethingFocused(page);
    await openTab(page, "OpenAPI and AsyncAPI");
    await press(page, page.getByRole("link", { name: /^OpenAPI: ordering-api/ }));
    await page.getByText('openapi: "3.1.0"').waitFor();
    expect(page.url()).toContain("file=openapi");
  });
});
