import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { violationsInBoth } from "./testing/violations.js";

const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [] };
const SCREENS = Object.keys(addressesOf(NOWHERE));

let shop: Shop;
let page: Page;

beforeAll(async () => {
  const owner = await somebody("Ada Owner");
  shop = await aShop(owner);
  page = await aPage(owner, { isShared: true });
});

const addressOf = (screen: string): string => addressesOf(shop)[screen] ?? "/";

describe("every screen", () => {
  it.each(SCREENS)("%s breaks no rule of accessibility, in the light and the dark", async (screen) => {
    await opened(page, addressOf(screen));
    expect(await violationsInBoth(page)).toEqual([]);
  });
});
