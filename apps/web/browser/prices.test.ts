import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { anItem } from "../../../packages/cost-core/src/testing/catalogue-items.js";
import {
  type FakeCatalogue,
  sendJson,
  startFakeCatalogue,
} from "../../server/test/testing/fake-catalogue.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { aPrice, type Priced } from "./testing/priced.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

let catalogue: FakeCatalogue;
let owner: Person;
let shop: Shop;

beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  owner = await somebody("Buyer");
});
afterAll(() => catalogue.stop());
beforeEach(async () => {
  shop = await aShop(owner);
});

const at = (rest = "") => `/workspaces/${shop.workspaceId}/prices${rest}`;
const stored = async () =>
  (await owner.call<{ readonly items: readonly Priced[] }>("GET", `/api${at()}`)).items;

async function withCatalogue(): Promise<void> {
  const cost = { cloudPricesBaseUrl: catalogue.baseUrl };
  await owner.call("PUT", `/api/workspaces/${shop.workspaceId}/settings`, { cost }, 0);
}

describe("the price list", () => {
  it("is empty, takes a price, finds it and loses it with the mouse", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByRole("heading", { name: "No price yet" }).waitFor();
    await page.getByRole("button", { name: "Add a price" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialogViolations(page)).toEqual([]);
    await dialog.getByLabel("Provider").fill("Example Cloud");
    await dialog.getByLabel("SKU").fill("D2s v5");
    await dialog.getByLabel("Unit", { exact: true }).fill("1 Hour");
    await dialog.getByLabel("Price of one unit").fill("1,5");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByLabel("Price of one unit").fill("1234.50000000001");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("1,234.50000000001 USD per 1 Hour").waitFor();
    expect((await stored())[0]?.unitPrice).toBe("1234.50000000001");
    await page.getByRole("searchbox", { name: "Search" }).fill("nothing of it");
    await page.getByRole("heading", { name: "No price of that name" }).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("d2S");
    await page.getByRole("button", { name: "Delete Example Cloud D2s v5" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "No price of that name" }).waitFor();
    expect(await stored()).toEqual([]);
  });

  it("takes a price by keyboard alone, and gives it back", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("button", { name: "Add a price" }));
    const dialog = page.getByRole("dialog");
    await keys.write(dialog.getByLabel("Provider"), "Example Cloud");
    await keys.write(dialog.getByLabel("SKU"), "Disk");
    await keys.write(dialog.getByLabel("Unit", { exact: true }), "1 GB/Month");
    await keys.press("Enter");
    await page.getByText("not known, in USD per 1 GB/Month").waitFor();
    expect(await stored()).toHaveLength(1);
    await keys.enter(page.getByRole("button", { name: "Undo" }));
    await page.getByRole("heading", { name: "No price yet" }).waitFor();
    expect(await stored()).toEqual([]);
  });

  it("tells what is in another currency, and what is stale", async () => {
    await aPrice(owner, shop, { currency: "EUR" });
    const cost = { stalePriceAfterDays: 1 };
    await owner.call("PUT", `/api/workspaces/${shop.workspaceId}/settings`, { cost }, 0);
    const page = await aPage(owner);
    await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000));
    await opened(page, at());
    await page.getByText("stale", { exact: true }).waitFor();
    await page.getByText("not in USD", { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("is asked when somebody says so, and a price of it is taken", async () => {
    await withCatalogue();
    catalogue.items = [anItem(), anItem({ meterId: "another", meterName: "Another" })];
    const page = await aPage(owner);
    await opened(page, at("?tab=catalogue"));
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("button", { name: "Search" }));
    await page.getByText("Say what to look for").waitFor();
    expect(catalogue.web.asked).toEqual([]);
    await keys.write(page.getByLabel("Service"), String(anItem()["serviceName"]));
    await keys.press("Enter");
    await page.getByRole("region", { name: "What the catalogue says" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await keys.enter(page.getByRole("button", { name: /^Take / }).first());
    await page.getByText("was taken into the price list").first().waitFor();
    expect(await stored()).toMatchObject([{ source: "cloud" }]);
  });

  it("that cannot be read says why, and where that is set", async () => {
    await withCatalogue();
    catalogue.instead = (response) => sendJson(response, {}, 500);
    const page = await aPage(owner);
    await opened(page, at("?tab=catalogue&service=x"));
    await page.getByRole("alert").getByRole("link", { name: "To the settings" }).waitFor();
    expect(await violations(page)).toEqual([]);
    catalogue.instead = null;
  });
});
