import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { addressesOf } from "./testing/addresses.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

/** What a button or link begins with that would change the project or its workspace. */
const WRITES =
  /^(Edit|Delete|Remove|Rename|Save$|New (?!workspace|project)|Add|Ask a|Accept|Reject|Approve|Confirm|Discard|Merge|Answer$|Drop|Invite|Revoke|Make a token|Set the prefix|Run all|Write one|Keep|Follow|Scan now|Stop|Take)/;
/** Screens of a person's own things, where a viewer of one workspace writes like anybody. */
const OWN = ["home", "import", "account"];
const NOWHERE = { workspaceId: "", projectId: "", scenarioIds: [""] };
const TABS = ["members", "settings", "credentials", "tokens", "audit"];

function screensOf(shop: Shop): Readonly<Record<string, string>> {
  const all = addressesOf(shop);
  const shared = Object.entries(all).filter(([name]) => !OWN.includes(name));
  const tabs = TABS.map((tab) => [`${tab} of the workspace`, `${all["workspace"]}?tab=${tab}`]);
  return Object.fromEntries([...shared, ...tabs]);
}

function writersOn(page: Page): Promise<readonly string[]> {
  return page
    .locator("main")
    .locator("button, a, [role=menuitem]")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label") ?? part.textContent.trim()))
    .then((names) => names.filter((name) => WRITES.test(name)));
}

let viewer: Person;
let shop: Shop;

beforeAll(async () => {
  const owner = await somebody("Owner");
  viewer = await somebody("Onlooker");
  shop = await aShop(owner);
  const member = { email: viewer.email, role: "viewer" };
  await owner.call("POST", `/api/workspaces/${shop.workspaceId}/members`, member);
});

describe("somebody who may only read", () => {
  it.each(Object.keys(screensOf(NOWHERE)))("is offered nothing that writes in %s", async (screen) => {
    const page = await aPage(viewer);
    const refused: string[] = [];
    page.on("response", (answer) => {
      if (answer.status() >= 400) {
        refused.push(`${answer.status()} ${answer.url()}`);
      }
    });
    await opened(page, screensOf(shop)[screen] ?? "/");
    expect({ writers: await writersOn(page), refused }).toEqual({ writers: [], refused: [] });
    if (page.url().includes("/projects/")) {
      expect(await page.getByText("read only", { exact: true }).count()).toBe(1);
    }
  });
});
