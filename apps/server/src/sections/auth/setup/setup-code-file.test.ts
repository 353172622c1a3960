import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { deleteSetupCode, keepSetupCode, SetupCodeRefusal } from "./setup-code-file.js";

let parent: string;
let directory: string;
let file: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "plumbline-setup-code-"));
  directory = join(parent, "data");
  file = join(directory, "setup-code");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe("the setup code of a data directory", () => {
  it("is made for the service's user alone, and kept", async () => {
    const code = await keepSetupCode(directory);
    expect(await readFile(file, "utf8")).toBe(`${code}\n`);
    expect(code.length).toBeGreaterThanOrEqual(32);
    expect([await modeOf(file), await modeOf(directory)]).toEqual([0o600, 0o700]);
    expect(await keepSetupCode(directory)).toBe(code);
  });

  it("is one when many processes make it at the same moment", async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => keepSetupCode(directory)));
    expect(new Set(codes).size).toBe(1);
  });

  it("is the one of a file that is there already, which becomes the service's alone", async () => {
    await mkdir(directory);
    await writeFile(file, "a-code-of-the-installer\n");
    await chmod(file, 0o644);
    expect(await keepSetupCode(directory)).toBe("a-code-of-the-installer");
    expect(await modeOf(file)).toBe(0o600);
  });

  it("is deleted, also when there is none, and a file that stays is named", async () => {
    await keepSetupCode(directory);
    expect(await deleteSetupCode(directory)).toBeNull();
    await expect(stat(file)).rejects.toThrow("ENOENT");
    expect(await deleteSetupCode(directory)).toBeNull();
    await mkdir(file);
    expect(await deleteSetupCode(directory)).toBe(file);
  });
});

describe("a setup code is refused", () => {
  async function refused(): Promise<string> {
    const thrown = await keepSetupCode(directory).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(SetupCodeRefusal);
    return (thrown as Error).message;
  }

  it.each([
    ["is empty", "", "is empty"],
    ["is blank", " \n", "is empty"],
    ["is shorter than 16 characters", "fifteen-letters", "is shorter than 16 characters"],
  ])("when the file %s", async (_what, text, says) => {
    await mkdir(directory);
    await writeFile(file, text);
    expect(await refused()).toBe(
      `The setup-code file ${file} ${says}: delete it and start again, or set Service__SetupToken.`,
    );
  });

  it("when the file cannot be read", async () => {
    await mkdir(file, { recursive: true });
    expect(await refused()).toContain("cannot be read");
  });

  it("when the file leads nowhere", async () => {
    await mkdir(directory);
    await symlink(join(parent, "moved"), file);
    expect(await refused()).toContain("cannot be read");
  });

  it("when the file cannot be created", async () => {
    await writeFile(directory, "a file, no directory");
    expect(await refused()).toMatch(/cannot be created: .* or set Service__SetupToken/);
  });
});
