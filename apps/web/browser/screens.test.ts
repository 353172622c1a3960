import { beforeAll, describe, expect, it } from "@jest/globals";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { violations } from "./testing/violations.js";

const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [] };
const SCREENS = Object.keys(addressesOf(NOWHERE));

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Ada Owner");
  shop = await aShop(owner);
});

const addressOf = (screen: string): string => addressesOf(shop)[screen] ?? "/";

describe("every screen", () => {
  it.each(SCREENS)("%s breaks no rule of accessibility, in the light and the dark", async (screen) => {
    for (const theme of ["light", "dark"] as const) {
      const page = await aPage(owner, { theme });
      await opened(page, addressOf(screen));
      expect([theme, ...(await violations(page))]).toEqual([theme]);
    }
  });

  it.each(SCREENS)("%s fits a narrow page, and has one heading of the first rank", async (screen) => {
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, addressOf(screen));
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    expect(await page.locator("h1").count()).toBe(1);
  });
});
