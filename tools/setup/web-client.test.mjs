import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { stateOf } from "./state-of.mjs";

const folder = mkdtempSync(join(tmpdir(), "plumbline-test-inputs-"));
const source = join(folder, "src");
const lock = join(folder, "lock.yaml");
const paths = [source, lock, join(folder, "not-there")];
const EARLIER = new Date("2026-01-01T00:00:00Z");

function write(path, text) {
  writeFileSync(path, text);
  utimesSync(path, EARLIER, EARLIER);
}

beforeEach(() => {
  rmSync(source, { recursive: true, force: true });
  mkdirSync(join(source, "part"), { recursive: true });
  write(join(source, "main.tsx"), "one");
  write(join(source, "part/part.ts"), "two");
  write(lock, "three");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("what the web client is built of", () => {
  it("is as it was while nothing changes", () => {
    const before = stateOf(paths);
    expect(stateOf(paths)).toBe(before);
  });

  it.each([
    ["a file says something else", () => write(join(source, "part/part.ts"), "twenty")],
    ["a file was written again", () => writeFileSync(join(source, "main.tsx"), "one")],
    ["a file is new", () => write(join(source, "part/new.css"), "")],
    ["a file is gone", () => rmSync(join(source, "main.tsx"))],
    ["another input changed", () => write(lock, "thirty")],
  ])("is something else when %s", (_name, change) => {
    const before = stateOf(paths);
    change();
    expect(stateOf(paths)).not.toBe(before);
  });

  it.each(["part/part.test.ts", "part.test.tsx"])("is the same whatever tests say: %s", (name) => {
    const before = stateOf(paths);
    write(join(source, name), "a test");
    expect(stateOf(paths)).toBe(before);
  });
});
