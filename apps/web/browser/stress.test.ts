import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly arrivals: { readonly ratePerSecond: number };
}

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Loader");
  shop = await aShop(owner);
});

const stress = (page: Page) => opened(page, `/projects/${shop.projectId}/stress`);
const loadOf = (page: Page) => page.getByRole("region", { name: "Load" });
const missing = (page: Page) => page.getByRole("region", { name: /needed numbers are missing$/ });
const verdict = (page: Page) =>
  page.getByText(/^(It carries the load|It cannot keep up|Too little was seen|Too many requests)/);
const assumed = (page: Page) => page.getByText("assumed, not measured");
const otherRun = (page: Page) => page.getByLabel("Lay another run over it");

async function stored(name: string): Promise<Profile> {
  const path = `/api/projects/${shop.projectId}/stress/profiles`;
  const profiles = await owner.call<readonly Profile[]>("GET", path);
  const { id } = profiles.find((profile) => profile.name === name) ?? { id: "" };
  return owner.call("GET", `${path}/${id}`);
}

async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const [x, y] = [one.getBoundingClientRect().left + 2, (top + bottom) / 2];
    return top >= 0 && bottom <= innerHeight && one.contains(document.elementFromPoint(x, y));
  });
}

describe("a load", () => {
  it("is described by what is missing, run, and compared with a heavier one with the mouse", async () => {
    const page = await aPage(owner);
    await stress(page);
    await page.getByRole("button", { name: "New profile" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Lunch");
    await missing(page).waitFor();
    await page.getByText("missing", { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await missing(page).getByLabel("Instances").fill("2");
    await missing(page).getByLabel("Slots each").fill("2");
    await missing(page).getByLabel("Mean time, ms").fill("20");
    await missing(page).getByRole("button", { name: "Fill what is missing" }).click();
    await missing(page).waitFor({ state: "detached" });
    await loadOf(page).getByLabel("Rate, 1/s").fill("10");
    await loadOf(page).getByLabel("Duration, s").fill("20");
    await loadOf(page).getByLabel("Warm-up, s").fill("2");
    await page.getByRole("button", { name: "Create the profile" }).click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await verdict(page).waitFor();
    await page.getByRole("heading", { name: "Subscriptions" }).scrollIntoViewIfNeeded();
    expect(await isInSight(assumed(page))).toBe(true);
    await page.getByRole("tab", { name: /^Assumptions/ }).click();
    await loadOf(page).getByLabel("Rate, 1/s").fill("200");
    await page.getByRole("button", { name: "Save and run" }).click();
    await page.getByText("It cannot keep up: work comes faster than it is done.").waitFor();
    await otherRun(page).selectOption({ index: 1 });
    await page.getByText("Against the other run").waitFor();
    await page.getByRole("table", { name: "Changed between them" }).getByText("rate, 1/s").waitFor();
    await page.getByRole("button", { name: /^Show all \d+ numbers/ }).click();
    await page.getByRole("table", { name: "What came of it" }).getByRole("row").nth(1).waitFor();
    expect(await violations(page)).toEqual([]);
    expect((await stored("Lunch")).arrivals.ratePerSecond).toBe(200);
    await page.getByRole("tab", { name: /^Runs/ }).click();
    await page
      .getByRole("button", { name: /^Delete the run of/ })
      .first()
      .click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete the profile …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted: Lunch", { exact: true }).waitFor();
  });

  it("is described, run and compared by keyboard alone", async () => {
    const page = await aPage(owner);
    await stress(page);
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("button", { name: "New profile" }).first());
    await keys.write(page.getByLabel("Name", { exact: true }), "Dinner");
    await keys.write(missing(page).getByLabel("Instances"), "2");
    await keys.write(missing(page).getByLabel("Slots each"), "2");
    await keys.write(missing(page).getByLabel("Mean time, ms"), "20");
    await keys.enter(missing(page).getByRole("button", { name: "Fill what is missing" }));
    await missing(page).waitFor({ state: "detached" });
    await keys.write(loadOf(page).getByLabel("Rate, 1/s"), "10");
    await keys.write(loadOf(page).getByLabel("Duration, s"), "20");
    await keys.write(loadOf(page).getByLabel("Warm-up, s"), "2");
    await keys.enter(page.getByRole("button", { name: "Create the profile" }));
    await keys.enter(page.getByRole("button", { name: "Run", exact: true }));
    await verdict(page).waitFor();
    await keys.to(page.getByRole("tab", { name: "Result" }));
    await keys.press("ArrowRight");
    await keys.press("Enter");
    await keys.write(loadOf(page).getByLabel("Rate, 1/s"), "200");
    await keys.enter(page.getByRole("button", { name: "Save and run" }));
    await page.getByText("It cannot keep up: work comes faster than it is done.").waitFor();
    await keys.to(otherRun(page));
    await keys.press("ArrowDown");
    await page.getByText("Against the other run").waitFor();
    expect((await stored("Dinner")).arrivals.ratePerSecond).toBe(200);
  });

  it("that somebody changed while it was typed over is looked at before mine takes its place", async () => {
    const path = `/api/projects/${shop.projectId}/stress/profiles`;
    const lists = {
      resources: [],
      serviceTimes: [],
      subscriptions: [],
      branches: [],
      overrides: [],
      outages: [],
    };
    const at = (ratePerSecond: number) => ({
      name: "Both",
      scenarioId: shop.scenarioIds[1],
      seed: "1",
      arrivals: { process: "poisson", ratePerSecond, durationSeconds: 60, warmUpSeconds: 5, stages: [] },
      ...lists,
    });
    const { id } = await owner.call<Profile>("POST", path, at(10));
    const page = await aPage(owner);
    await opened(page, `/projects/${shop.projectId}/stress?profile=${id}&tab=assumptions`);
    const rate = loadOf(page).getByLabel("Rate, 1/s");
    await rate.fill("30");
    await owner.call("PUT", `${path}/${id}`, at(20));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("row", { name: /rate, 1\/s 20 30/ })
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Look first: keep mine in the form" }).click();
    expect(await rate.inputValue()).toBe("30");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved: Both", { exact: true }).waitFor();
    expect((await stored("Both")).arrivals.ratePerSecond).toBe(30);
  });
});
