import type { Page } from "playwright-core";

/** Waits until a screen stands: its heading is there and nothing says that it loads. */
export async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** Opens an address and waits until its screen stands. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}
