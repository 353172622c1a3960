import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { answers, type FakeVendor, startFakeVendor } from "../../server/test/testing/fake-vendor.js";
import { closed } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { aPromise } from "./testing/promised.js";
import { opened } from "./testing/settled.js";
import { aSmallDesign, type SmallDesign, usesVendor } from "./testing/vendor.js";
import { dialogViolations } from "./testing/violations.js";

const MARKUP = "<b>It takes orders</b>";
const SAID = JSON.stringify({
  paragraphs: [
    { text: MARKUP, cites: ["e1"] },
    { text: "Shops are old.", cites: [] },
  ],
});

interface Finding {
  readonly ruleId: string;
  readonly subjectId: string;
}

let owner: Person;
let viewer: Person;
let design: SmallDesign;
let vendor: FakeVendor;

beforeAll(async () => {
  owner = await somebody("Teacher");
  viewer = await somebody("Pupil");
  vendor = await startFakeVendor();
  design = await aSmallDesign(owner);
  await usesVendor(owner, design, vendor);
  const member = { email: viewer.email, role: "viewer" };
  await owner.call("POST", `/api/workspaces/${design.workspaceId}/members`, member);
});
afterAll(() => vendor.stop());

const at = (rest: string) => `/projects/${design.projectId}${rest}`;
const explain = (page: Page) => page.getByRole("button", { name: "Explain", exact: true });

describe("an explanation", () => {
  it("of a part is given to a viewer, by keyboard, with its cites and what made it, and is no fact", async () => {
    vendor.begin(answers(SAID));
    const page = await aPage(viewer);
    await opened(page, at(`/parts/element/${design.elementId}`));
    const keys = keyboardOf(page);
    await keys.enter(explain(page));
    const dialog = page.getByRole("dialog");
    await keys.write(dialog.getByLabel("What you would like to know"), "What is it?");
    await keys.enter(dialog.getByRole("button", { name: "See what would be sent" }));
    await dialog.getByText("Nothing was sent, kept or counted.").waitFor();
    expect(vendor.questions).toEqual([]);
    await keys.enter(explain(page));
    await dialog.getByText("Said by m-1 at Main. It is no fact.").waitFor();
    await dialog.getByText(MARKUP).waitFor();
    await dialog.getByText("rests on nothing of the design").waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await keys.press("Escape");
    await closed(page);
  });

  it("leads from a cite to what it names", async () => {
    vendor.begin(answers(SAID));
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, at(`/parts/element/${design.elementId}`));
    await explain(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Explain" }).click();
    const cites = page.getByRole("dialog").getByRole("list", { name: "Rests on" });
    await cites.getByRole("link").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    await cites.getByRole("link").first().click();
    await page.waitForURL(/model\?selected=/);
  });

  it("of a finding is asked for where the finding is read", async () => {
    vendor.begin(answers(SAID));
    const page = await aPage(owner);
    const { findings } = await owner.call<{ readonly findings: readonly Finding[] }>(
      "GET",
      `/api/projects/${design.projectId}/review/findings`,
    );
    const [finding] = findings;
    await opened(page, at(`/review?answer=any&at=${finding?.ruleId}:${finding?.subjectId}`));
    await explain(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Explain" }).click();
    await page.getByText("Said by m-1 at Main. It is no fact.").waitFor();
    expect(vendor.questions[0]?.turns[0]).toContain('name="findings"');
  });

  it("of a promise is asked for on its screen, and says why there is none", async () => {
    const alone = await aSmallDesign(owner);
    const id = await aPromise(owner, alone, { title: "Orders are kept", elementId: alone.elementId });
    const page = await aPage(owner);
    await opened(page, `/projects/${alone.projectId}/promises/${id}`);
    await explain(page).click();
    await page.getByRole("dialog").getByRole("button", { name: "Explain" }).click();
    await page.getByText("Nobody has chosen a provider for this.").waitFor();
    expect(await dialogViolations(page)).toEqual([]);
  });

  it("of a scenario and of the project is asked for on their screens; an owner is led to what is missing", async () => {
    const alone = await aSmallDesign(owner);
    const project = `/projects/${alone.projectId}`;
    const id = randomUUID();
    const lists = { steps: [], faults: [], assertions: [] };
    await owner.call("POST", `/api${project}/scenarios`, { id, name: "An order", ...lists });
    const page = await aPage(owner);
    for (const screen of [`${project}/scenarios/${id}`, project]) {
      await opened(page, screen);
      await explain(page).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Explain" }).click();
      await dialog.getByText("Nobody has chosen a provider for this.").waitFor();
    }
    await page.getByRole("link", { name: "Open the settings of the workspace" }).click();
    await page.waitForURL(new RegExp(`/workspaces/${alone.workspaceId}\\?tab=settings`));
  });
});
