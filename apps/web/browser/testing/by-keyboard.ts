import type { Locator, Page } from "playwright-core";
import { keyboardOf } from "./keyboard.js";

/** Presses a key on what Tab leads to. */
export async function press(page: Page, sought: Locator, key = "Enter"): Promise<void> {
  const keys = keyboardOf(page);
  await keys.to(sought);
  await keys.press(key);
}

/** Waits until a dialog is gone, and what was behind it has the focus again. */
export async function closed(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await somethingFocused(page);
}

/** Waits until something has the focus: who has no mouse is lost where nothing has. */
export async function somethingFocused(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
  );
}

/** Opens one of a row of tabs by its arrows. */
export async function openTab(page: Page, name: string): Promise<void> {
  const keys = keyboardOf(page);
  const tabs = page.getByRole("tab");
  await keys.to(page.getByRole("tab", { selected: true }));
  const names = await tabs.allInnerTexts();
  const first = await tabs.evaluateAll((all) => all.findIndex((tab) => tab.matches(":focus")));
  for (let at = first; names[at % names.length] !== name && at < first + names.length; at++) {
    await keys.press("ArrowRight");
    await keys.on(tabs.nth((at + 1) % names.length));
  }
  await keys.on(page.getByRole("tab", { name, exact: true }));
  await keys.press("Enter");
}
