import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { findBrowser } from "./find-browser.mjs";

const folder = mkdtempSync(join(tmpdir(), "plumbline-browser-"));
const chromium = join(folder, "chromium");
writeFileSync(chromium, "#!/bin/sh\n");
afterAll(() => rmSync(folder, { recursive: true }));

describe("the browser of a machine", () => {
  it("is the one of the path that can be run", () => {
    chmodSync(chromium, 0o755);
    expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(chromium);
  });

  it("is the one that the environment names, before others", () => {
    expect(findBrowser({ PATH: folder, PLUMBLINE_BROWSER: "/bin/sh" })).toBe("/bin/sh");
  });

  it("is one that is preferred, before a whole one, where it is there", () => {
    const shell = join(folder, "chromium-shell");
    const found = () => findBrowser({ PATH: folder }, ["chromium-shell"]);
    expect(found()).toBe(chromium);
    writeFileSync(shell, "#!/bin/sh\n", { mode: 0o755 });
    expect(found()).toBe(shell);
    expect(findBrowser({ PATH: folder })).toBe(chromium);
  });

  it("is none where none is", () => {
    expect(findBrowser({ PATH: "/nowhere", PLUMBLINE_BROWSER: "/nowhere/chromium" })).toBeNull();
  });
});
