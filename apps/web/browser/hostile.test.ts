import { beforeAll, describe, expect, it } from "@jest/globals";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

const MARKUP = `<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>`;
const NAMES = [MARKUP, `\u202Ereversed\u2066`, "x".repeat(200), "javascript:alert(1)", "{{7*7}}${7*7}"];
const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [] };

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody(`Mallory <b>bold</b>`);
  shop = await aShop(owner, MARKUP);
  for (const name of NAMES) {
    const element = { kind: "system", name, status: "planned", parentId: null, description: name };
    await owner.call("PUT", `/api/projects/${shop.projectId}/elements/${crypto.randomUUID()}`, element);
    await owner.call("POST", `/api/projects/${shop.projectId}/questions`, { text: `${name}?` });
  }
});

describe("names that would be something else", () => {
  it.each(Object.keys(addressesOf(NOWHERE)))("are text in %s, and the page holds", async (screen) => {
    const page = await aPage(owner, { width: 390 });
    await opened(page, addressesOf(shop)[screen] ?? "/");
    const found = await page.evaluate(() => ({
      ran: "wasRun" in window,
      made: document.querySelectorAll("img[src=x], script:not([src])").length,
      // What sticks out, by its class; nothing where the page holds.
      wide: [...document.querySelectorAll("body *")]
        .filter(() => document.documentElement.scrollWidth > innerWidth)
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => `${part.tagName} ${part.className}`)
        .slice(0, 5),
    }));
    expect(found).toEqual({ ran: false, made: 0, wide: [] });
  });
});
