import { beforeAll, describe, expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Grace");
  shop = await aShop(owner);
});

describe("the engines of the page", () => {
  it.each([0, 1, 2, 3])("play scenario %i to the hash that the service comes to", async (at) => {
    const id = shop.scenarioIds[at] ?? "";
    const { hash } = await owner.call<{ hash: string }>(
      "POST",
      `/api/projects/${shop.projectId}/scenarios/${id}/run`,
    );
    const page = await aPage(owner);
    await opened(page, `/projects/${shop.projectId}/scenarios/${id}`);
    const shown = page.locator("button[title]", { has: page.locator("code") }).first();
    await shown.waitFor();
    expect(await shown.getAttribute("title")).toBe(hash);
  });
});
