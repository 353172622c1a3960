import { beforeAll, describe, expect, it } from "@jest/globals";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Keys");
  shop = await aShop(owner);
});

const inProject = (rest: string): string => `/projects/${shop.projectId}${rest}`;

describe("by keyboard alone", () => {
  it("a screen is reached by two keys, and a part by its name", async () => {
    const page = await aPage(owner);
    await opened(page, inProject(""));
    await page.keyboard.press("g");
    await page.keyboard.press("q");
    await page.waitForURL("**/questions*");
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Find or do …").waitFor();
    await page.keyboard.type("ordering-api");
    await page.getByRole("option", { name: /ordering-api/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/(model\?selected=|parts\/)/);
  });

  it("a question is asked and answered", async () => {
    const page = await aPage(owner);
    await opened(page, inProject("/questions"));
    await page.keyboard.press("n");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type("Who retries a payment?");
    await page.getByRole("dialog").getByRole("button", { name: "Ask", exact: true }).press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText("Who retries a payment?").first().waitFor();
    const { items } = await owner.call<{ items: { text: string }[] }>(
      "GET",
      `/api/projects/${shop.projectId}/questions`,
    );
    expect(items.map(({ text }) => text)).toContain("Who retries a payment?");
  });

  it("a part of the model is found, opened and left", async () => {
    const page = await aPage(owner);
    await opened(page, inProject("/model"));
    await page.locator(".react-flow__node").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("eShop");
    await page.keyboard.press("Enter");
    await page.waitForURL(/selected=/);
  });

  it("the keys are shown, and the dialog gives the focus back", async () => {
    const page = await aPage(owner);
    await opened(page, inProject("/review"));
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await keyboardOf(page).on(page.getByRole("main"));
  });
});
