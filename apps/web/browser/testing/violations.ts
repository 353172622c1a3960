import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export interface Looked {
  /** A part of the page, and what it is looked at for: all of the page and every rule where they are left out. */
  readonly part?: string;
  readonly rule?: string;
}

/** What of a page a person with an aid would stumble over: each rule with the parts that break it. */
export async function violations(page: Page, { part, rule }: Looked = {}): Promise<readonly string[]> {
  // No page has a frame in it: what looks into those opens another page each time, which is slow.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const ruled = rule === undefined ? builder.withTags(RULES) : builder.withRules(rule);
  const { violations: found } = await (part === undefined ? ruled : ruled.include(part)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The same of the dialog that is open, in the light and, for its colours, in the dark. */
export async function dialogViolations(page: Page): Promise<readonly string[]> {
  await page.getByRole("dialog").last().waitFor();
  const part = "[role=dialog]";
  await lookIn(page, "dark");
  const dark = await violations(page, { part, rule: "color-contrast" });
  await lookIn(page, "light");
  const light = await violations(page, { part });
  return [...dark.map((one) => `dark ${one}`), ...light.map((one) => `light ${one}`)];
}

async function lookIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Asked again and again: a transition that another takes the place of never says that it is over.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}
