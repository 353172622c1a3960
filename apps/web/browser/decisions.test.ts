import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Decision {
  readonly id: string;
  readonly title: string;
  readonly decision: string;
  readonly status: string;
  readonly version: number;
  readonly affectedIds: readonly string[];
  readonly settles: readonly { readonly ruleId: string }[];
  readonly alternatives: readonly { readonly title: string }[];
}

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Decider");
  shop = await aShop(owner);
});

const path = (rest = "") => `/api/projects/${shop.projectId}/decisions${rest}`;
const decisions = (page: Page, rest = "") => opened(page, `/projects/${shop.projectId}/decisions${rest}`);
const OURS = {
  title: "Ours",
  context: null,
  decision: "As it was.",
  alternatives: [],
  consequences: null,
  affectedIds: [],
  settles: [],
  supersedes: null,
};
const partField = (page: Page) => page.getByRole("combobox", { name: "Affected parts" });
const firstPart = (page: Page) =>
  page.getByRole("listbox", { name: "Affected parts" }).getByRole("option").first();

/** The decision that a page shows, as the service has it. */
function storedAt(page: Page): Promise<Decision> {
  return owner.call("GET", path(`/${new URL(page.url()).pathname.split("/").at(-1)}`));
}

describe("a decision", () => {
  it("is written with all that belongs to it and accepted with the mouse", async () => {
    const page = await aPage(owner);
    await decisions(page);
    await page.getByRole("link", { name: "Propose a decision" }).first().click();
    await page.getByLabel("Title", { exact: true }).fill("Keep the queue");
    await page.getByLabel("Decision", { exact: true }).fill("We keep the **queue**.");
    await page.getByRole("button", { name: "Preview of Decision", exact: true }).click();
    await page.locator("strong", { hasText: "queue" }).waitFor();
    await page.getByRole("button", { name: "Add an alternative" }).click();
    await page.getByLabel("What else there was").fill("Call it directly");
    await partField(page).fill("ordering-api");
    await firstPart(page).click();
    await page.getByRole("button", { name: /^Remove ordering-api/ }).waitFor();
    await page.getByRole("list", { name: "Findings that it settles" }).getByRole("checkbox").first().click();
    await page.getByRole("button", { name: /^Do not settle/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Propose", exact: true }).click();
    await page.getByRole("heading", { name: /Keep the queue/ }).waitFor();
    await page.getByRole("button", { name: "Reject" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Accept" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
    await page.getByText("accepted", { exact: true }).waitFor();
    const { status, settles, affectedIds, alternatives } = await storedAt(page);
    expect([status, settles.length, affectedIds.length]).toEqual(["accepted", 1, 1]);
    expect(alternatives).toMatchObject([{ title: "Call it directly" }]);
  });

  it("is written, previewed and accepted by keyboard alone", async () => {
    const page = await aPage(owner);
    await decisions(page);
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("link", { name: "Propose a decision" }).first());
    await keys.write(page.getByLabel("Title", { exact: true }), "Retry twice");
    await keys.write(page.getByLabel("Decision", { exact: true }), "Two *attempts*.");
    await keys.enter(page.getByRole("button", { name: "Preview of Decision", exact: true }));
    await page.locator("em", { hasText: "attempts" }).waitFor();
    await keys.write(partField(page), "ordering-api");
    await firstPart(page).waitFor();
    await keys.press("Enter");
    await page.getByRole("button", { name: /^Remove ordering-api/ }).waitFor();
    await keys.to(page.getByRole("list", { name: "Findings that it settles" }).getByRole("checkbox").first());
    await keys.press("Space");
    await page.getByRole("button", { name: /^Do not settle/ }).waitFor();
    await keys.enter(page.getByRole("button", { name: "Propose", exact: true }));
    await page.getByRole("heading", { name: /Retry twice/ }).waitFor();
    await keys.enter(page.getByRole("button", { name: "Accept" }));
    await keys.enter(page.getByRole("dialog").getByRole("button", { name: "Accept" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText("accepted", { exact: true }).waitFor();
    expect((await storedAt(page)).settles).toHaveLength(1);
  });

  it("that somebody changed while it was written is looked at before mine takes its place", async () => {
    const { id, version } = await owner.call<Decision>("POST", path(), OURS);
    const page = await aPage(owner);
    await decisions(page, `/${id}`);
    await page.getByRole("button", { name: "Edit" }).click();
    const text = page.getByRole("textbox", { name: "Decision", exact: true });
    await text.fill("As I want it.");
    await owner.call("PUT", path(`/${id}`), { ...OURS, decision: "As they want it." });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByText("As they want it.").waitFor();
    await page.getByRole("button", { name: "Look first: keep mine in the form" }).click();
    expect(await text.inputValue()).toBe("As I want it.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await text.waitFor({ state: "detached" });
    await page.getByText("As I want it.").waitFor();
    expect((await storedAt(page)).version).toBe(version + 2);
  });
});
