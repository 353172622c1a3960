import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { ofTheRun } from "./testing/of-the-run.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { violations } from "./testing/violations.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Hedy");
  shop = await aShop(owner);
});

describe("a bundle that is dropped", () => {
  const TITLE = "A bundle (.zip) or its manifest.json";

  async function exported(): Promise<Buffer> {
    const answer = await fetch(
      `${ofTheRun("PLUMBLINE_TEST_SERVICE")}/api/projects/${shop.projectId}/build/export`,
      { method: "POST", headers: { Cookie: owner.cookie } },
    );
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** With the first letter of the design document another one, and the sum of its entry left as it was. */
  function changed(bundle: Buffer): Buffer {
    const other = Buffer.from(bundle);
    const at = other.indexOf("# eShop");
    expect(at).toBeGreaterThan(0);
    other.write("# fShop", at);
    return other;
  }

  it("is judged here at once, also while the service is away, and then by the service", async () => {
    const bundle = await exported();
    const page = await aPage(owner);
    await opened(page, `/projects/${shop.projectId}/build?view=verify`);
    await page.route("**/build/verify", (route) => route.abort());
    const drop = (buffer: Buffer) =>
      page.getByLabel(TITLE).setInputFiles({ name: "bundle.zip", mimeType: "application/zip", buffer });
    await drop(bundle);
    await page.getByText(/^✓ Looked at here: all \d+ files are those/).waitFor();
    await page.getByText(/Not judged: .*its seal.*drift/).waitFor();
    expect(await violations(page)).toEqual([]);
    await drop(changed(bundle));
    await page.getByText(/^! Looked at here/).waitFor();
    await page.unroute("**/build/verify");
    await drop(bundle);
    await page.getByText("Verified: nothing in it was changed after the export").waitFor();
    expect(await page.getByText(/^[✓!] Looked at here/).count()).toBe(0);
  });
});

/** Each level asks the next one twice and none says yes. */
const ENDLESS = JSON.stringify({
  $ref: "#/$defs/l0",
  $defs: Object.fromEntries(
    Array.from({ length: 61 }, (_, at) => {
      const next = { $ref: `#/$defs/l${at + 1}` };
      return [`l${at}`, at === 60 ? { const: "never" } : { anyOf: [next, next] }];
    }),
  ),
});

describe("a schema whose checks never end", () => {
  it("does not hold the worker: it is said, and what else is played is played", async () => {
    const [elementId, schemaId, hostileId, plainId, projectId] = [1, 2, 3, 4, 5].map(() => randomUUID());
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/projects`, {
      ...{ id: projectId, name: "Hostile", description: null },
    });
    const path = `/api/projects/${projectId}`;
    const known = { factStatus: "declared" };
    const called = { ownerId: elementId, transport: "http", ...known };
    await owner.call("POST", `${path}/import`, {
      version: 1,
      project: { name: "Hostile" },
      elements: [
        { id: elementId, kind: "system", name: "Shop", parentId: null, status: "current", ...known },
      ],
      schemas: [{ id: schemaId, name: "Code", content: ENDLESS }],
      operations: [
        { id: hostileId, requestSchemaId: schemaId, name: "Buy", ...called },
        { id: plainId, name: "Look", ...called },
      ],
    });
    const scenarioOf = (name: string, operation: string | undefined, request: number | null) => ({
      ...{ id: randomUUID(), name, faults: [], assertions: [] },
      steps: [{ id: "ask", type: "call", from: elementId, operation, request, then: [], onError: [] }],
    });
    const [hostile, plain] = [scenarioOf("Hostile", hostileId, 1), scenarioOf("Plain", plainId, null)];
    await owner.call("POST", `${path}/scenarios`, plain);
    await owner.call("POST", `${path}/scenarios`, hostile);
    const page = await aPage(owner);
    await page.goto(`/projects/${projectId}/scenarios/${hostile.id}`);
    await page.getByText("This takes too long to be computed here").waitFor();
    await page.getByRole("link", { name: "Scenarios" }).first().click();
    await page.getByRole("link", { name: "Plain" }).click();
    await page.locator("[aria-valuetext]").waitFor();
  });
});

describe("findings while a design is edited", () => {
  interface Finding {
    readonly ruleId: string;
    readonly subjectId: string;
    readonly result: string;
  }
  interface Review {
    readonly hash: string;
    readonly findings: readonly Finding[];
  }
  const read = () => owner.call<Review>("GET", `/api/projects/${shop.projectId}/review/findings`);
  /** What wants an answer, by its key. */
  const open = ({ findings }: Review) =>
    findings
      .filter(({ result }) => result === "concern" || result === "unknown")
      .map(({ ruleId, subjectId }) => `${ruleId}:${subjectId}`);
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((key) => !others.includes(key)).sort();

  /** What is edited shows before the service has it. */
  const stored = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith("/model/changes") && answer.ok());

  async function listed(page: Page, name: RegExp): Promise<readonly string[]> {
    const addresses = await page
      .getByRole("dialog")
      .getByRole("list", { name })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("at")),
      );
    return addresses.map(String).sort();
  }

  it("are those that the service comes to, and come without asking it", async () => {
    const before = await read();
    const { model } = await owner.call<{ model: { channels: { id: string; name: string }[] } }>(
      "GET",
      `/api/projects/${shop.projectId}/model`,
    );
    const [channel] = model.channels;
    const page = await aPage(owner);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await opened(page, `/projects/${shop.projectId}/model?selected=${channel?.id}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const deleted = stored(page);
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await deleted;
    const told = page.getByRole("button", { name: /^(\+ opens|− closes|~ changes) / });
    await told.click();
    const after = await read();
    const [was, is] = [open(before), open(after)];
    expect(without(is, was).length + without(was, is).length).toBeGreaterThan(0);
    expect(await listed(page, /^Opened/)).toEqual(without(is, was));
    expect(await listed(page, /^Closed/)).toEqual(without(was, is));
    const hash = page.getByRole("dialog").locator("button[title]", { has: page.locator("code") });
    expect(await hash.getAttribute("title")).toBe(after.hash);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    const undone = stored(page);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await undone;
    await told.filter({ hasText: "opens" }).waitFor();
    expect((await read()).hash).toBe(before.hash);
    expect(asked.filter((path) => path.includes("/review/"))).toEqual([]);
  });
});
