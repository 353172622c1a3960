import { text } from "node:stream/consumers";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { aLine, aPrice, aSheet, elementOf, type Priced, type Sheet } from "./testing/priced.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { unreachable } from "./testing/unreachable.js";
import { dialogViolations, violations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;
let price: Priced;
let ordering: string;

beforeAll(async () => {
  owner = await somebody("Counter");
});
beforeEach(async () => {
  shop = await aShop(owner);
  price = await aPrice(owner, shop);
  ordering = await elementOf(owner, shop, "ordering-api");
});

const at = (rest = "") => `/projects/${shop.projectId}/costs${rest}`;
const sheetPath = (id: string) => `/api/projects/${shop.projectId}/cost-sheets/${id}`;
const stored = (page: Page) =>
  owner.call<Sheet>("GET", sheetPath(new URL(page.url()).pathname.split("/").at(-1) ?? ""));
const total = (page: Page) => page.getByRole("region", { name: "Estimate" }).locator("p").first();
const pick = (page: Page, field: string) => page.getByRole("combobox", { name: field });
const first = (page: Page, field: string) =>
  page.getByRole("listbox", { name: field }).getByRole("option").first();

describe("a cost sheet", () => {
  it("is made, filled, summed, saved as CSV, emptied and deleted with the mouse", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByRole("button", { name: "New cost sheet" }).first().click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByLabel("Name").fill("Production");
    await page.getByRole("dialog").getByRole("button", { name: "Make it" }).click();
    await page.getByRole("heading", { name: "Nothing on it yet" }).waitFor();
    await page.getByRole("button", { name: "Add a line" }).click();
    await pick(page, "Part").fill("ordering-api");
    await first(page, "Part").click();
    await pick(page, "Price").fill("d2s");
    await first(page, "Price").click();
    await page.getByLabel("Quantity").fill("2");
    await page.getByLabel("Hours").fill("730");
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Edit the line of ordering-api" }).waitFor();
    expect((await stored(page)).lines).toMatchObject([{ elementId: ordering, priceId: price.id }]);
    await page.getByRole("table", { name: "By part" }).getByText("167.9 USD").first().waitFor();
    expect(await total(page).textContent()).toBe("167.9 USD");
    expect(await violations(page)).toEqual([]);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the estimate as CSV" }).click();
    expect(await text(await (await saving).createReadStream())).toContain("167.9");
    await page.getByRole("button", { name: "Remove the line of ordering-api" }).click();
    await page.getByRole("heading", { name: "Nothing on it yet" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Edit the line of ordering-api" }).waitFor();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "No cost sheet yet" }).waitFor();
  });

  it("gets a line by keyboard alone", async () => {
    const { id } = await aSheet(owner, shop);
    const page = await aPage(owner);
    await opened(page, at(`/${id}`));
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("button", { name: "Add a line" }));
    await keys.write(pick(page, "Part"), "ordering-api");
    await first(page, "Part").waitFor();
    await keys.press("Enter");
    await page.getByRole("button", { name: /^Remove ordering-api/ }).waitFor();
    await keys.write(pick(page, "Price"), "d2s");
    await first(page, "Price").waitFor();
    await keys.press("Enter");
    await keys.write(page.getByLabel("Quantity"), "x");
    await keys.press("Enter");
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await keys.on(page.getByLabel("Quantity"));
    await keys.write(page.getByLabel("Quantity"), "3");
    await keys.press("Enter");
    await page.getByRole("button", { name: "Edit the line of ordering-api" }).waitFor();
    expect((await stored(page)).lines).toMatchObject([{ quantity: "3", elementId: ordering }]);
  });

  it("tells what is not in its sums, and shows it alone", async () => {
    const inEuro = await aPrice(owner, shop, { currency: "EUR" });
    const lines = [
      aLine({ elementId: ordering, priceId: price.id }),
      aLine({ elementId: ordering, priceId: inEuro.id }),
      aLine({ note: "spare", priceId: null }),
      aLine({ elementId: shop.projectId, priceId: price.id }),
    ];
    const { id } = await aSheet(owner, shop, { lines });
    const page = await aPage(owner);
    await opened(page, at(`/${id}`));
    await page.getByText("1 line is in another currency and not in the sums").waitFor();
    await page.getByText("1 line has no known price and is not in the sums").waitFor();
    await page.getByText("1 line is for a part that is gone").waitFor();
    expect(await total(page).textContent()).toBe("0.23 USD");
    const rows = page.getByRole("region", { name: "Lines" }).last().getByRole("listitem");
    await page.getByRole("button", { name: "Show: no price" }).click();
    await rows.nth(1).waitFor({ state: "detached" });
    expect(await rows.allInnerTexts()).toEqual([expect.stringContaining("spare")]);
    expect(await violations(page)).toEqual([]);
  });

  it("that somebody changed meanwhile keeps theirs, and mine is done on it", async () => {
    const line = aLine({ elementId: ordering, priceId: price.id });
    const sheet = await aSheet(owner, shop, { lines: [line] });
    const page = await aPage(owner);
    await opened(page, at(`/${sheet.id}`));
    await page.getByRole("button", { name: "Edit the line of ordering-api" }).click();
    await page.getByLabel("Quantity").fill("7");
    const theirs = { ...line, quantity: "5" };
    const more = aLine({ note: "of theirs" });
    await owner.call("PUT", sheetPath(sheet.id), { name: "Staging", lines: [theirs, more] });
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("It is called Staging now.").waitFor();
    await page.getByText("The line of ordering-api was changed.").waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Do mine on theirs" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const { name, lines } = await stored(page);
    expect([name, lines.map(({ quantity, note }) => [quantity, note])]).toEqual([
      "Staging",
      [
        ["7", null],
        ["1", "of theirs"],
      ],
    ]);
  });

  it("fits a telephone, and stands on the page of its part and in the overview", async () => {
    const lines = [aLine({ elementId: ordering, priceId: price.id, quantity: "1000000" })];
    const { id } = await aSheet(owner, shop, { lines });
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, at(`/${id}`));
    await page.getByText("115,000 USD").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ wide, lost: await unreachable(page) }).toEqual({ wide: 0, lost: [] });
    await opened(page, `/projects/${shop.projectId}/parts/element/${ordering}`);
    await page.getByRole("region", { name: "Costs" }).getByText("115,000 USD").waitFor();
    await opened(page, `/projects/${shop.projectId}`);
    await page.getByRole("region", { name: "Costs" }).getByText("115,000 USD").waitFor();
  });
});

describe("somebody who may only read", () => {
  it("reads cost sheets and prices, and is offered no change of them", async () => {
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/members`, member);
    const { id } = await aSheet(owner, shop, { lines: [aLine({ priceId: price.id })] });
    const page = await aPage(viewer);
    for (const address of [at(`/${id}`), `/workspaces/${shop.workspaceId}/prices`]) {
      await opened(page, address);
      await page.getByText("0.115 USD per 1 Hour").first().waitFor();
      const writers = page
        .getByRole("main")
        .getByRole("button", { name: /^(Add|Edit|Remove|Delete|Rename)/ });
      expect(await writers.count()).toBe(0);
    }
  });
});
