import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export interface Looked {
  /** A part of the page, and what it is looked at for: all of the page and every rule where they are left out. */
  readonly part?: string;
  readonly rules?: readonly string[];
}

/** What of a page a person with an aid would stumble over: each rule with the parts that break it. */
export async function violations(page: Page, { part, rules }: Looked = {}): Promise<readonly string[]> {
  // No page has a frame in it: what looks into those opens another page each time, which is slow.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const ruled = rules === undefined ? builder.withTags(RULES) : builder.withRules([...rules]);
  const { violations: found } = await (part === undefined ? ruled : ruled.include(part)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** What these look at is another colour in the dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** The same of the dialog that is open, in the light and, for its colours, in the dark. */
export async function dialogViolations(page: Page): Promise<readonly string[]> {
  await page.getByRole("dialog").last().waitFor();
  const part = "[role=dialog]";
  return inBoth(page, { dark: { part, rules: OF_COLOURS }, light: { part } });
}

/** The same of all of a page, by every rule in the light and in the dark. */
export function violationsInBoth(page: Page): Promise<readonly string[]> {
  return inBoth(page, { dark: {}, light: {} });
}

async function inBoth(
  page: Page,
  looked: Readonly<Record<"dark" | "light", Looked>>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ["dark", "light"] as const) {
    await lookIn(page, theme);
    found.push(...(await violations(page, looked[theme])).map((one) => `${theme} ${one}`));
  }
  return found;
}

async function lookIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Asked again and again: a transition that another takes the place of never says that it is over.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}
