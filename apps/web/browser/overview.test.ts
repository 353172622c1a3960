import { beforeAll, describe, expect, it } from "@jest/globals";
import { press } from "./testing/by-keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Olga");
  shop = await aShop(owner);
});

const at = (): string => `/projects/${shop.projectId}`;

describe("the overview", () => {
  it("says how far a design is, and the mouse leads to what is in the way", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByText("1 thing is in the way").first().waitFor();
    await page.getByText("observed in source", { exact: false }).first().waitFor();
    await page.getByText("1 change of the model").waitFor();
    await page.getByRole("link", { name: "What differs" }).click();
    await page.waitForURL(/\/history\?.*view=compare/);
  });

  it("leads who has only keys to a part that is broken", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await press(page, page.getByRole("link", { name: "Break it", exact: true }));
    await page.waitForURL(/\/scenarios\/[\w-]+\?.*break=/);
    await page.getByText("Nothing is broken").waitFor();
    expect(page.url()).toContain(shop.projectId);
  });

  it("offers somebody who only reads no project to make at home", async () => {
    const viewer = await somebody("Reader");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/members`, member);
    const page = await aPage(viewer);
    await opened(page, "/");
    await page.getByText(/^You may read what is here/).waitFor();
    expect(await page.getByRole("button", { name: "New project" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Import a file" }).count()).toBe(0);
  });
});
