import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { aPage } from "./testing/pages.js";
import { PASSWORD, type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

const MARKUP = `<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>`;
const TABS = ["projects", "members", "settings", "credentials", "tokens", "audit"];
/** As odd as an address of mail may be. */
const MAIL = `o'hara+${"x".repeat(40)}@${"y".repeat(50)}.example.org`;

const LINKS = `
[the part](/projects/p1/model) [the way out](/api/auth/logout) [a friend](//elsewhere.example/projects/p1)
[this place](https://127.0.0.1@elsewhere.example/) [a script](javascript:window.wasRun=1)
<a href="https://elsewhere.example">markup</a> ![seen](https://elsewhere.example/pixel.png)
`;

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Mallory <img src=x>");
  shop = await aShop(owner, MARKUP);
  const workspace = `/api/workspaces/${shop.workspaceId}`;
  await owner.call("PATCH", workspace, { name: MARKUP });
  for (const name of [MARKUP, "\u202Edesrever\u2066", "x".repeat(100)]) {
    const token = { name, scopes: ["read"], projectId: null, expiresAt: null };
    await owner.call("POST", `${workspace}/agent-tokens`, token);
  }
  await owner.call("POST", `${workspace}/invitations`, { email: MAIL, role: "viewer" });
});

/** What of a page became more than text, and what of it sticks out. */
function broken(page: Page) {
  return page.evaluate(() => ({
    ran: "wasRun" in window,
    made: document.querySelectorAll("img[src=x], script:not([src])").length,
    wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));
}

describe("texts that would be something else", () => {
  it("are text in every part of a workspace", async () => {
    const page = await aPage(owner, { width: 390 });
    for (const tab of TABS) {
      await opened(page, `/workspaces/${shop.workspaceId}?tab=${tab}`);
      expect({ tab, ...(await broken(page)) }).toEqual({ tab, ran: false, made: 0, wide: 0 });
    }
    await opened(page, `/workspaces/${shop.workspaceId}?tab=members`);
    await page.getByText(MAIL).waitFor();
  });

  it("lead nowhere without saying so", async () => {
    const rest = { affectedIds: [], alternatives: [], consequences: null, settles: [], supersedes: null };
    const decision = { title: "Where links lead", context: LINKS, decision: "None", ...rest };
    const made = await owner.call<{ id: string }>(
      "POST",
      `/api/projects/${shop.projectId}/decisions`,
      decision,
    );
    const page = await aPage(owner);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).host));
    await opened(page, `/projects/${shop.projectId}/decisions/${made.id}`);
    await page.getByRole("link", { name: "the part" }).waitFor();
    const out = page.getByRole("link", { name: /a friend|this place/ });
    expect(
      await out.evaluateAll((all) => all.map(({ nextElementSibling: next }) => next?.textContent)),
    ).toEqual([expect.stringContaining("elsewhere.example"), expect.stringContaining("elsewhere.example")]);
    for (const name of ["the way out", "a script", "markup"]) {
      expect({ name, links: await page.getByRole("link", { name }).count() }).toEqual({ name, links: 0 });
    }
    expect(await page.locator("main").textContent()).toContain(
      '<a href="https://elsewhere.example">markup</a>',
    );
    expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
    expect((await broken(page)).ran).toBe(false);
  });

  it.each(["/\\elsewhere.example", "/api/auth/logout"])(
    "lead nobody elsewhere once they are in: %s",
    async (to) => {
      const page = await aPage(null);
      await opened(page, `/sign-in?to=${encodeURIComponent(to)}`);
      await page.getByLabel("Email").fill(owner.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  );
});
