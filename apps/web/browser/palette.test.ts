import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Finder");
  shop = await aShop(owner);
});

async function at(path: string): Promise<Page> {
  const page = await aPage(owner);
  await opened(page, `/projects/${shop.projectId}${path}`);
  return page;
}

function found(page: Page, name: string) {
  return page.getByRole("dialog").getByRole("option", { name });
}

describe("what finds parts, screens and actions", () => {
  it("keeps what is typed while it is still on its way", async () => {
    const page = await at("/review");
    let letCome = (): void => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route("**/assets/open-palette*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("basket-");
    letCome();
    await found(page, "element basket-api").waitFor();
    await page.keyboard.type("api");
    expect(await page.getByRole("dialog").getByRole("combobox").inputValue()).toBe("basket-api");
  });

  it("does not say that there is nothing before it has looked", async () => {
    const page = await at("/review");
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/search?*", async (route) => {
      await asked;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("no such part");
    await page.getByText("Looking …").waitFor();
    expect(await page.getByText("Nothing of that name.").count()).toBe(0);
    answer();
    await page.getByText("Nothing of that name.").waitFor();
  });

  it("chooses the best of what is found, also when another was the best of fewer letters", async () => {
    const page = await at("/review");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("o");
    const chosen = page.getByRole("dialog").getByRole("option", { selected: true });
    await found(page, "element").first().waitFor();
    await page.getByRole("dialog").getByRole("combobox").fill("ordering-api");
    await chosen.filter({ hasText: "element" }).filter({ hasText: "ordering-api" }).waitFor();
  });

  it("begins what can be begun from anywhere", async () => {
    const page = await at("/history");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("ask a");
    await found(page, "Ask a question").click();
    await page.getByRole("dialog", { name: "Ask a question" }).waitFor();
  });
});

describe("keys lead past the list of screens", () => {
  it("by the first link of the page, and after g", async () => {
    const page = await at("/promises");
    const inScreen = () => page.evaluate(() => document.activeElement?.closest("#screen") !== null);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await inScreen()).toBe(true);
    await page.getByRole("link", { name: "Overview" }).focus();
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await page.getByRole("heading", { name: "Decisions" }).waitFor();
    expect(await inScreen()).toBe(true);
  });
});

describe("the keys that are shown", () => {
  it("are those of the screen, too", async () => {
    const page = await at("/review");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await keys.getByText("contracts").waitFor();
    await keys.getByText("accept it by a decision").waitFor();
  });
});
