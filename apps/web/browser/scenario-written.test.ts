import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations } from "./testing/violations.js";

interface Scenario {
  readonly name: string;
  readonly steps: readonly { readonly type: string }[];
  readonly faults: readonly { readonly kind: string }[];
}

const PLACE = "[aria-valuetext]";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Teller");
  shop = await aShop(owner);
});

const scenarios = (page: Page) => opened(page, `/projects/${shop.projectId}/scenarios`);
const dialogOf = (page: Page) => page.getByRole("dialog");
const steps = (page: Page) => page.getByRole("list", { name: "Steps" });
const unsettled = (page: Page) => page.getByText(/issues? to settle before it can be played/);
const placeOf = (page: Page) => page.locator(PLACE).getAttribute("aria-valuetext");
const firstToBreak = (page: Page) =>
  page
    .getByRole("group", { name: /^What happens to/ })
    .first()
    .getByRole("button", { name: "fail", exact: true });

/** The scenario that a page shows, as the service has it. */
function storedAt(page: Page): Promise<Scenario> {
  const scenarioId = new URL(page.url()).pathname.split("/").at(-1);
  return owner.call("GET", `/api/projects/${shop.projectId}/scenarios/${scenarioId}`);
}

describe("a story", () => {
  it("is begun, told step by step, played, broken and kept with the mouse", async () => {
    const page = await aPage(owner);
    await scenarios(page);
    await page.getByRole("button", { name: "New scenario" }).click();
    await dialogOf(page).getByLabel("Name").fill("A basket is read");
    await dialogOf(page).getByLabel("First operation").selectOption({ index: 1 });
    await dialogOf(page).getByLabel("Called by").selectOption({ index: 1 });
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Create" }).click();
    await page.waitForSelector(PLACE);
    await page.getByRole("button", { name: "Add a step: the story" }).click();
    await page.getByRole("menuitem", { name: "Call" }).click();
    await unsettled(page).waitFor();
    await steps(page).getByRole("button", { name: /✗/ }).waitFor();
    await page.getByLabel("From", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Operation", { exact: true }).selectOption({ index: 2 });
    await unsettled(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "One event back" }).click();
    expect(await placeOf(page)).toContain("event 3 of 4");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator('[aria-valuetext*="event 4 of 4"]').waitFor();
    await page.getByRole("link", { name: "Review" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Stay here" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("not saved").waitFor({ state: "detached" });
    expect((await storedAt(page)).steps).toHaveLength(2);
    await page.getByRole("button", { name: "Break it" }).click();
    await firstToBreak(page).click();
    await page.getByRole("heading", { name: "What changed against the saved run" }).waitFor();
    await page.getByRole("button", { name: "Save as obligation …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save as scenario …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByLabel("Name").fill("A basket is not read");
    await dialogOf(page).getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "A basket is not read" }).waitFor();
    const { faults, steps: told } = await storedAt(page);
    expect([faults.length, told.length]).toEqual([1, 2]);
    await scenarios(page);
    await page.getByRole("button", { name: "What can be done with A basket is not read" }).click();
    await page.getByRole("menuitem", { name: "Delete …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
  });

  it("is begun, told, played, broken and kept by keyboard alone", async () => {
    const page = await aPage(owner);
    await scenarios(page);
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("button", { name: "New scenario" }));
    await keys.write(dialogOf(page).getByLabel("Name"), "By keys");
    await keys.to(dialogOf(page).getByLabel("First operation"));
    await keys.press("ArrowDown");
    await keys.to(dialogOf(page).getByLabel("Called by"));
    await keys.press("ArrowDown");
    await keys.enter(dialogOf(page).getByRole("button", { name: "Create" }));
    await page.waitForSelector(PLACE);
    await keys.enter(page.getByRole("button", { name: "Add a step: the story" }));
    await keys.on(page.getByRole("menuitem", { name: "Call" }));
    await keys.press("Enter");
    await unsettled(page).waitFor();
    await keys.to(page.getByLabel("From", { exact: true }));
    await keys.press("ArrowDown");
    await keys.to(page.getByLabel("Operation", { exact: true }));
    await keys.press("ArrowDown", 2);
    await unsettled(page).waitFor({ state: "detached" });
    await keys.enter(page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("not saved").waitFor({ state: "detached" });
    await keys.press("Home");
    await keys.press("ArrowRight");
    expect(await placeOf(page)).toContain("event 1 of 4");
    await keys.enter(page.getByRole("button", { name: "Break it" }));
    await keys.enter(firstToBreak(page));
    await page.getByRole("heading", { name: "What changed against the saved run" }).waitFor();
    await keys.enter(page.getByRole("button", { name: "Save as scenario …" }));
    await keys.enter(dialogOf(page).getByRole("button", { name: "Save" }));
    await page.getByRole("heading", { name: /^By keys, .* broken$/ }).waitFor();
    expect((await storedAt(page)).faults).toHaveLength(1);
  });
});
