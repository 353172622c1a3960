import { expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop } from "./testing/shop.js";

const SEEN_MS = 60_000;

it("what another person writes is seen without a reload", async () => {
  const owner = await somebody("Watcher");
  const { projectId } = await aShop(owner);
  const page = await aPage(owner);
  await opened(page, `/projects/${projectId}/questions`);
  await owner.call("POST", `/api/projects/${projectId}/questions`, { text: "Who retries a payment?" });
  await page.getByText("Who retries a payment?").first().waitFor({ timeout: SEEN_MS });
});

it("what another person draws is seen without a reload", async () => {
  const owner = await somebody("Painter");
  const { projectId } = await aShop(owner);
  const page = await aPage(owner);
  await opened(page, `/projects/${projectId}/model`);
  await page.locator(".react-flow__node").first().waitFor();
  const id = crypto.randomUUID();
  const element = { kind: "system", name: "Fraud check", status: "planned", parentId: null };
  await owner.call("PUT", `/api/projects/${projectId}/elements/${id}`, element);
  await page.locator(".react-flow__node", { hasText: "Fraud check" }).waitFor({ timeout: SEEN_MS });
  expect(await page.locator(".react-flow__node", { hasText: "Customer" }).count()).toBe(1);
});
