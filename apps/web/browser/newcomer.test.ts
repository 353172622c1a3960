import { expect, it } from "@jest/globals";
import { ofTheRun } from "./testing/of-the-run.js";
import { aPage } from "./testing/pages.js";
import { PASSWORD } from "./testing/people.js";

it("a newcomer gets from an empty service to the example on the canvas, and to a part that is broken", async () => {
  const page = await aPage(null, { url: ofTheRun("PLUMBLINE_TEST_FRESH") });
  await page.goto("/");
  await page.getByRole("heading", { name: "Set up Plumbline" }).waitFor();
  await page.getByLabel("Setup code").fill(ofTheRun("PLUMBLINE_TEST_CODE"));
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set up" }).click();

  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  await page.getByRole("button", { name: /Open the example/ }).click();
  await page.waitForURL(/\/projects\/[\w-]+\/model/);
  await page.locator(".react-flow__node", { hasText: "Customer" }).first().waitFor();

  await page.getByRole("link", { name: "Scenarios" }).click();
  const story = page.getByRole("listitem").filter({ hasText: "Order is placed, validated and paid" });
  await story.getByRole("link", { name: /^Break it/ }).click();
  await page.getByText("Nothing is broken").waitFor();
  await page.getByText("14 of 14 assertions hold").first().waitFor();
  const part = page.getByRole("listitem").filter({ hasText: "POST /api/orders/" });
  await part.getByText("fail", { exact: true }).click();
  await page
    .getByText(/^✗? ?\d+ of 14 assertions/)
    .first()
    .waitFor();
  expect(await page.getByText("14 of 14 assertions hold").count()).toBe(0);
});
