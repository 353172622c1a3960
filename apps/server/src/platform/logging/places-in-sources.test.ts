import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { withPlacesInSources } from "./places-in-sources.js";

describe("the places of a stack", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "plumbline-places-"));
    mkdirSync(join(folder, "chunks"));
    const map = { version: 3, sources: ["../hidden.ts"], names: [], mappings: "AAAA" };
    writeFileSync(join(folder, "chunks/AB12CD34.js.map"), JSON.stringify(map));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("stay where the file is not one of the program, whatever lies beside it", () => {
    const stack = `Error: x\n    at y (${pathToFileURL(folder).href}/chunks/AB12CD34.js:1:1)`;
    expect(withPlacesInSources(stack)).toBe(stack);
  });

  it("stay where there is no map", () => {
    const program = new URL("../../chunks/AB12CD34.js", import.meta.url).href;
    const stack = `Error: x\n    at y (${program}:1:1)\n    at node:net:2021:16\n    at z (${import.meta.url}:3:4)`;
    expect(withPlacesInSources(stack)).toBe(stack);
  });
});
