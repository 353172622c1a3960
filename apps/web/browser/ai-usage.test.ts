import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { answers, type FakeVendor, startFakeVendor, status } from "../../server/test/testing/fake-vendor.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aSmallDesign, type SmallDesign, usesVendor } from "./testing/vendor.js";
import { violations } from "./testing/violations.js";

let owner: Person;
let viewer: Person;
let design: SmallDesign;
let vendor: FakeVendor;

beforeAll(async () => {
  owner = await somebody("Payer");
  viewer = await somebody("Onlooker");
  vendor = await startFakeVendor();
  design = await aSmallDesign(owner);
  await usesVendor(owner, design, vendor, { monthlyAiBudgetUsd: 10 });
  const member = { email: viewer.email, role: "viewer" };
  await owner.call("POST", `/api/workspaces/${design.workspaceId}/members`, member);
});
afterAll(() => vendor.stop());

describe("a provider of AI", () => {
  it("is tried on the settings of the workspace, and says what works or what to do", async () => {
    const page = await aPage(owner);
    await opened(page, `/workspaces/${design.workspaceId}?tab=settings`);
    vendor.begin(status(401));
    const test = page.getByRole("button", { name: "Try it: Main" });
    await test.click();
    await page.getByText("It does not work").waitFor();
    await page.getByText("The provider refused the key.").waitFor();
    vendor.begin(answers(JSON.stringify({ ok: true })));
    await test.press("Enter");
    await page.getByText(/model: /).waitFor();
    expect(await violations(page, { part: "main" })).toEqual([]);
  });

  it("is tried by owners alone", async () => {
    const page = await aPage(viewer);
    await opened(page, `/workspaces/${design.workspaceId}?tab=settings`);
    expect(await page.getByRole("button", { name: "Try it: Main" }).count()).toBe(0);
  });
});

describe("what help from AI has cost", () => {
  it("is shown beside the budget, with each call for owners", async () => {
    const said = { paragraphs: [{ text: "It is a shop.", cites: [] }] };
    vendor.begin(answers(JSON.stringify(said)));
    const asked = { target: null, question: null, branchId: null };
    await owner.call<object>("POST", `/api/projects/${design.projectId}/ai/explain`, asked);
    const page = await aPage(owner);
    await opened(page, `/projects/${design.projectId}/proposals?tab=usage`);
    await page
      .getByText(/of 10 USD/)
      .last()
      .waitFor();
    const calls = page.getByRole("region", { name: "Every call", exact: true });
    await calls.getByText("An explanation").first().waitFor();
    await calls.getByText("answered").first().waitFor();
    expect(await violations(page)).toEqual([]);
    const read = await aPage(viewer);
    await opened(read, `/projects/${design.projectId}/proposals?tab=usage`);
    await read.getByText("Owners of the workspace also see each call.").waitFor();
  });
});
