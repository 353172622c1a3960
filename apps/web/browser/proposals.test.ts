import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { answers, type FakeVendor, startFakeVendor } from "../../server/test/testing/fake-vendor.js";
import { closed } from "./testing/by-keyboard.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { elementOf } from "./testing/priced.js";
import { aFlowOfAliases, aFlowProposal } from "./testing/proposed.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { unreachable } from "./testing/unreachable.js";
import { aSmallDesign, usesVendor } from "./testing/vendor.js";
import { dialogViolations, violations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;
let ordering: string;
let vendor: FakeVendor;

beforeAll(async () => {
  owner = await somebody("Taker");
  vendor = await startFakeVendor();
});
afterAll(() => vendor.stop());
beforeEach(async () => {
  shop = await aShop(owner);
  ordering = await elementOf(owner, shop, "ordering-api");
});

const at = (rest = "") => `/projects/${shop.projectId}/proposals${rest}`;
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

describe("a flow proposal", () => {
  it("is found, gets the parts that it lacks, and becomes a scenario", async () => {
    await aFlowProposal(owner, shop, ordering);
    const page = await aPage(owner);
    await opened(page, at());
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Refund an order" }).click();
    await page.getByText("Ledger Test calls book").first().waitFor();
    await page.getByText("if it fails: ").waitFor();
    await page.getByText("not in the model: Ledger Test, book").waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, "Say which part Ledger Test is").click();
    await page.getByRole("combobox", { name: "Part" }).fill("ordering-api");
    await page.getByRole("listbox", { name: "Part" }).getByRole("option").first().click();
    expect(await dialogViolations(page)).toEqual([]);
    await inDialog(page, "Take this part").click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await button(page, "Accept").click();
    await inDialog(page, "Accept").click();
    await page.getByText("Some parts are missing still: make them, or say which they are.").waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await inDialog(page, "Cancel").click();
    await button(page, "Make all").click();
    await button(page, "Make all").waitFor({ state: "detached" });
    expect(await button(page, "Delete").count()).toBe(0);
    await button(page, "Accept").click();
    await inDialog(page, "Accept").click();
    await page.getByRole("link", { name: "Open the scenario" }).click();
    await page.getByRole("heading", { name: "Refund" }).first().waitFor();
  });

  it("shows what it breaks and asserts, and what it would take from the scenario that it replaces", async () => {
    const id = await aFlowProposal(owner, shop, ordering, { replaces: shop.scenarioIds[0] ?? null });
    const page = await aPage(owner);
    await opened(page, at(`/${id}`));
    await page.getByText("book: Outage, the first 2 times").waitFor();
    await page.getByText("“Ledger Test calls book” has failed").waitFor();
    await page
      .getByText(
        /^The scenario has \d+ faults and \d+ assertions now\. Accepting takes them away and puts the 1 and 1 /,
      )
      .waitFor();
    await page.getByText("What is in it").first().click();
    await page.getByText('{"amount":1}').waitFor();
    await page.getByText("operation · of: ordering-api · transport: http").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("is rejected with a reason, and then deleted", async () => {
    const id = await aFlowProposal(owner, shop, ordering);
    const page = await aPage(owner);
    await opened(page, at(`/${id}`));
    await button(page, "Reject").click();
    await page.getByLabel("Why").fill("Nobody refunds here");
    expect(await dialogViolations(page)).toEqual([]);
    await inDialog(page, "Reject").click();
    await page.getByText("Nobody refunds here").waitFor();
    await button(page, "Delete").click();
    await inDialog(page, "Delete").click();
    await page.getByRole("heading", { name: "No proposal yet" }).waitFor();
  });

  it("is asked of a provider after a look at what would be sent, and says who made it", async () => {
    const small = await aSmallDesign(owner);
    await usesVendor(owner, small, vendor);
    vendor.begin(answers(aFlowOfAliases()));
    const page = await aPage(owner);
    await opened(page, `/projects/${small.projectId}/model?selected=${small.elementId}`);
    await page.getByRole("link", { name: "Ask for a flow" }).click();
    await page.getByRole("main").getByRole("link", { name: "Orders" }).waitFor();
    await page.getByLabel("What should happen").fill("A customer sends an order back");
    await button(page, "See what would be sent").click();
    await page.getByText("m-1, Main").waitFor();
    expect(vendor.questions).toEqual([]);
    await button(page, "Ask").click();
    await page.getByRole("heading", { name: "Send it back" }).waitFor();
    expect(vendor.questions).toHaveLength(1);
    await page.getByText("Proposed by m-1 at Main.").waitFor();
    await page.getByText("nothing of it is in the design before a person takes it").waitFor();
    await button(page, "Keep the question “Who pays for the way back?”").click();
    await page.getByRole("link", { name: "It is in the inbox" }).click();
    await page.getByText("Who pays for the way back?").first().waitFor();
  });

  it("is accepted by keyboard alone", async () => {
    const id = await aFlowProposal(owner, shop, ordering);
    const page = await aPage(owner);
    await opened(page, at(`/${id}`));
    const keys = keyboardOf(page);
    await keys.enter(button(page, "Make all"));
    await button(page, "Make all").waitFor({ state: "detached" });
    await keys.enter(button(page, "Accept"));
    await keys.enter(inDialog(page, "Accept"));
    await closed(page);
    await keys.enter(page.getByRole("link", { name: "Open the scenario" }));
    await page.getByRole("heading", { name: "Refund" }).first().waitFor();
  });

  it("fits a telephone", async () => {
    const id = await aFlowProposal(owner, shop, ordering);
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, at(`/${id}`));
    await page.getByText("Ledger Test calls book").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ wide, lost: await unreachable(page) }).toEqual({ wide: 0, lost: [] });
  });
});

describe("help from AI that is off", () => {
  it("says why and what to do next, and what would be sent", async () => {
    const page = await aPage(owner);
    await opened(page, at("/new"));
    await page.getByLabel("What should happen").fill("A customer sends an order back");
    await button(page, "Ask").click();
    await page.getByText("Nobody has chosen a provider for this.").waitFor();
    await button(page, "See what would be sent").click();
    await page.getByText("Nothing was sent, kept or counted.").waitFor();
    await page.getByText("A customer sends an order back").last().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe("somebody who may only read", () => {
  it("reads a proposal, and is offered nothing to do with it", async () => {
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/members`, member);
    const id = await aFlowProposal(owner, shop, ordering);
    const page = await aPage(viewer);
    await opened(page, at(`/${id}`));
    await page.getByText("Ledger Test calls book").first().waitFor();
    expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
    await opened(page, at());
    expect(await page.getByRole("link", { name: "Ask for a flow" }).count()).toBe(0);
    await opened(page, at("/new"));
    await page.getByRole("heading", { name: "You may look, but not ask" }).waitFor();
  });
});
