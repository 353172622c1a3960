import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Revision {
  readonly claim: string;
  readonly contentHash: string;
  readonly obligations: readonly { readonly title: string; readonly execution: string }[];
  readonly evidenceStatus: { readonly counts: Readonly<Record<string, number>> } | null;
}
interface Promised {
  readonly id: string;
  readonly state: string;
  readonly draft: Revision | null;
  readonly inForce: Revision | null;
}

const TEXTS = {
  Claim: "Every order that was taken is told to the kitchen.",
  Preconditions: "The bus is up.",
  "Expected outcome": "An event is on the bus.",
  "Forbidden outcome": "An order nobody hears of.",
  "Evidence criteria": "The played scenario shows the event.",
};
const SCENARIO = "Order is placed";

/** An obligation that something outside shows. */
const CLAIMED = {
  kind: "integration-test",
  title: "Tried as a whole",
  recipe: {
    text: "Run it.",
    plan: { steps: ["Order"], expectedObservations: ["It is stored"], evidenceSource: null },
  },
};

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Promiser");
  shop = await aShop(owner);
  await owner.call("PUT", path("/prefix"), { prefix: "SHOP", startAt: 1 });
});

const path = (rest = "", projectId = shop.projectId) => `/api/projects/${projectId}/promises${rest}`;
const promises = (page: Page, rest = "") => opened(page, `/projects/${shop.projectId}/promises${rest}`);
const stored = (id: string) => owner.call<Promised>("GET", path(`/${id}`));
const idAt = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const dialogOf = (page: Page) => page.getByRole("dialog");
const nameSearch = (page: Page, name: string) => page.getByRole("combobox", { name });
const offered = (page: Page) => page.getByRole("listbox").getByRole("option").first();

const written = (title: string) => ({
  title,
  claim: TEXTS.Claim,
  scope: null,
  preconditions: TEXTS.Preconditions,
  expectedOutcome: TEXTS["Expected outcome"],
  forbiddenOutcome: TEXTS["Forbidden outcome"],
  evidenceCriteria: TEXTS["Evidence criteria"],
  forbiddenEvents: null,
  requiresPattern: null,
  links: {
    scenarioIds: [shop.scenarioIds[1]],
    operationIds: [],
    channelIds: [],
    subscriptionIds: [],
    messageIds: [],
    elementIds: [],
  },
});

describe("a promise", () => {
  it("is written, checked, run and approved with the mouse", async () => {
    const { projectId } = await aShop(owner);
    const page = await aPage(owner);
    await opened(page, `/projects/${projectId}/promises`);
    await page.getByLabel("Prefix").fill("KIT");
    await page.getByRole("button", { name: "Begin with KIT-001" }).click();
    await page.getByRole("link", { name: "New promise" }).click();
    await page.getByLabel("Title").fill("Orders are told");
    for (const [label, text] of Object.entries(TEXTS)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await nameSearch(page, "Link a scenario or a fact").click();
    await offered(page).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Create the draft" }).click();
    await page.getByRole("button", { name: "Generate" }).click();
    await dialogOf(page).getByRole("listitem").first().waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page)
      .getByRole("button", { name: /^Add \d+/ })
      .click();
    await page.getByRole("article").first().waitFor();
    await page.getByRole("button", { name: "Run what is stale or not run" }).click();
    await page.getByText(/checks? (was|were) run:/).waitFor();
    await page.getByRole("button", { name: "Approve …" }).click();
    const { draft } = await owner.call<Promised>("GET", path(`/${idAt(page)}`, projectId));
    await dialogOf(page).getByText("First approval: all of this is new").waitFor();
    await dialogOf(page).getByText(TEXTS.Claim).waitFor();
    await dialogOf(page)
      .getByText(draft?.contentHash ?? "no draft")
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "I approve this" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    const { state, inForce } = await owner.call<Promised>("GET", path(`/${idAt(page)}`, projectId));
    expect([state, inForce?.contentHash]).toEqual(["approved", draft?.contentHash]);
    await opened(page, `/projects/${projectId}/promises`);
    await page
      .getByRole("link", { name: /KIT-001/ })
      .getByText("in force")
      .waitFor();
    await page.getByRole("button", { name: "Run all" }).click();
    await dialogOf(page)
      .getByText(/Nothing to run|run:/)
      .waitFor();
    expect(await dialogViolations(page)).toEqual([]);
  });

  it("is written, given an obligation, run and approved by keyboard alone", async () => {
    const page = await aPage(owner);
    await promises(page);
    const keys = keyboardOf(page);
    await keys.enter(page.getByRole("link", { name: "New promise" }));
    await keys.write(page.getByLabel("Title"), "Shoppers are answered");
    for (const [label, text] of Object.entries(TEXTS)) {
      await keys.write(page.getByLabel(label, { exact: true }), text);
    }
    await keys.write(nameSearch(page, "Link a scenario or a fact"), SCENARIO);
    await offered(page).waitFor();
    await keys.press("Enter");
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
    await keys.enter(page.getByRole("button", { name: "Create the draft" }));
    await keys.enter(page.getByRole("button", { name: "Add an obligation" }));
    const dialog = dialogOf(page);
    await keys.write(dialog.getByLabel("Title"), "It is answered at all");
    await keys.write(dialog.getByLabel("What is done, in words"), "The scenario is played.");
    await keys.write(nameSearch(page, "Scenario"), SCENARIO);
    await offered(page).waitFor();
    await keys.press("Enter");
    await keys.enter(dialog.getByRole("button", { name: "Add a step's outcome" }));
    expect(await dialogViolations(page)).toEqual([]);
    await keys.enter(dialog.getByRole("button", { name: "Add", exact: true }));
    await dialog.waitFor({ state: "detached" });
    const card = page.getByRole("article", { name: /It is answered at all/ });
    await keys.enter(card.getByRole("button", { name: "Run", exact: true }));
    await card.getByText(/All of 1 assertions hold|does not hold/).waitFor();
    await keys.enter(page.getByRole("button", { name: "Edit the draft" }));
    await keys.write(page.getByLabel("Claim", { exact: true }), "Every shopper is answered.");
    await keys.enter(page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("Every shopper is answered.").first().waitFor();
    await keys.enter(page.getByRole("button", { name: "Approve …" }));
    await keys.enter(dialog.getByRole("button", { name: "I approve this" }));
    await dialog.waitFor({ state: "detached" });
    const { state, inForce } = await stored(idAt(page));
    expect([state, inForce?.claim]).toEqual(["approved", "Every shopper is answered."]);
    await promises(page);
    await keys.enter(page.getByRole("button", { name: "Run all" }));
    await dialog.getByText(/Nothing to run|run:/).waitFor();
    await keys.enter(dialog.getByRole("button", { name: "Close" }));
    await dialog.waitFor({ state: "detached" });
    await keys.on(page.getByRole("button", { name: "Run all" }));
  });

  it("that somebody changed while it was written is looked at before mine takes its place", async () => {
    const { id } = await owner.call<Promised>("POST", path(), written("Both write"));
    const page = await aPage(owner);
    await promises(page, `/${id}?edit=yes`);
    const claim = page.getByLabel("Claim", { exact: true });
    await claim.fill("As I want it.");
    await owner.call("PUT", path(`/${id}`), { ...written("Both write"), claim: "As they want it." });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await dialogOf(page).getByText("As they want it.").waitFor();
    expect(await dialogViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Look first: keep mine in the form" }).click();
    expect(await claim.inputValue()).toBe("As I want it.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await claim.waitFor({ state: "detached" });
    expect((await stored(id)).draft?.claim).toBe("As I want it.");
  });

  it("is retired, discarded and deleted in dialogs that break no rule", async () => {
    const { id } = await owner.call<Promised>("POST", path(), written("For a while"));
    const page = await aPage(owner);
    await promises(page, `/${id}?tab=obligations`);
    await page.getByRole("button", { name: "Add an obligation" }).click();
    await dialogOf(page).getByLabel("Kind").selectOption("contract-test");
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByLabel("Title").fill("Elsewhere");
    await dialogOf(page).getByLabel("Steps").fill("Call it.");
    await dialogOf(page).getByLabel("Has to be seen").fill("An answer.");
    await dialogOf(page).getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("button", { name: "Record evidence" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("article").getByRole("button", { name: "Change", exact: true }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("article").getByRole("button", { name: "Remove" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    const more = page.getByRole("button", { name: "More" });
    await more.click();
    await page.getByRole("menuitem", { name: "Delete the promise" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await keyboardOf(page).on(more);
  });

  it("that is in force is revised, its draft discarded, and then retired", async () => {
    const { id } = await owner.call<Promised>("POST", path(), written("In force"));
    await owner.call("POST", path(`/${id}/obligations`), CLAIMED);
    const { draft } = await stored(id);
    await owner.call("POST", path(`/${id}/approve`), { revision: 1, contentHash: draft?.contentHash });
    const page = await aPage(owner);
    await promises(page, `/${id}`);
    await page.getByRole("button", { name: "Revise" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Revise" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    await promises(page, `/${id}`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Discard the draft" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Discard the draft" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect((await stored(id)).draft).toBeNull();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Retire …" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Retire …" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Approve …" }).waitFor();
    expect((await stored(id)).state).toBe("approved");
  });
});
