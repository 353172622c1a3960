import { expect, it } from "@jest/globals";
import { press } from "./testing/by-keyboard.js";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";

it("a theme is chosen with the mouse, and stays", async () => {
  const page = await aPage(await somebody("Theo"));
  await opened(page, "/account");
  await page.getByText("Dark", { exact: true }).click();
  await page.reload();
  await page.locator("html[data-theme=dark]").waitFor();
  expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
});

it("keys of one letter are switched off and on by keyboard", async () => {
  const page = await aPage(await somebody("Kay"));
  await opened(page, "/account");
  const keys = page.getByRole("checkbox", { name: /^Keys of one letter/ });
  await press(page, keys, "Space");
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Find or do …").waitFor();
  expect(await page.getByRole("dialog", { name: "Keys" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.reload();
  await press(page, keys, "Space");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
});
