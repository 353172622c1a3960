import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { writeOutput } from "../src/files/write-output.js";
import { testWorld } from "../src/testing/run-main.js";

describe("writing to the standard output", () => {
  it.each([
    ["text", "é"],
    ["bytes that are no text", Uint8Array.of(0x50, 0x4b, 0xff, 0x00)],
  ])("writes %s as it is", async (_, content) => {
    const written: unknown[] = [];
    const stdout = { write: (part: unknown) => written.push(part) };
    await writeOutput("-", content, { ...testWorld().world, stdout });
    expect(written).toEqual([content]);
  });
});

describe("writing to a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-output-"));
  const { world } = testWorld({ cwd: folder });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("makes the folders that it lies in", async () => {
    await writeOutput("a/b/c.txt", "one", world);
    await writeOutput("a/b/c.txt", "two", world);
    expect(readFileSync(join(folder, "a/b/c.txt"), "utf8")).toBe("two");
  });

  it("is refused below what is no folder", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(writeOutput("file/x", "", world)).rejects.toThrow("cannot be written");
    await expect(writeOutput("file/x/y", "", world)).rejects.toThrow("cannot be written: ENOTDIR");
  });

  it.each(process.platform === "linux" ? ["/proc/plumbline", "/proc/plumbline/x/y"] : [])(
    "is refused where nobody makes folders: %s",
    async (path) => {
      await expect(writeOutput(path, "", world)).rejects.toThrow("cannot be written: ENOENT");
    },
  );
});
