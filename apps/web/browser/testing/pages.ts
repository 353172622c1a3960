import { afterAll, afterEach, expect } from "@jest/globals";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { ofTheRun } from "./of-the-run.js";
import type { Person } from "./people.js";

export interface PageLook {
  readonly theme?: "light" | "dark";
  readonly width?: number;
  readonly height?: number;
  /** The service that it is of; that of the run when left out. */
  readonly url?: string;
  /** The test tries what the policy refuses. */
  readonly tries?: boolean;
  /** All tests of the file look through it, each at an address: what one loaded, the next has. */
  readonly isShared?: boolean;
}

/** How long a step may take on a machine that is busy. */
const PATIENCE_MS = 60_000;

let browser: Promise<Browser> | null = null;
const contexts: BrowserContext[] = [];
/** What went wrong in pages without a word to the person before them: errors of scripts, what a policy refused. */
const troubles: string[] = [];

afterEach(async () => {
  const found = troubles.splice(0);
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(found).toEqual([]);
});
afterAll(async () => (await browser)?.close());

/** A page of somebody who is signed in, or of nobody. */
export async function aPage(person: Person | null, look: PageLook = {}): Promise<Page> {
  const {
    theme = "light",
    width = 1280,
    height = 800,
    tries = false,
    isShared = false,
    url = ofTheRun("PLUMBLINE_TEST_SERVICE"),
  } = look;
  browser ??= chromium.connect(ofTheRun("PLUMBLINE_TEST_PAGES"));
  const context = await (await browser).newContext({
    baseURL: url,
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  if (!isShared) {
    contexts.push(context);
  }
  if (person !== null) {
    const [name = "", value = ""] = person.cookie.split("=");
    await context.addCookies([{ name, value, url, httpOnly: true, secure: true }]);
  }
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (!tries && /Content Security Policy|Trusted ?Type|Warning:/i.test(message.text())) {
      troubles.push(message.text());
    }
  });
  return page;
}
