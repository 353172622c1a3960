import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What of a page, or of a part of it, a person with an aid would stumble over: each rule with what breaks it. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).withTags(RULES);
  const { violations: found } = await (part === undefined ? builder : builder.include(part)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The same of the dialog that is open, in the light and in the dark. */
export async function dialogViolations(page: Page): Promise<readonly string[]> {
  await page.getByRole("dialog").last().waitFor();
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const broken = await violations(page, "[role=dialog]");
    found.push(...broken.map((one) => `${colorScheme} ${one}`));
  }
  return found;
}
