import type { Locator, Page } from "playwright-core";

/** More steps than any screen has places to stop at. */
const MOST_STEPS = 250;
const PATIENCE_MS = 60_000;

/** Somebody who has no mouse: real keys, and never a moment in which the focus is nowhere. */
export interface Keyboard {
  press(key: string, times?: number): Promise<void>;
  /** Waits until a control has the focus that nobody has led there. */
  on(control: Locator): Promise<void>;
  /** Steps with Tab, or back with Shift and Tab, until a control has the focus. */
  to(control: Locator): Promise<void>;
  /** Steps to a button or a link and presses Enter on it. */
  enter(control: Locator): Promise<void>;
  /** Steps to a field and writes over what it holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Steps to a list and types the beginning of one of its options. */
  choose(list: Locator, option: string): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const keys: Keyboard = {
    async press(key, times = 1) {
      for (let time = 0; time < times; time++) {
        const had = await hasFocus(page);
        await page.keyboard.press(key);
        if (had) {
          await keptFocus(page, key);
        }
      }
    },
    async on(control) {
      const until = Date.now() + PATIENCE_MS;
      while (!(await control.evaluate((one) => one === document.activeElement))) {
        if (Date.now() > until) {
          throw new Error(`The focus is not on ${String(control)}`);
        }
        await page.waitForTimeout(20);
      }
    },
    async to(control) {
      await control.waitFor();
      for (let step = 0; step < MOST_STEPS; step++) {
        const way = await control.evaluate(wayTo);
        if (way === null) {
          return;
        }
        await page.keyboard.press(way);
      }
      throw new Error(`Tab does not lead to ${String(control)}`);
    },
    async enter(control) {
      await keys.to(control);
      await keys.press("Enter");
    },
    async write(field, text) {
      await keys.to(field);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    },
    async choose(list, option) {
      await keys.to(list);
      await page.keyboard.type(option);
    },
  };
  return keys;
}

/** The key that leads to a control from where the focus is; null where it is there. */
function wayTo(control: Element): "Tab" | "Shift+Tab" | null {
  const active = document.activeElement;
  if (active === control) {
    return null;
  }
  const isBefore = active !== null && control.compareDocumentPosition(active) & 4;
  return isBefore ? "Shift+Tab" : "Tab";
}

function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
}

/** A dialog that opens or closes may take a moment; then something has the focus. */
async function keptFocus(page: Page, key: string): Promise<void> {
  const isSomewhere = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(isSomewhere, null, { timeout: PATIENCE_MS }).catch(() => {
    throw new Error(`After ${key} the focus was nowhere`);
  });
}
