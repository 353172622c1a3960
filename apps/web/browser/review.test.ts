import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Finding {
  readonly ruleId: string;
  readonly subjectId: string;
  readonly severity: string;
  readonly settled: boolean;
  readonly disposition: { readonly status: string; readonly reason: string | null } | null;
}

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Reviewer");
  shop = await aShop(owner);
});

const path = (rest: string) => `/api/projects/${shop.projectId}${rest}`;
const review = (page: Page, search = "") => opened(page, `/projects/${shop.projectId}/review${search}`);
const openRow = (page: Page): Locator =>
  page.getByRole("region", { name: "Findings" }).locator("[aria-current]");

/** The finding that a page looks at, as the service has it. */
function findingAt(page: Page): Promise<Finding | undefined> {
  const [ruleId = "", subjectId = ""] = new URL(page.url()).searchParams.get("at")?.split(":") ?? [];
  return findingOf({ ruleId, subjectId });
}

async function findingOf(sought: Pick<Finding, "ruleId" | "subjectId"> | undefined) {
  const { findings } = await owner.call<{ findings: readonly Finding[] }>("GET", path("/review/findings"));
  return findings.find((one) => one.ruleId === sought?.ruleId && one.subjectId === sought.subjectId);
}

async function aDecision(title: string): Promise<string> {
  const proposed = { title, context: null, decision: "So it is.", alternatives: [], consequences: null };
  const { id, contentHash } = await owner.call<{ id: string; contentHash: string }>(
    "POST",
    path("/decisions"),
    {
      ...proposed,
      affectedIds: [],
      settles: [],
      supersedes: null,
    },
  );
  await owner.call("POST", path(`/decisions/${id}/accept`), { contentHash });
  return id;
}

describe("a finding", () => {
  it("is found by its rule, opened with its facts and left with a reason with the mouse", async () => {
    const page = await aPage(owner);
    await review(page);
    await page.getByLabel("Severity").selectOption("warning");
    const list = page.getByRole("region", { name: "Findings" });
    await list.getByRole("button").first().click();
    const rule = await openRow(page).locator("code").textContent();
    await page.getByLabel("Rule", { exact: true }).selectOption(rule);
    await page.getByRole("heading", { name: /^What it rests on \(\d+\)/ }).waitFor();
    await page.getByText("What settles it").waitFor();
    expect(await list.getByRole("heading").count()).toBe(1);
    const left = await findingAt(page);
    await page.getByRole("button", { name: "Won't fix …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    const dialog = page.getByRole("dialog", { name: "Leave it as it is" });
    await dialog.getByLabel("Reason").fill("It is <b>meant</b> so.");
    await dialog.getByRole("button", { name: "Won't fix" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("The finding is answered", { exact: true }).waitFor();
    await review(page, `?answer=answered&at=${left?.ruleId}:${left?.subjectId}`);
    await page.getByText("It is <b>meant</b> so.").first().waitFor();
    expect((await findingAt(page))?.disposition?.status).toBe("wont-fix");
  });

  it("is stepped to, left, accepted by a decision and opened again by keyboard alone", async () => {
    await aDecision("Live with it");
    const page = await aPage(owner);
    await review(page, "?severity=warning");
    const keys = keyboardOf(page);
    await openRow(page).waitFor({ state: "detached" });
    await keys.press("j");
    await keys.on(openRow(page));
    await keys.press("j");
    const second = await findingAt(page);
    await keys.press("k");
    await keys.on(openRow(page));
    await keys.press("j");
    await keys.press("w");
    await page.getByRole("dialog").waitFor();
    await page.getByLabel("Reason").waitFor();
    await keys.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await keys.on(openRow(page));
    await keys.press("w");
    await keys.write(page.getByLabel("Reason"), "No one waits for it.");
    await keys.enter(page.getByRole("dialog").getByRole("button", { name: "Won't fix" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await keys.on(openRow(page));
    const third = await findingAt(page);
    expect(third).not.toEqual(second);
    await keys.press("d");
    await page.getByRole("dialog").waitFor();
    await keys.choose(page.getByLabel("Decision", { exact: true }), "ADR");
    await keys.enter(page.getByRole("button", { name: "Accept by this decision" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await keys.on(openRow(page));
    await review(page, `?answer=answered&at=${third?.ruleId}:${third?.subjectId}`);
    expect((await findingAt(page))?.disposition?.status).toBe("accepted-by-decision");
    await keys.press("o");
    expect(await dialogViolations(page)).toEqual([]);
    await keys.enter(page.getByRole("dialog").getByRole("button", { name: "Open again" }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect((await findingOf(third))?.settled).toBe(false);
  });
});

describe("a review", () => {
  it("is kept, and tells what changed since; its dialogs break no rule", async () => {
    const page = await aPage(owner);
    await review(page, "?tab=snapshots");
    await page.getByRole("button", { name: "Keep this review" }).first().click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByLabel(/^Note/).fill("Before the release");
    await page.getByRole("dialog").getByRole("button", { name: "Keep this review" }).click();
    await page.getByText("Before the release").first().waitFor();
    await page.getByRole("button", { name: "Changed since" }).click();
    await page.getByText("Nothing changed: the same findings with the same answers.").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No review was kept yet").waitFor();
  });

  it("asks for a decision and for opening again in dialogs that break no rule", async () => {
    const page = await aPage(owner);
    await review(page, "?severity=warning");
    await page.getByRole("region", { name: "Findings" }).getByRole("button").first().click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "By decision …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  });
});
