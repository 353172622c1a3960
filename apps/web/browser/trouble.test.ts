import { expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { PASSWORD, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop } from "./testing/shop.js";

it("a service that is gone is said, what was typed stays, and it goes on when the service is back", async () => {
  const owner = await somebody("Offline");
  const { workspaceId } = await aShop(owner);
  const page = await aPage(owner);
  await opened(page, "/");
  await page.getByRole("button", { name: "New project" }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("Typed before");
  await page.context().setOffline(true);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.getByRole("dialog").getByText("cannot be reached").waitFor();
  expect(await name.inputValue()).toBe("Typed before");
  await page.context().setOffline(false);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/projects\//);
  const { items } = await owner.call<{ items: { name: string }[] }>(
    "GET",
    `/api/workspaces/${workspaceId}/projects`,
  );
  expect(items.filter((project) => project.name === "Typed before")).toHaveLength(1);
});

it("what was typed into a part stays while the service is gone, and is written when it is back", async () => {
  const owner = await somebody("Editor");
  const { projectId } = await aShop(owner);
  const page = await aPage(owner);
  await opened(page, `/projects/${projectId}/model?q=basket-api`);
  await page.getByRole("treeitem").first().click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit basket-api" });
  await form.getByLabel("Description").fill("Typed while it was gone");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save" }).click();
  const refused = page.getByRole("dialog", { name: "Nothing was written" });
  await refused.getByText("What you typed is still here.").waitFor();
  await refused.getByRole("button", { name: "Close" }).click();
  expect(await form.getByLabel("Description").inputValue()).toBe("Typed while it was gone");
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText("Typed while it was gone").first().waitFor();
});

it("a session that ended is asked for again in front of the screen, which stays", async () => {
  const owner = await somebody("Sleeper");
  const { projectId } = await aShop(owner);
  const page = await aPage(owner);
  await opened(page, `/projects/${projectId}/questions`);
  await owner.call("POST", "/api/auth/logout");
  await page.getByText("Your session has ended").waitFor({ timeout: 60_000 });
  await page.getByLabel(/^Password of/).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Your session has ended").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(`/projects/${projectId}/questions`);
});

it("an address of a project that is not one's own says no more than that nothing is there", async () => {
  const { projectId } = await aShop(await somebody("Owner"), "Secret plan");
  const page = await aPage(await somebody("Stranger"));
  await page.goto(`/projects/${projectId}/model`);
  await page.getByRole("alert").or(page.getByText("There is nothing at this address")).first().waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Secret plan");
  // Nor does it offer screens of it.
  expect(await page.getByRole("navigation", { name: "Parts of the project" }).count()).toBe(0);
  await page.getByRole("link", { name: "To your projects" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

it("a sign-out that did not reach the service does not look like one that did", async () => {
  const page = await aPage(await somebody("Leaver"));
  await opened(page, "/account");
  await page.route("**/api/auth/logout", (route) => route.abort());
  const signOut = async (): Promise<void> => {
    await page.getByRole("button", { name: /account of Leaver/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };
  await signOut();
  await page.getByText(/^You are still signed in/).waitFor();
  expect(new URL(page.url()).pathname).toBe("/account");
  await page.unroute("**/api/auth/logout");
  await signOut();
  await page.waitForURL("**/sign-in");
  await page.goBack();
  await page.getByLabel("Email").waitFor();
  expect(await page.locator("body").textContent()).not.toContain("Leaver");
});
