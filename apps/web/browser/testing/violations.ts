import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What of a page, or of one part of it, a person with an aid would stumble over: each rule with what breaks it. */
export async function violations(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The same of the open dialog, in the light and in the dark. */
export async function violationsOfDialog(page: Page): Promise<readonly string[]> {
  await page.getByRole("dialog").waitFor();
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    found.push(...(await violations(page, "[role=dialog]")).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}
