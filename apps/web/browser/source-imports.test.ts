import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { type FakeCodeHost, startFakeCodeHost } from "../../server/test/testing/fake-code-host.js";
import {
  aSourcedProject,
  ended,
  hostRepository,
  SHOP_FILES,
  type Sourced,
  scanned,
} from "./testing/code-host.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { unreachable } from "./testing/unreachable.js";
import { dialogViolations, violations } from "./testing/violations.js";

interface Item {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly targetId: string;
  readonly proposed: { readonly name?: string };
}
interface Imported {
  readonly id: string;
  readonly state: string;
  readonly items: readonly Item[];
}

/** A name that is markup, one without a blank, and one whose order is turned round. */
const HOSTILE = {
  [`services/<img src=x onerror="window.wasRun=1">/package.json`]: JSON.stringify({
    name: `<script>window.wasRun=1</script>${"x".repeat(200)}`,
    scripts: { start: "node ." },
    dependencies: { express: "^5.0.0" },
  }),
  [`services/${"y".repeat(200)}/Dockerfile`]: "FROM node:24\nCMD node .\n",
  "services/\u202Edesrever/Dockerfile": "FROM node:24\nCMD node .\n",
};
const PLACED = "services/orders/src/placed.ts";

let host: FakeCodeHost;

beforeAll(async () => {
  host = await startFakeCodeHost();
  const { [PLACED]: _, ...pull } = SHOP_FILES;
  hostRepository(host, "Acme/Shop", { main: SHOP_FILES, pull });
  hostRepository(host, "acme/hostile", { main: { ...SHOP_FILES, ...HOSTILE } });
});
afterAll(() => host.stop());

const at = ({ projectId }: Sourced, rest = "") => `/projects/${projectId}/sources${rest}`;
const api = ({ projectId }: Sourced, rest: string) => `/api/projects/${projectId}${rest}`;
const dialogOf = (page: Page) => page.getByRole("dialog");

/** A project in which an import waits to be decided. */
async function proposed(repository = "acme/shop") {
  const of = await aSourcedProject(host);
  const { scanId, repositoryId } = await scanned(of, repository);
  const body = { id: randomUUID(), scanId, systemId: null };
  const made = await of.owner.call<Imported>("POST", api(of, "/source-imports"), body);
  return { of, scanId, repositoryId, made };
}

async function stored(of: Sourced, id: string): Promise<Imported> {
  return of.owner.call<Imported>("GET", api(of, `/source-imports/${id}`));
}

const acceptedNames = ({ items }: Imported) =>
  items.flatMap(({ state, kind, proposed: { name } }) =>
    state === "accepted" && kind === "element" ? [name] : [],
  );

describe("what a scan found", () => {
  it("is proposed and decided with the mouse, and taken over with its lines", async () => {
    const of = await aSourcedProject(host);
    const { scanId } = await scanned(of, "acme/shop");
    const page = await aPage(of.owner);
    await opened(page, at(of, `/scans/${scanId}`));
    await page.getByRole("button", { name: "Propose an import" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Propose" }).click();
    await page.waitForURL(/\/sources\/imports\//);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.getByRole("button", { name: "Accept orders", exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Accept orders", exact: true }).first().click();
    await page.getByText("2 to accept, 0 to reject").waitFor();
    await page.getByRole("button", { name: "Never again: Billing" }).first().click();
    await page.getByRole("button", { name: "Write my choices" }).click();
    await page
      .getByText(/2 accepted, \d+ rejected/)
      .first()
      .waitFor();
    expect(acceptedNames(await stored(of, id)).toSorted()).toEqual(["orders", "shop"]);
    await opened(page, `/projects/${of.projectId}/model`);
    await page.keyboard.press("/");
    await page.keyboard.type("orders");
    await page.keyboard.press("Enter");
    const source = page.getByRole("link", { name: /127\.0\.0\.1\/acme\/shop@/i }).first();
    await source.waitFor();
    expect(await source.getAttribute("href")).toMatch(
      /^https:\/\/127\.0\.0\.1\/Acme\/Shop\/blob\/[0-9a-f]{40}\//,
    );
  });

  it("is decided by keyboard alone, and what needs another goes with it", async () => {
    const { of, made } = await proposed();
    const page = await aPage(of.owner, { theme: "dark" });
    await opened(page, at(of, `/imports/${made.id}?kind=element`));
    await page.getByRole("button", { name: "Accept shop", exact: true }).waitFor();
    await page.keyboard.press("j");
    await page.waitForURL(/at=/);
    await page.keyboard.press("r");
    await page.getByText(/0 to accept, \d+ to reject/).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("a");
    await page.getByText(/2 to accept, \d+ to reject/).waitFor();
    expect(await violations(page)).toEqual([]);
    await keyboardOf(page).enter(page.getByRole("button", { name: "Write my choices" }));
    await page
      .getByText(/2 accepted, \d+ rejected/)
      .first()
      .waitFor();
    expect(acceptedNames(await stored(of, made.id))).toHaveLength(2);
  });

  it("is taken as a fact of the model that is called otherwise, by keyboard alone", async () => {
    const { of, made } = await proposed();
    const [id, systemId] = [randomUUID(), randomUUID()];
    const front = { kind: "system", name: "Order system", status: "current", parentId: null };
    await of.owner.call("PUT", api(of, `/elements/${systemId}`), front);
    const desk = { kind: "app", name: "Order desk", status: "current", parentId: systemId };
    await of.owner.call("PUT", api(of, `/elements/${id}`), desk);
    const page = await aPage(of.owner);
    const keys = keyboardOf(page);
    await opened(page, at(of, `/imports/${made.id}?kind=element&q=orders`));
    await keys.enter(page.getByRole("button", { name: "It is there already … orders" }).first());
    expect(await dialogViolations(page)).toEqual([]);
    await keys.write(dialogOf(page).getByRole("combobox", { name: "Fact of the model" }), "order");
    await page.getByRole("option").first().waitFor();
    expect(await page.getByRole("option").allInnerTexts()).toEqual([expect.stringContaining("Order desk")]);
    await keys.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    await page.getByText("chosen:").waitFor();
    expect(await violations(page)).toEqual([]);
    await keys.enter(page.getByRole("button", { name: "Accept orders", exact: true }).first());
    await keys.enter(page.getByRole("button", { name: "Write my choices" }));
    await page
      .getByText(/2 accepted, \d+ rejected/)
      .first()
      .waitFor();
    const taken = (await stored(of, made.id)).items.filter(({ state }) => state === "accepted");
    expect(taken.map(({ targetId }) => targetId)).toContain(id);
  });

  it("that somebody else superseded is looked at, and leads to the newer one", async () => {
    const { of, scanId, made } = await proposed();
    const newer = await of.owner.call<Imported>("POST", api(of, "/source-imports"), {
      id: randomUUID(),
      scanId,
      systemId: null,
    });
    const page = await aPage(of.owner);
    await opened(page, at(of, `/imports/${made.id}`));
    expect(await page.getByRole("button", { name: "Write my choices" }).count()).toBe(0);
    await page.getByRole("link", { name: "To the newer one" }).click();
    await page.waitForURL(`**${newer.id}`);
  });

  it("is decided no second time where somebody else was first", async () => {
    const { of, scanId, made } = await proposed();
    const page = await aPage(of.owner);
    await opened(page, at(of, `/imports/${made.id}`));
    await page.getByRole("button", { name: /^Accept all/ }).click();
    await of.owner.call("POST", api(of, "/source-imports"), { id: randomUUID(), scanId, systemId: null });
    await page.getByRole("button", { name: "Write my choices" }).click();
    await page.getByText("Somebody else decided meanwhile").waitFor();
    await page.getByRole("link", { name: "To the newer one" }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("is looked at by who may only read, and by who has a telephone, whatever names it has", async () => {
    const { of, scanId, made } = await proposed("acme/hostile");
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await of.owner.call("POST", `/api/workspaces/${of.workspaceId}/members`, member);
    const page = await aPage(viewer, { width: 320, height: 640 });
    const tabs = ["services", "facts", "coverage", "files"].map((tab) =>
      at(of, `/scans/${scanId}?tab=${tab}`),
    );
    const lists = ["repositories", "scans", "imports", "links", "unseen"].map((tab) => at(of, `?tab=${tab}`));
    for (const address of [at(of, `/imports/${made.id}`), ...tabs, ...lists]) {
      await opened(page, address);
      const found = await page.evaluate(() => ({
        ran: "wasRun" in window,
        made: document.querySelectorAll("img[src=x]").length,
        wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        writes: [...document.querySelectorAll("main button:not([role=tab])")]
          .map((button) => button.getAttribute("aria-label") ?? button.textContent)
          .filter((name) => /^(Accept|Reject|Never|Write|Scan|Follow|Delete|End|Propose|Cancel)/.test(name)),
      }));
      expect({ address, ...found }).toEqual({ address, ran: false, made: 0, wide: 0, writes: [] });
      expect({ address, lost: await unreachable(page) }).toEqual({ address, lost: [] });
    }
  });
});

describe("a change", () => {
  it("is compared by the number of its pull request; what it touches is told, exported and briefed", async () => {
    const { of, made } = await proposed();
    const accept = made.items.map(({ id }) => id);
    await of.owner.call("POST", api(of, `/source-imports/${made.id}/decide`), { accept, reject: null });
    const page = await aPage(of.owner);
    const keys = keyboardOf(page);
    await opened(page, at(of));
    await keys.enter(page.getByRole("button", { name: /^Compare/ }));
    await keys.write(dialogOf(page).getByLabel("Number of the pull request"), "17");
    expect(await dialogViolations(page)).toEqual([]);
    await keys.press("Enter");
    await page.waitForURL(/\/sources\/scans\//);
    const scanId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await ended(of.owner, api(of, `/scans/${scanId}`))).toBe("completed");
    const touched = page.getByRole("region", { name: "What it touches" });
    await touched.getByRole("link", { name: "orders" }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Export" }).last().click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Markdown, for a comment" }).click();
    expect((await download).suggestedFilename()).toBe("impact.md");
    await page.getByRole("link", { name: "Write a brief of it" }).click();
    await page.waitForURL(/change=/);
    await page.getByRole("button", { name: "Write the brief" }).click();
    await page.getByText(/tokens \(/).waitFor();
  });
});
