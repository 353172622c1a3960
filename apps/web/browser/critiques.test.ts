import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { answers, type FakeVendor, startFakeVendor } from "../../server/test/testing/fake-vendor.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { unreachable } from "./testing/unreachable.js";
import { aSmallDesign, type SmallDesign, usesVendor } from "./testing/vendor.js";
import { dialogViolations, violations } from "./testing/violations.js";

const MARKUP = "<b>Nobody answers</b>";
const CRITIQUE = JSON.stringify({
  summary: "It has no retries.",
  observations: [{ text: MARKUP, about: ["e1"], ruleIds: ["REL-001"] }],
  questions: [{ text: "Who retries?", about: ["e1"] }],
  proposedDecisions: [
    {
      ...{ title: "Retry", context: null, decision: "Three times.", consequences: "It takes longer." },
      ...{ affected: ["e1"], settles: [] },
      alternatives: [{ title: "A queue", description: null, rejectedBecause: "More to run." }],
    },
  ],
});

let owner: Person;
let design: SmallDesign;
let vendor: FakeVendor;

beforeAll(async () => {
  owner = await somebody("Critic");
  vendor = await startFakeVendor();
  vendor.begin(answers(CRITIQUE));
  design = await aSmallDesign(owner);
  await usesVendor(owner, design, vendor);
});
afterAll(() => vendor.stop());

const at = (rest = "") => `/projects/${design.projectId}/review${rest}`;
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function aCritique(): Promise<string> {
  const path = `/api/projects/${design.projectId}/review/critiques`;
  const { id } = await owner.call<{ readonly id: string }>("POST", path, { question: "What breaks?" });
  return id;
}

describe("a critique", () => {
  it("is asked for from the review after a look at what would be sent, and says who made it", async () => {
    const page = await aPage(owner);
    await opened(page, at());
    await page.getByRole("tab", { name: "Critiques" }).click();
    await page.getByText("No critique yet").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Ask for a critique" }).click();
    await page.getByLabel("What you would like to know").fill("What breaks?");
    await button(page, "See what would be sent").click();
    await page.getByText("Nothing was sent, kept or counted.").waitFor();
    const asked = vendor.questions.length;
    await button(page, "Ask").click();
    await page.getByText("Proposed by m-1 at Main.").waitFor();
    expect(vendor.questions).toHaveLength(asked + 1);
    await page.getByText(MARKUP).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "REL-001" }).click();
    await page.waitForURL(/review\?.*rule=REL-001/);
  });

  it("leads to its parts; its questions and decisions are kept, and it is deleted, by keyboard alone", async () => {
    const id = await aCritique();
    const page = await aPage(owner);
    await opened(page, at(`/critiques/${id}`));
    await page.getByRole("region", { name: "What it saw" }).getByRole("link").first().waitFor();
    const keys = keyboardOf(page);
    await keys.enter(button(page, "Keep the question “Who retries?”"));
    await page.getByRole("link", { name: "It is in the inbox" }).waitFor();
    await button(page, "Keep the decision “Retry”").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Open the proposed decision" }).waitFor();
    const { items } = await owner.call<{ readonly items: readonly { status: string; origin: string }[] }>(
      "GET",
      `/api/projects/${design.projectId}/decisions`,
    );
    expect(items.map(({ status }) => status)).toEqual(["proposed"]);
    await button(page, "Delete").focus();
    await page.keyboard.press("Enter");
    expect(await dialogViolations(page)).toEqual([]);
    await keys.enter(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
    await page.getByRole("tab", { name: "Critiques", selected: true }).waitFor();
  });

  it("fits a telephone, and a viewer reads it with nothing to do", async () => {
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${design.workspaceId}/members`, member);
    const id = await aCritique();
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, at(`/critiques/${id}`));
    await page.getByText(MARKUP).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ wide, lost: await unreachable(page) }).toEqual({ wide: 0, lost: [] });
    const read = await aPage(viewer);
    await opened(read, at(`/critiques/${id}`));
    await read.getByText(MARKUP).waitFor();
    await read.getByRole("region", { name: "About it" }).waitFor();
    expect(await button(read, "Delete").count()).toBe(0);
    expect(await read.getByRole("button", { name: /^Keep/ }).count()).toBe(0);
  });
});
