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
});
