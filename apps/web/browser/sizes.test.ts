import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { unreachable } from "./testing/unreachable.js";

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Of the text, in percent of what the browser has. */
  readonly text: number;
}

const TELEPHONE = { name: "a telephone", width: 320, height: 640, text: 100 };
const SIZES: readonly Size[] = [
  TELEPHONE,
  { name: "a wall", width: 3840, height: 2160, text: 100 },
  { name: "large text", width: 1280, height: 800, text: 200 },
  { name: "a telephone with large text", width: 320, height: 640, text: 200 },
];
const TABS = ["members", "settings", "credentials", "tokens", "audit"];
const VIEWS = ["files", "document", "brief", "verify", "compare"];
const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [""] };

/** The screens and their parts. */
function screensOf(shop: Shop): Readonly<Record<string, string>> {
  const all = addressesOf(shop);
  return {
    ...all,
    ...Object.fromEntries(TABS.map((tab) => [`workspace, ${tab}`, `${all["workspace"]}?tab=${tab}`])),
    ...Object.fromEntries(VIEWS.map((view) => [`build, ${view}`, `${all["build"]}?view=${view}`])),
    "history, branches": `${all["history"]}?view=branches`,
    "history, compare": `${all["history"]}?view=compare`,
    "contracts, documents": `${all["contracts"]}?view=documents`,
  };
}

let owner: Person;
let shop: Shop;
let page: Page;

beforeAll(async () => {
  owner = await somebody("Gulliver");
  shop = await aShop(owner);
  const branch = { id: randomUUID(), name: "A branch with a name of some length", kind: "draft" };
  await owner.call("POST", `/api/projects/${shop.projectId}/branches`, branch);
  page = await aPage(owner, { isShared: true });
});

async function resize(page: Page, { width, height, text }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((share) => {
    document.documentElement.style.fontSize = `${share}%`;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, text);
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inner = document.querySelector("#content");
    const { scrollWidth } = document.documentElement;
    return Math.max(scrollWidth - innerWidth, (inner?.scrollWidth ?? 0) - (inner?.clientWidth ?? 0));
  });

describe("on a wall, on a telephone, and with text of twice its size", () => {
  it.each(Object.keys(screensOf(NOWHERE)))("%s fits, and all of it can be got at", async (screen) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await opened(page, screensOf(shop)[screen] ?? "/");
    // The canvas moves what is on it, and has tests of its own.
    const isCanvas = screen === "model";
    expect(await page.locator("h1").count()).toBe(1);
    for (const size of isCanvas ? [TELEPHONE] : SIZES) {
      await resize(page, size);
      const found = { wide: await tooWide(page), lost: isCanvas ? [] : await unreachable(page) };
      expect({ size: size.name, ...found }).toEqual({ size: size.name, wide: 0, lost: [] });
    }
  });
});

describe("who wants no motion", () => {
  const longest = (): Promise<number> =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("*")].flatMap((part) => {
          const { transitionDuration, animationDuration } = getComputedStyle(part);
          return `${transitionDuration},${animationDuration}`
            .split(",")
            .map((time) => Number.parseFloat(time));
        }),
      ),
    );

  it("sees none", async () => {
    for (const path of [
      "/",
      `/projects/${shop.projectId}/model`,
      `/projects/${shop.projectId}/scenarios/${shop.scenarioIds[0]}`,
    ]) {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await opened(page, path);
      expect([path, (await longest()) < 0.001]).toEqual([path, true]);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect([path, (await longest()) > 0.1]).toEqual([path, true]);
    }
  });
});
