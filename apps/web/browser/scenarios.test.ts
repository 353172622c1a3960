import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Ada Owner");
  shop = await aShop(owner);
});

const addressOf = (at = 1, search = ""): string =>
  `/projects/${shop.projectId}/scenarios/${shop.scenarioIds[at]}${search}`;

const PLACE = "[aria-valuetext]";
const atPlace = (page: Page, words: string) => page.locator(`[aria-valuetext*="${words}"]`).waitFor();

async function played(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(PLACE);
}

describe("a scenario", () => {
  it("is played in the page to the hash of the service", async () => {
    const page = await aPage(owner);
    for (const at of shop.scenarioIds.keys()) {
      await played(page, addressOf(at));
      await page.getByRole("button", { name: "Run on the service" }).click();
      await page.getByText("equal to the service's run").waitFor();
      expect(await page.getByText("not equal to the service's run").count()).toBe(0);
    }
  });

  it("is broken, looked through and put back by keyboard alone", async () => {
    const page = await aPage(owner);
    await played(page, addressOf());
    await page.getByRole("button", { name: "Break it" }).press("Enter");
    const part = page.getByRole("group", { name: "What happens to POST /api/orders/" });
    await part.getByRole("button", { name: "fail", exact: true }).press("Enter");
    await page.getByRole("heading", { name: "What changed against the saved run" }).waitFor();
    await page.waitForURL(/[?&]broken=e(:|%3A)/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await atPlace(page, "event 1 of");
    await page.getByRole("button", { name: "Reset" }).press("Enter");
    await page.getByText("Nothing is broken").waitFor();
  });

  it("opens where its address says, broken as it says", async () => {
    const page = await aPage(owner);
    await played(page, addressOf(1, "?break=1&at=0&event=7"));
    await atPlace(page, "event 7 of");
  });

  it("says what is wrong at its step while it is changed, and is saved once it is right", async () => {
    const page = await aPage(owner);
    await played(page, addressOf(1, "?open=steps%5B0%5D"));
    const operation = page.getByLabel("Operation", { exact: true });
    const before = await operation.inputValue();
    await operation.selectOption("");
    await page.getByText("1 issue to settle before it can be played").waitFor();
    await operation.selectOption(before);
    await page.getByText("1 issue to settle").waitFor({ state: "detached" });
    await page.getByLabel("Name of the scenario").fill("Renamed");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("not saved").waitFor({ state: "detached" });
    const saved = await owner.call<{ name: string }>(
      "GET",
      `/api/projects/${shop.projectId}/scenarios/${shop.scenarioIds[1]}`,
    );
    expect(saved.name).toBe("Renamed");
  });

  it("that somebody else saved first is not written over unasked", async () => {
    const page = await aPage(owner);
    await played(page, addressOf(2));
    const path = `/api/projects/${shop.projectId}/scenarios/${shop.scenarioIds[2]}`;
    const { origin: _, ...scenario } = await owner.call<{ origin: null; name: string }>("GET", path);
    await page.getByLabel("Name of the scenario").fill("Mine");
    await owner.call("PUT", path, { ...scenario, name: "Theirs" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Look at both" }).click();
    await page.getByRole("dialog").getByText("Mine").first().waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Take theirs" }).click();
    await page.getByRole("heading", { name: "Theirs" }).waitFor();
  });
});
