import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { answers, type FakeVendor, startFakeVendor } from "../../server/test/testing/fake-vendor.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { anArchitectureOfAliases, anArchitectureProposal } from "./testing/proposed-architecture.js";
import { opened } from "./testing/settled.js";
import { unreachable } from "./testing/unreachable.js";
import { aSmallDesign, type SmallDesign, usesVendor } from "./testing/vendor.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Element {
  readonly name: string;
  readonly technology: string | null;
  readonly factStatus: string;
}

let owner: Person;
let design: SmallDesign;
let vendor: FakeVendor;

beforeAll(async () => {
  owner = await somebody("Architect");
  vendor = await startFakeVendor();
});
afterAll(() => vendor.stop());
beforeEach(async () => {
  design = await aSmallDesign(owner);
});

const at = (rest = "") => `/projects/${design.projectId}/proposals${rest}`;
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function elements(): Promise<readonly Element[]> {
  const path = `/api/projects/${design.projectId}/model`;
  const { model } = await owner.call<{ readonly model: { readonly elements: readonly Element[] } }>(
    "GET",
    path,
  );
  return model.elements;
}

/** Gives the part that the proposal would change another name, as somebody else may. */
async function renamed(name: string): Promise<void> {
  const path = `/api/projects/${design.projectId}/elements/${design.elementId}`;
  const rest = { kind: "app", status: "planned", description: null, parentId: design.systemId };
  await owner.call("PUT", path, { ...rest, name });
}

describe("an architecture proposal", () => {
  it("is asked of a provider after a look at what would be sent, and says who made it", async () => {
    await usesVendor(owner, design, vendor);
    vendor.begin(answers(anArchitectureOfAliases()));
    const page = await aPage(owner);
    await opened(page, at("?tab=architectures"));
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Ask for an architecture" }).click();
    await page.getByLabel("What you would like").fill("What is missing?");
    await button(page, "See what would be sent").click();
    await page.getByText("Nothing was sent, kept or counted.").waitFor();
    expect(vendor.questions).toEqual([]);
    await button(page, "Ask").click();
    await page.getByText("Proposed by m-1 at Main.").waitFor();
    expect(vendor.questions).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
  });

  it("shows items beside the design, and writes those that are accepted with what they need", async () => {
    const id = await anArchitectureProposal(owner, design, design.elementId);
    const page = await aPage(owner);
    await opened(page, at("?tab=architectures"));
    await page.getByRole("link", { name: "What is missing?" }).click();
    await page.getByText("Submitted by Architect.").waitFor();
    await page.getByRole("heading", { name: "Orders → Shipping service" }).waitFor();
    await button(page, "Accept Orders → Shipping service").click();
    await page.getByText("3 to accept, 0 to reject").waitFor();
    await button(page, "Reject Orders").click();
    expect(await violations(page)).toEqual([]);
    expect((await elements()).map(({ name }) => name)).not.toContain("Shipping service");
    await button(page, "Write what was chosen").click();
    await page.getByText("3 items are in the design, inferred until somebody confirms.").first().waitFor();
    const made = (await elements()).find(({ name }) => name === "Shipping service");
    expect(made).toMatchObject({ technology: "Go", factStatus: "inferred" });
    await page.getByText("In the design as").first().waitFor();
    expect(await button(page, "Write what was chosen").count()).toBe(0);
    expect(await button(page, "Delete").count()).toBe(0);
    expect(id).not.toBe("");
  });

  it("says at its item why nothing was written", async () => {
    const id = await anArchitectureProposal(owner, design, design.elementId);
    const page = await aPage(owner);
    await opened(page, at(`/architectures/${id}`));
    await button(page, "Accept Orders").click();
    await renamed("Order desk");
    await button(page, "Write what was chosen").click();
    await page.getByText("1 item is refused; it says why below.").waitFor();
    await page.getByRole("listitem").getByRole("alert").waitFor();
    await page.getByText("Something it names is another one by now").first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("is decided, and deleted, by keyboard alone", async () => {
    const id = await anArchitectureProposal(owner, design, design.elementId);
    const page = await aPage(owner);
    await opened(page, at(`/architectures/${id}`));
    const keys = keyboardOf(page);
    await keys.enter(button(page, "Reject Shipping system"));
    await page.getByText("0 to accept, 3 to reject").waitFor();
    await keys.enter(button(page, "Write what was chosen"));
    await page.getByText("rejected", { exact: true }).first().waitFor();
    await keys.enter(button(page, "Keep the question “Who ships?”"));
    await page.getByRole("link", { name: "It is in the inbox" }).waitFor();
    await button(page, "Delete").focus();
    await page.keyboard.press("Enter");
    expect(await dialogViolations(page)).toEqual([]);
    await keys.enter(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
    await page.getByText("No architecture was proposed yet").waitFor();
  });

  it("is chosen by letters, with what items need", async () => {
    const id = await anArchitectureProposal(owner, design, design.elementId);
    const page = await aPage(owner);
    await opened(page, at(`/architectures/${id}`));
    await button(page, "Accept Orders").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await page.getByText("2 to accept, 0 to reject").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-current"))).toBe("true");
    await page.keyboard.press("j");
    await page.keyboard.press("r");
    await page.getByText("0 to accept, 3 to reject").waitFor();
    await page.keyboard.press("k");
    await page.keyboard.press("a");
    await page.keyboard.press("u");
    await page.keyboard.press("j");
    await page.keyboard.press("u");
    await page.getByText("Nothing is chosen yet").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("calls facts of its branch by their names, and shows its items also once that has ended", async () => {
    await usesVendor(owner, design, vendor);
    const project = `/api/projects/${design.projectId}`;
    const [branchId, elementId] = [randomUUID(), randomUUID()];
    await owner.call("POST", `${project}/branches`, { id: branchId, name: "Draft", kind: "draft" });
    const element = { kind: "system", status: "planned", description: null, parentId: null };
    const path = `${project}/elements/${elementId}?branchId=${branchId}`;
    await owner.call("PUT", path, { ...element, name: "Warehouse" });
    vendor.begin(answers(anArchitectureOfAliases()));
    const body = { request: "What is missing?", branchId, selection: [elementId] };
    const { id } = await owner.call<{ readonly id: string }>(
      "POST",
      `${project}/ai/architecture-proposals`,
      body,
    );
    const page = await aPage(owner);
    await opened(page, at(`/architectures/${id}`));
    const link = page.getByRole("main").getByRole("link", { name: "Warehouse" }).first();
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain(`branch=${branchId}`);
    expect(await page.getByText("not in the project now").count()).toBe(0);
    await owner.call("DELETE", `${project}/branches/${branchId}`);
    await opened(page, at(`/architectures/${id}`));
    await page.getByText("The branch of this proposal has ended").waitFor();
    await page.getByRole("heading", { name: "Warehouse → Shipping service" }).waitFor();
    await page.getByText("not in the project now").last().waitFor();
    expect(await page.getByRole("main").getByText(elementId.slice(0, 8)).count()).toBe(0);
    expect(await button(page, "Write what was chosen").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it("is found by what was asked for and by who made it", async () => {
    await anArchitectureProposal(owner, design, design.elementId);
    const page = await aPage(owner);
    await opened(page, at("?tab=architectures"));
    await page.getByRole("link", { name: "What is missing?" }).waitFor();
    await page.getByLabel("Search", { exact: true }).fill("missing architect");
    await page.waitForURL(/q=missing/);
    await page.getByRole("link", { name: "What is missing?" }).waitFor();
    await page.getByLabel("Search", { exact: true }).fill("nothing of the kind");
    await page.getByText("Change the filters, or take them away.").waitFor();
  });

  it("fits a telephone, and a viewer reads it with nothing to do", async () => {
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${design.workspaceId}/members`, member);
    const id = await anArchitectureProposal(owner, design, design.elementId, "x".repeat(180));
    const page = await aPage(owner, { width: 320, height: 640 });
    await opened(page, at(`/architectures/${id}`));
    await page.getByText("4 items").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ wide, lost: await unreachable(page) }).toEqual({ wide: 0, lost: [] });
    const read = await aPage(viewer);
    await opened(read, at(`/architectures/${id}`));
    await read.getByText("Submitted by Architect.").waitFor();
    expect(await read.getByRole("main").getByRole("button").count()).toBe(0);
  });
});
