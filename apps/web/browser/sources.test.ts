import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { type FakeCodeHost, startFakeCodeHost } from "../../server/test/testing/fake-code-host.js";
import { openTab } from "./testing/by-keyboard.js";
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
import { opened } from "./testing/settled.js";
import { dialogViolations, violations } from "./testing/violations.js";

const LARGE = { "src/generated.ts": `// ${"x".repeat(300_000)}` };

interface Listed<Item> {
  readonly items: readonly Item[];
}

let host: FakeCodeHost;
let sourced: Sourced;

beforeAll(async () => {
  host = await startFakeCodeHost();
  hostRepository(host, "Acme/Shop", { main: SHOP_FILES, pull: { ...SHOP_FILES, ...LARGE } });
  hostRepository(host, "acme/large", { main: { ...SHOP_FILES, ...LARGE } });
  sourced = await aSourcedProject(host);
});
afterAll(() => host.stop());

const at = (rest = "", { projectId } = sourced) => `/projects/${projectId}/sources${rest}`;
const api = (rest: string, { projectId } = sourced) => `/api/projects/${projectId}${rest}`;
const dialogOf = (page: Page) => page.getByRole("dialog");
const repositories = async (of: Sourced) =>
  (await of.owner.call<Listed<{ repository: string; trackedRef: string }>>("GET", api("/repositories", of)))
    .items;

async function settledScan(page: Page, of: Sourced): Promise<void> {
  await page.waitForURL(/\/sources\/scans\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await ended(of.owner, api(`/scans/${id}`, of));
}

describe("repositories", () => {
  it("are followed, changed and left with the mouse", async () => {
    const of = await aSourcedProject(host);
    const page = await aPage(of.owner);
    await opened(page, at("", of));
    await page.getByRole("heading", { name: "No repository is followed yet" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Follow a repository" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByLabel("Repository").fill("acme/nowhere");
    await dialogOf(page).getByRole("button", { name: "Follow a repository" }).click();
    await dialogOf(page).getByRole("alert").first().waitFor();
    await dialogOf(page).getByLabel("Repository").fill("https://127.0.0.1/Acme/Shop");
    await dialogOf(page).getByRole("button", { name: "Follow a repository" }).click();
    await page.getByRole("link", { name: "127.0.0.1/acme/shop at the code host" }).waitFor();
    await page.getByRole("button", { name: "More of 127.0.0.1/acme/shop" }).click();
    await page.getByRole("menuitem", { name: "Follow another branch or tag" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByLabel("Branch or tag").fill("feature");
    await dialogOf(page).getByRole("button", { name: "Save" }).click();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await repositories(of)).toMatchObject([{ trackedRef: "feature" }]);
    await page.getByRole("button", { name: "More of 127.0.0.1/acme/shop" }).click();
    await page.getByRole("menuitem", { name: "Stop following" }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Stop following" }).click();
    await page.getByRole("heading", { name: "No repository is followed yet" }).waitFor();
    expect(await repositories(of)).toEqual([]);
  });

  it("are followed, scanned and left by keyboard alone", async () => {
    const of = await aSourcedProject(host);
    const page = await aPage(of.owner);
    const keys = keyboardOf(page);
    await opened(page, `/projects/${of.projectId}`);
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await keys.enter(page.getByRole("button", { name: "Follow a repository" }));
    await keys.write(dialogOf(page).getByLabel("Repository"), "acme/shop");
    await keys.press("Enter");
    await dialogOf(page).waitFor({ state: "detached" });
    await keys.enter(page.getByRole("button", { name: "Scan now: 127.0.0.1/acme/shop" }));
    await settledScan(page, of);
    await page
      .getByText("Every file that the settings select")
      .or(page.getByText("complete").first())
      .first()
      .waitFor();
    await page.getByRole("tab", { name: "Services" }).waitFor();
    await openTab(page, "Facts");
    await page.getByRole("region", { name: "Facts" }).waitFor();
    await keys.choose(page.getByLabel("Kind"), "store");
    await page.waitForURL(/kind=store/);
    await keys.enter(page.getByRole("link", { name: "All scans" }));
    await openTab(page, "Repositories");
    await keys.enter(page.getByRole("button", { name: "More of 127.0.0.1/acme/shop" }));
    await keys.on(page.getByRole("menuitem").first());
    await keys.press("ArrowDown");
    await keys.on(page.getByRole("menuitem", { name: /Stop following/ }));
    await keys.press("Enter");
    await keys.enter(dialogOf(page).getByRole("button", { name: "Stop following" }));
    await page.getByRole("heading", { name: "No repository is followed yet" }).waitFor();
  });

  it("say why the code host refuses, and where the token is set", async () => {
    const of = await aSourcedProject(host);
    const secret = `/api/workspaces/${of.workspaceId}/secrets/codehost:token`;
    await of.owner.call("PUT", secret, { value: "ghp_wrongwrongwrongwrongwrongwrong00" });
    const page = await aPage(of.owner);
    await opened(page, at("?follow=yes", of));
    await dialogOf(page).getByLabel("Repository").fill("acme/shop");
    await dialogOf(page).getByRole("button", { name: "Follow a repository" }).click();
    await dialogOf(page).getByRole("alert").getByRole("link", { name: "Token" }).waitFor();
    expect(await dialogViolations(page)).toEqual([]);
  });
});

describe("a scan", () => {
  it("says what kept it from being complete, and which setting mends it", async () => {
    const { scanId } = await scanned(sourced, "acme/large");
    for (const theme of ["light", "dark"] as const) {
      const page = await aPage(sourced.owner, { theme });
      await opened(page, at(`/scans/${scanId}`));
      await page.getByText("1 file is larger than a file may be.").waitFor();
      await page.getByText("import.maxFileBytes").waitFor();
      await page.getByRole("link", { name: "in the settings of the workspace" }).waitFor();
      expect([theme, ...(await violations(page))]).toEqual([theme]);
    }
  });

  it("is watched while it waits for the code host, and cancelled", async () => {
    const of = await aSourcedProject(host);
    const { repositoryId } = await scanned(of, "acme/shop");
    host.instead.set("/repos/acme/shop", () => undefined);
    try {
      const asked = { kind: "tracking", ref: null, pullRequest: null };
      const { id } = await of.owner.call<{ id: string }>(
        "POST",
        api(`/repositories/${repositoryId}/scans`, of),
        asked,
      );
      const page = await aPage(of.owner);
      await page.goto(at(`/scans/${id}`, of));
      await page.getByText(/^(waiting|reading) for \d+ s$/).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Cancel the scan" }).click();
      await page.getByText("cancelled", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: "Scan again" }).waitFor();
    } finally {
      host.instead.clear();
    }
  });

  it("shows its services, facts, patterns, where it looked and its files, and leads to the line", async () => {
    const of = await aSourcedProject(host);
    const { scanId } = await scanned(of, "acme/shop");
    const page = await aPage(of.owner);
    await opened(page, at(`/scans/${scanId}?tab=facts`, of));
    const place = page.getByRole("link", { name: /^compose\.yaml:\d+/ }).first();
    expect(await place.getAttribute("href")).toMatch(
      /^https:\/\/127\.0\.0\.1\/Acme\/Shop\/blob\/[0-9a-f]{40}\/compose\.yaml#L\d+/,
    );
    for (const tab of ["Services", "Patterns", "Where it looked", "Files"]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel").locator("section li").first().waitFor();
      expect([tab, ...(await violations(page))]).toEqual([tab]);
    }
  });
});
