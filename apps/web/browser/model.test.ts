import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface View extends Named {
  readonly positions: Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  readonly nestedPositions?: Readonly<Record<string, View["positions"]>>;
}

let owner: Person;
let shop: Shop;
let elements: readonly Named[];

beforeAll(async () => {
  owner = await somebody("Painter");
  shop = await aShop(owner);
  const { model } = await owner.call<{ model: { elements: Named[] } }>("GET", inProject("/model", "/api"));
  elements = model.elements;
});

function inProject(rest: string, before = ""): string {
  return `${before}/projects/${shop.projectId}${rest}`;
}

function idOf(name: string): string {
  return elements.find((element) => element.name === name)?.id ?? "";
}

async function aModel(search = "", person = owner): Promise<Page> {
  const page = await aPage(person);
  await opened(page, inProject(`/model${search}`));
  await page.locator("[data-settled=true] .react-flow__node").first().waitFor();
  return page;
}

/** Where a box stands on the canvas, whatever of that is in sight. */
async function placeOf(page: Page, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const node = page.locator(`.react-flow__node[data-id="${idOf(name)}"]`);
  const style = (await node.getAttribute("style")) ?? "";
  const [, x = "", y = ""] = /translate\(([-\d.e]+)px, ?([-\d.e]+)px\)/.exec(style) ?? [];
  return { x: Math.round(Number(x)), y: Math.round(Number(y)) };
}

/** A change of somebody else. */
async function write(change: object): Promise<void> {
  const { modelVersion } = await owner.call<{ modelVersion: number }>("GET", inProject("/model", "/api"));
  const body = { changes: [change], expectedVersion: modelVersion, branchId: null };
  await owner.call("POST", inProject("/model/changes", "/api"), body);
}

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save this view …" }).click();
  await page.getByLabel("Name of the view").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name, exact: true }).waitFor();
}

async function viewNamed(name: string): Promise<View | undefined> {
  const views = await owner.call<View[]>("GET", inProject("/views", "/api"));
  return views.find((view) => view.name === name);
}

describe("boxes", () => {
  it("are moved by keys, and stand there in the view that was saved", async () => {
    const page = await aModel(`?selected=${idOf("Customer")}`);
    const [before, other] = [await placeOf(page, "Customer"), await placeOf(page, "eShop")];
    await page.focus("[data-settled]");
    for (const key of ["v", "ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowUp", "Enter"]) {
      await page.keyboard.press(key);
    }
    const moved = { x: before.x + 40, y: before.y - 24 };
    expect(await placeOf(page, "Customer")).toEqual(moved);
    expect(await placeOf(page, "eShop")).toEqual(other);
    await saveView(page, "By keys");
    expect(Object.keys((await viewNamed("By keys"))?.positions ?? {})).toContain(idOf("Customer"));
    await page.reload();
    await page.locator("[data-settled=true] .react-flow__node").first().waitFor();
    expect(await placeOf(page, "Customer")).toEqual(moved);
  });

  it("go back when a move by keys is given up", async () => {
    const page = await aModel(`?selected=${idOf("Customer")}`);
    const before = await placeOf(page, "Customer");
    await page.focus("[data-settled]");
    await page.keyboard.press("v");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "Move down" }).click();
    expect(await placeOf(page, "Customer")).toEqual({ x: before.x - 20, y: before.y + 20 });
    await page.keyboard.press("Escape");
    expect(await placeOf(page, "Customer")).toEqual(before);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-settled"))).toBe(true);
  });

  it("are dragged, also by who may only read, who can put them back and not save them", async () => {
    const viewer = await somebody("Onlooker");
    const member = { email: viewer.email, role: "viewer" };
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/members`, member);
    const page = await aModel("", viewer);
    const before = await placeOf(page, "Customer");
    const box = await page.locator(`.react-flow__node[data-id="${idOf("Customer")}"]`).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 5, { steps: 3 });
    await page.mouse.move(x + 120, y + 10, { steps: 3 });
    await page.mouse.up();
    expect((await placeOf(page, "Customer")).x).toBeGreaterThan(before.x + 50);
    await page.getByRole("button", { name: "Views" }).click();
    expect(await page.getByRole("menuitem", { name: /Save/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Put all back" }).click();
    expect(await placeOf(page, "Customer")).toEqual(before);
  });
});

describe("a stored view", () => {
  it("is opened with its parts, its filters and its positions, also those within parts", async () => {
    const [system, app, database] = [idOf("eShop"), idOf("identity-api"), idOf("identitydb")];
    const view = {
      ...{ id: crypto.randomUUID(), name: "Two of them", kind: "landscape", openIds: [system] },
      filters: { labels: ["observed-in-source"] },
      positions: { [system]: { x: 135, y: 130 } },
      nestedPositions: { [system]: { [app]: { x: 1350, y: 1300 }, [database]: { x: 2700, y: 2600 } } },
    };
    await owner.call("POST", inProject("/views", "/api"), view);
    const page = await aModel();
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("menuitem", { name: "Two of them" }).click();
    await page.waitForURL(/view=/);
    await page.locator(".react-flow__node-frame").waitFor();
    const [left, right] = [await placeOf(page, "identity-api"), await placeOf(page, "identitydb")];
    expect({ x: right.x - left.x, y: right.y - left.y }).toEqual({ x: 1_000, y: 1_000 });
    expect(page.url()).toContain("label=observed-in-source");
    expect(await page.locator(".react-flow__node", { hasText: "Customer" }).count()).toBe(0);
  });

  it("that somebody else saved meanwhile is told, and theirs can be taken", async () => {
    const page = await aModel();
    await saveView(page, "Shared");
    const stored = await viewNamed("Shared");
    const path = inProject(`/views/${stored?.id}`, "/api");
    await owner.call("PUT", path, { ...stored, missingIds: undefined, openIds: [idOf("eShop")] });
    await page.getByRole("button", { name: "Shared" }).click();
    await page.getByRole("menuitem", { name: "Save over Shared" }).click();
    const dialog = page.getByRole("dialog", { name: "Somebody else changed Shared" });
    await dialog.getByText("Other parts are open.").waitFor();
    expect(await dialog.getByRole("button", { name: /^Look/ }).count()).toBe(1);
    expect(await dialog.getByRole("button", { name: "Save mine over theirs" }).count()).toBe(1);
    await dialog.getByRole("button", { name: "Take theirs" }).click();
    await page.locator(".react-flow__node-frame").waitFor();
  });
});

describe("the filters of the canvas", () => {
  it("keep what open findings are about, and the address keeps the filter", async () => {
    const page = await aModel(`?open=${idOf("eShop")}`);
    const all = await page.getByRole("treeitem").count();
    expect(all).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Filter" }).click();
    await page.locator("option", { hasText: /^any \(\d+ parts?\)$/ }).waitFor({ state: "attached" });
    await page.getByLabel("Open findings").selectOption("open");
    await page.getByText(/^\d+ of \d+ parts$/).waitFor();
    expect(page.url()).toContain("finding=open");
    await page.reload();
    await page.getByText(/^\d+ of \d+ parts$/).waitFor();
    await page.locator("[data-settled=true] .react-flow__node").first().waitFor();
    expect(await page.locator(`.react-flow__node[data-id="${idOf("Customer")}"]`).count()).toBe(0);
  });

  it("keep what changed since a version", async () => {
    const { modelVersion } = await owner.call<{ modelVersion: number }>("GET", inProject("/model", "/api"));
    const id = crypto.randomUUID();
    const element = { kind: "system", name: "Fraud check", status: "planned", parentId: null };
    await owner.call("PUT", inProject(`/elements/${id}`, "/api"), element);
    const page = await aModel(`?since=v${modelVersion}`);
    expect(await page.locator(".react-flow__node").allTextContents()).toHaveLength(1);
    await page.locator(".react-flow__node", { hasText: "Fraud check" }).waitFor();
  });
});

describe("a dialog that a letter opens", () => {
  it("gives the focus to the picture, where keys go on", async () => {
    const page = await aModel(`?selected=${idOf("Customer")}`);
    for (const key of ["a", "e", "l", "Delete"]) {
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.waitForFunction(() => document.activeElement?.hasAttribute("data-settled"));
    }
    await page.keyboard.press("ArrowDown");
    await page.waitForURL((url) => url.searchParams.get("selected") === idOf("eShop"));
  });
});

describe("a part", () => {
  it("tells its history, and leads to its line of source", async () => {
    const page = await aModel(`?selected=${idOf("identity-api")}`);
    const source = page.getByRole("link", { name: /Program\.cs#L/ });
    expect(await source.getAttribute("href")).toMatch(/^https:\/\/github\.com\/.*[0-9a-f]{40}.*#L\d+/);
    await page.getByRole("button", { name: "Show who changed it" }).click();
    await page.getByText("It was added.").waitFor();
    expect(await page.getByLabel("History").textContent()).toContain("Painter");
  });

  it("that somebody else deletes while it is edited keeps what was typed, and says so on saving", async () => {
    const id = crypto.randomUUID();
    const value = { kind: "system", name: "Short-lived", status: "current", factStatus: "declared" };
    await write({ op: "put", kind: "element", id, value });
    const page = await aModel(`?selected=${id}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Edit Short-lived" });
    await form.getByLabel("Description").fill("Typed at length");
    await write({ op: "delete", kind: "element", id });
    await page.getByText("This part is not in the model that is shown.").waitFor();
    expect(await form.getByLabel("Description").inputValue()).toBe("Typed at length");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog", { name: "Somebody else changed the same" }).waitFor();
    await page.getByRole("button", { name: "Save mine over theirs" }).click();
    await page.getByText("Typed at length").first().waitFor();
    await write({ op: "delete", kind: "element", id });
  });

  it("that somebody else changed is looked at before it is decided", async () => {
    const page = await aModel(`?selected=${idOf("redis")}`);
    const path = inProject(`/elements/${idOf("redis")}`, "/api");
    const known = await owner.call<object>("GET", path);
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog", { name: "Edit redis" });
    await dialog.getByLabel("Technology").fill("Valkey");
    await owner.call("PUT", path, { ...known, technology: "KeyDB" });
    await dialog.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("dialog", { name: "Somebody else changed the same" });
    await conflict.getByText("KeyDB").waitFor();
    await conflict.getByRole("button", { name: "Look" }).click();
    await page.getByRole("button", { name: "Decide" }).click();
    await conflict.getByRole("button", { name: "Save mine over theirs" }).click();
    await conflict.waitFor({ state: "detached" });
    await page.getByText("Changed redis.", { exact: true }).first().waitFor();
    expect(await owner.call<object>("GET", path)).toMatchObject({ technology: "Valkey" });
  });
});

it("the edge of a panel makes it wider when it is pressed, dragged or moved by a key", async () => {
  const page = await aModel();
  const edge = page.getByRole("separator").first();
  const x = async (): Promise<number> => {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return Math.round((await edge.boundingBox())?.x ?? 0);
  };
  const start = await x();
  await edge.focus();
  await page.keyboard.press("ArrowRight");
  expect(await x()).toBeGreaterThan(start + 1);
  await page.keyboard.press("ArrowLeft");
  await edge.click();
  const pressed = await x();
  expect(pressed).toBeGreaterThan(start + 20);
  await edge.click();
  const widest = await x();
  expect(widest).toBeGreaterThan(pressed + 20);
  await edge.click();
  expect(await x()).toBeLessThan(pressed);
  const from = await x();
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(from + 60, 300, { steps: 4 });
  await page.mouse.up();
  const dragged = await x();
  expect(Math.abs(dragged - from - 60)).toBeLessThan(12);
});

describe("what is added", () => {
  it("is in sight, in what it stands in", async () => {
    const page = await aModel(`?selected=${idOf("eShop")}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Ledger");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator(".react-flow__node").filter({ hasText: "Ledger" }).waitFor();
    expect(new URL(page.url()).searchParams.get("open")).toContain(idOf("eShop"));
    await page.keyboard.press("Control+z");
    await page.locator(".react-flow__node").filter({ hasText: "Ledger" }).waitFor({ state: "detached" });
  });

  it("stands in a model that was empty, which says how to begin", async () => {
    const id = crypto.randomUUID();
    await owner.call("POST", `/api/workspaces/${shop.workspaceId}/projects`, {
      id,
      name: "Nothing",
      description: null,
    });
    const page = await aPage(owner);
    await opened(page, `/projects/${id}/model`);
    await page.getByRole("link", { name: "Import a file" }).waitFor();
    expect(await page.getByText("No part of that name.").count()).toBe(0);
  });
});

describe("a state that is not there", () => {
  it("leads to main", async () => {
    const page = await aPage(owner);
    await opened(page, inProject(`/model?branch=${crypto.randomUUID()}`));
    await page.getByRole("link", { name: "To main, as it is now" }).click();
    await page.locator("[data-settled=true] .react-flow__node").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
  });
});
