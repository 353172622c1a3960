import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { PASSWORD, type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";
import { dialogViolations } from "./testing/violations.js";

interface Question {
  readonly id: string;
  readonly text: string;
  readonly answer: string | null;
  readonly status: string;
}

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Inquirer");
  shop = await aShop(owner);
});

const path = () => `/api/projects/${shop.projectId}/questions`;
const asked = (text: string) => owner.call<Question>("POST", path(), { text, about: [] });
const stored = (id: string) => owner.call<Question>("GET", `${path()}/${id}`);
const inbox = (page: Page, search = "") => opened(page, `/projects/${shop.projectId}/questions${search}`);

describe("a question", () => {
  it("is asked about a part, answered and dropped with the mouse, and its dialogs break no rule", async () => {
    const page = await aPage(owner);
    await inbox(page);
    await page.getByRole("button", { name: "Ask a question" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What do you want to know?").fill("Who pays for a retry?");
    await dialog.getByLabel("About", { exact: true }).fill("ordering-api");
    await dialog.getByRole("option").first().click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Ask", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: /ordering-api/ }).waitFor();
    await page.getByLabel("Answer", { exact: true }).fill("The **caller** does.");
    await page.getByRole("button", { name: "Preview of Answer" }).click();
    await page.locator("strong", { hasText: "caller" }).waitFor();
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByRole("button", { name: "Reopen" }).click();
    await page.getByRole("button", { name: "Drop", exact: true }).click();
    expect(await dialogViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Drop" }).click();
    await page.getByRole("button", { name: "Reopen" }).waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    expect(await dialogViolations(page)).toEqual([]);
  });

  it("is asked, found, answered and left by keyboard alone", async () => {
    const first = await asked("Which queue is the slow one?");
    const page = await aPage(owner);
    await inbox(page);
    const keys = keyboardOf(page);
    await keys.press("n");
    await page.getByRole("dialog").waitFor();
    await keys.write(page.getByLabel("What do you want to know?"), "Is a price ever changed?");
    await keys.write(page.getByLabel("About", { exact: true }), "ordering-api");
    await page.getByRole("option").first().waitFor();
    await keys.press("Enter");
    await page.getByRole("button", { name: /^Remove ordering-api/ }).waitFor();
    await keys.enter(page.getByRole("button", { name: "Ask", exact: true }));
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const mine = page.getByRole("link", { name: /Is a price ever changed/ });
    await keys.on(mine);
    await keys.press("j");
    await keys.on(page.getByRole("link", { name: /Which queue is the slow one/ }));
    await keys.press("k");
    await keys.on(mine);
    await keys.press("a");
    await page.keyboard.type("Never.");
    await keys.enter(page.getByRole("button", { name: "Answer", exact: true }));
    await page.getByText("The question is answered.", { exact: true }).waitFor();
    await mine.waitFor({ state: "detached" });
    await keys.press("Escape");
    expect((await stored(first.id)).status).toBe("open");
  });

  it("that is answered too often at once is not lost: what was typed is sent again", async () => {
    const { id } = await asked("How often is too often?");
    const page = await aPage(owner);
    await inbox(page, `?question=${id}`);
    await page.route("**/answer", (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "1" },
        contentType: "application/problem+json",
        body: JSON.stringify({ type: "rate_limited", title: "Too many requests", status: 429 }),
      }),
    );
    const answer = page.getByLabel("Answer", { exact: true });
    await answer.fill("More than once a second.");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByRole("alert").waitFor();
    expect(await answer.inputValue()).toBe("More than once a second.");
    await page.unroute("**/answer");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByText("The question is answered.", { exact: true }).waitFor();
    expect((await stored(id)).answer).toBe("More than once a second.");
  });

  it("whose answer was typed when the session ended is answered after signing in again", async () => {
    const sleeper = await somebody("Sleeper");
    const { projectId } = await aShop(sleeper);
    const ask = { text: "Who was asleep?", about: [] };
    const { id } = await sleeper.call<Question>("POST", `/api/projects/${projectId}/questions`, ask);
    const page = await aPage(sleeper);
    await opened(page, `/projects/${projectId}/questions?question=${id}`);
    const answer = page.getByLabel("Answer", { exact: true });
    await answer.fill("The one who types.");
    await sleeper.call("POST", "/api/auth/logout");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByText("Your session has ended").waitFor();
    await page.getByLabel(/^Password of/).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Your session has ended").waitFor({ state: "detached" });
    expect(await answer.inputValue()).toBe("The one who types.");
    await page.getByRole("button", { name: "Answer", exact: true }).click();
    await page.getByText("The question is answered.", { exact: true }).waitFor();
  });
});
