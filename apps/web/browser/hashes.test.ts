import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

interface Shown {
  readonly model: { readonly operations: readonly { readonly id: string; readonly name: string }[] };
}

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

  it("play on a branch and on a revision, the branch to the hash of the service", async () => {
    const path = `/api/projects/${shop.projectId}`;
    const id = shop.scenarioIds[1] ?? "";
    const { id: branchId } = await owner.call<{ id: string }>("POST", `${path}/branches`, {
      id: randomUUID(),
      kind: "draft",
      name: "Calmer",
    });
    const { id: revisionId } = await owner.call<{ id: string }>("POST", `${path}/revisions`, {
      id: randomUUID(),
      name: "First",
      note: null,
    });
    const { model } = await owner.call<Shown>("GET", `${path}/model?branchId=${branchId}`);
    const [operation] = model.operations.filter(({ name }) => name === "POST /api/orders/");
    await owner.call("POST", `${path}/model/changes`, {
      branchId,
      changes: [
        {
          op: "put",
          kind: "operation",
          id: operation?.id,
          value: { ...operation, name: "POST /api/purchases/" },
        },
      ],
    });
    const onMain = await owner.call<{ hash: string }>("POST", `${path}/scenarios/${id}/run`);
    const onBranch = await owner.call<{ hash: string }>(
      "POST",
      `${path}/scenarios/${id}/run?branchId=${branchId}`,
    );
    const page = await aPage(owner);
    await opened(page, `/projects/${shop.projectId}/scenarios/${id}?branch=${branchId}`);
    await page.getByText("POST /api/purchases/").first().waitFor();
    const shown = page.locator("button[title]", { has: page.locator("code") }).first();
    expect(await shown.getAttribute("title")).toBe(onBranch.hash);
    await page.getByRole("button", { name: "Run on the service" }).click();
    await page.getByText("equal to the service's run").waitFor();
    await page.getByLabel("Played on").selectOption(`revision:${revisionId}`);
    await page.getByText("POST /api/orders/").first().waitFor();
    expect(await shown.getAttribute("title")).toBe(onMain.hash);
    expect(await page.getByRole("button", { name: "Run on the service" }).isDisabled()).toBe(true);
  });
});
