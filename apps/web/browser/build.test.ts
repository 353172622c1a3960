import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Download, Locator, Page } from "playwright-core";
import { openTab, press } from "./testing/by-keyboard.js";
import { forgedBundle } from "./testing/forged-bundle.js";
import { keyboardOf } from "./testing/keyboard.js";
import { aPage } from "./testing/pages.js";
import { type Person, somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";
import { aShop, type Shop } from "./testing/shop.js";

let owner: Person;
let shop: Shop;

beforeAll(async () => {
  owner = await somebody("Bea");
  shop = await aShop(owner);
});

const at = (view: string): string => `/projects/${shop.projectId}/build?view=${view}`;
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const zipped = (bundle: Buffer) => ({ name: "bundle.zip", mimeType: "application/zip", buffer: bundle });

/** What the page gives to be saved when something is done. */
async function saved(page: Page, act: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent("download");
  await act();
  return download;
}

const contentOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

describe("build, with the mouse", () => {
  it("what is in the way leads to where it is mended", async () => {
    const page = await aPage(owner);
    await opened(page, at("blockers"));
    await page.getByText("Not ready: 1 in the way").waitFor();
    const row = page.getByRole("listitem").filter({ hasText: "fact-inferred" });
    await row.getByRole("link", { name: "The part" }).click();
    await page.getByRole("heading", { level: 1, name: "Webhook receiver" }).waitFor();
    await button(page, "Confirm").waitFor();
  });

  it("a bundle is exported, verified, and told from one that was changed, file by file", async () => {
    const page = await aPage(owner);
    await opened(page, at("verify"));
    const download = await saved(page, () => button(page, "Export").click());
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await page.getByText(`${download.suggestedFilename()} was saved`).waitFor();
    const bundle = await contentOf(download);
    const drop = page.getByLabel("A bundle (.zip) or its manifest.json");
    await drop.setInputFiles(zipped(bundle));
    await page.getByText("Verified: nothing in it was changed after the export").first().waitFor();
    await drop.setInputFiles(zipped(forgedBundle(bundle, "SDD.md")));
    await page.getByText("Not verified: it was changed after the export").first().waitFor();
    const files = page.getByRole("region", { name: "Files of what was sent" }).getByRole("listitem");
    await files.filter({ hasText: "SDD.md" }).filter({ hasText: "differs" }).first().waitFor();
    expect(await files.filter({ hasText: "architecture.json" }).count()).toBe(0);
  });

  it("a brief of what is picked says its tokens", async () => {
    const page = await aPage(owner);
    await opened(page, at("brief"));
    await page.getByRole("searchbox", { name: "Search what to pick" }).fill("payment-processor");
    await page
      .getByRole("checkbox", { name: /payment-processor/ })
      .first()
      .check();
    await button(page, "Write the brief").click();
    await page.getByText(/^\d[\d,]* tokens \(/).waitFor();
    await page.getByRole("region", { name: "brief.md" }).getByText("payment-processor").first().waitFor();
  });
});

describe("build, by keyboard alone", () => {
  it("what is in the way is reached, and a bundle exported", async () => {
    const page = await aPage(owner);
    await opened(page, at("blockers"));
    const row = page.getByRole("listitem").filter({ hasText: "fact-inferred" });
    await keyboardOf(page).to(row.getByRole("link", { name: "The part" }));
    const download = await saved(page, () => press(page, button(page, "Export")));
    expect((await contentOf(download)).byteLength).toBeGreaterThan(10_000);
    expect(await button(page, "Export").evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it("a brief is written, and a bundle chosen to be verified", async () => {
    const page = await aPage(owner);
    await opened(page, at("blockers"));
    await openTab(page, "Brief");
    await keyboardOf(page).write(
      page.getByRole("searchbox", { name: "Search what to pick" }),
      "payment-processor",
    );
    await press(page, page.getByRole("checkbox", { name: /payment-processor/ }).first(), "Space");
    await press(page, button(page, "Write the brief"));
    await page.getByText(/^\d[\d,]* tokens \(/).waitFor();
    await openTab(page, "Check a bundle");
    const chooser = page.waitForEvent("filechooser");
    await press(page, page.getByLabel("A bundle (.zip) or its manifest.json"));
    await (await chooser).setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await page.getByText("notes.txt is neither a .zip nor a .json file. It was not read.").waitFor();
  });
});
