import type { Locator, Page } from "playwright-core";

/** More than any screen of the tests has to pass before what is sought. */
const MOST = 150;

/** Presses Tab, or Shift and Tab, until something has the focus: it has to be there, and within reach. */
export async function tabTo(page: Page, sought: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await sought.waitFor();
  for (let at = 0; at < MOST; at++) {
    if (await sought.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST} times ${key} did not lead to ${String(sought)}`);
}

/** Presses a key on what Tab leads to. */
export async function press(page: Page, sought: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, sought);
  await page.keyboard.press(key);
}

/** Types into what Tab leads to, over what stands there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Chooses from a list of the browser's own by the letters of what is wanted. */
export async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Opens one of a row of tabs by its arrows. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole("tab");
  await tabTo(page, page.getByRole("tab", { selected: true }));
  const names = await tabs.allInnerTexts();
  const first = await tabs.evaluateAll((all) => all.findIndex((tab) => tab.matches(":focus")));
  for (let at = first; names[at % names.length] !== name && at < first + names.length; at++) {
    await page.keyboard.press("ArrowRight");
    await focused(page, tabs.nth((at + 1) % names.length));
  }
  await focused(page, page.getByRole("tab", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Waits until what opened has given the focus to a part of it. */
export async function focused(page: Page, part: Locator): Promise<void> {
  await part.and(page.locator(":focus")).waitFor();
}

/** Waits until something has the focus: who has no mouse is lost where nothing has. */
export async function somethingFocused(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
    undefined,
    { timeout: 3000 },
  );
}

/** Waits until a dialog is gone, and what was behind it has the focus again. */
export async function closed(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await somethingFocused(page);
}
