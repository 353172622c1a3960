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

  it("is none where none is", () => {
    expect(findBrowser({ PATH: "/nowhere", PLUMBLINE_BROWSER: "/nowhere/chromium" })).toBeNull();
  });
});
