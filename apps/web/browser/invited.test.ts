import { expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { PASSWORD, somebody } from "./testing/people.js";
import { aShop } from "./testing/shop.js";

it("who accepts an invitation is led on to what they were invited to", async () => {
  const owner = await somebody("Host");
  const { workspaceId } = await aShop(owner);
  const { url } = await owner.call<{ url: string }>("POST", `/api/workspaces/${workspaceId}/invitations`, {
    email: null,
    role: "viewer",
  });
  const page = await aPage(null);
  await page.goto(`/invitation${new URL(url).hash}`);
  await page.getByLabel("Your name").fill("Guest");
  await page.getByRole("textbox", { name: "Email" }).fill(`guest-${workspaceId.slice(0, 8)}@example.org`);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make the account and join" }).click();
  await page.getByRole("heading", { name: "You are in" }).waitFor();
  await page.getByRole("link", { name: "Go to your projects" }).click();
  await page
    .getByRole("link", { name: /^eShop/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});
