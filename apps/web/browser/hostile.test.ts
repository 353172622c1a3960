import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { aLine, aPrice, aSheet, elementOf } from "./testing/priced.js";
import { aFlowProposal } from "./testing/proposed.js";
import { anArchitectureProposal } from "./testing/proposed-architecture.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

const MARKUP = `<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>`;
const NAMES = [MARKUP, `\u202Ereversed\u2066`, "x".repeat(200), "javascript:alert(1)", "{{7*7}}"];
const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [] };

let shop: Shop;
let page: Page;
/** Screens of one thing, by their names. */
let one: Readonly<Record<string, string>>;

beforeAll(async () => {
  const owner = await somebody(`Mallory <b>bold</b>`);
  shop = await aShop(owner, MARKUP);
  for (const name of NAMES) {
    const element = { kind: "system", name, status: "planned", parentId: null, description: name };
    await owner.call("PUT", `/api/projects/${shop.projectId}/elements/${crypto.randomUUID()}`, element);
    await owner.call("POST", `/api/projects/${shop.projectId}/questions`, { text: `${name}?` });
    await aSheet(owner, shop, { name });
  }
  const hostile = { provider: MARKUP, sku: "x".repeat(200), unit: MARKUP, description: MARKUP };
  const { id: priceId } = await aPrice(owner, shop, hostile);
  const lines = [aLine({ priceId, note: "x".repeat(1000) }), aLine({ note: MARKUP })];
  const elementId = await elementOf(owner, shop, "ordering-api");
  const sheet = await aSheet(owner, shop, { lines });
  const project = `/projects/${shop.projectId}`;
  one = {
    "cost sheet": `${project}/costs/${sheet.id}`,
    "flow proposal": `${project}/proposals/${await aFlowProposal(owner, shop, elementId, { name: MARKUP })}`,
    "architecture proposal": `${project}/proposals/architectures/${await anArchitectureProposal(owner, shop, elementId, MARKUP)}`,
    "long proposal": `${project}/proposals/${await aFlowProposal(owner, shop, elementId, { name: "x".repeat(200) })}`,
  };
  page = await aPage(owner, { width: 390, isShared: true });
});

describe("names that would be something else", () => {
  it.each([
    ...Object.keys(addressesOf(NOWHERE)),
    "cost sheet",
    "flow proposal",
    "architecture proposal",
    "long proposal",
  ])("are text in %s, and the page holds", async (screen) => {
    await opened(page, addressesOf(shop)[screen] ?? one[screen] ?? "/");
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
