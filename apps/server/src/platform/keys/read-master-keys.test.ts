import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { MasterKey } from "./master-key.js";
import { readMasterKeys } from "./read-master-keys.js";

const TEXT = Buffer.alloc(32, "a key").toString("base64");
const { id: ID } = new MasterKey(Buffer.alloc(32, "a key"));

const folder = mkdtempSync(join(tmpdir(), "plumbline-key-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(content: string): string {
  const path = join(folder, "key");
  writeFileSync(path, content);
  return path;
}

describe("the master keys of the environment", () => {
  it.each([
    ["nothing", "", true],
    ["a line break", "\n", true],
    ["a line break of Windows", "\r\n", true],
    ["two line breaks", "\n\n", false],
    ["a space", " ", false],
    ["a carriage return alone", "\r", false],
    ["another key", `\n${TEXT}`, false],
    ["nothing, but a byte order mark before it", null, false],
  ])("are read from a file with %s after the key", (_what, end, isKey) => {
    const path = aFile(end === null ? `\ufeff${TEXT}` : `${TEXT}${end}`);
    const read = readMasterKeys({ Service__MasterKeyFile: path });
    expect(read.ok).toBe(isKey);
    if (read.ok) {
      expect(read.keys.current?.id).toBe(ID);
    } else {
      expect(read.refusals[0]).toContain("not the base64 of exactly 32 bytes");
    }
  });

  it("are none when nothing is set, or nothing but empty values", () => {
    const nothing = { ok: true, keys: { current: null, previous: null } };
    expect(readMasterKeys({})).toEqual(nothing);
    expect(readMasterKeys({ Service__MasterKey: "", Service__PreviousMasterKeyFile: "" })).toEqual(nothing);
  });

  it("are read from the one of value and file that is not empty", () => {
    const read = readMasterKeys({
      Service__PreviousMasterKey: "",
      Service__PreviousMasterKeyFile: aFile(TEXT),
    });
    expect(read.ok && read.keys.previous?.id).toBe(ID);
  });

  it("are refused each by its own reason", () => {
    const read = readMasterKeys({
      Service__MasterKey: TEXT,
      Service__MasterKeyFile: "/nowhere",
      Service__PreviousMasterKeyFile: join(folder, "not-there"),
    });
    expect(!read.ok && read.refusals).toEqual([
      expect.stringContaining("are both set"),
      expect.stringContaining("cannot be read (ENOENT)"),
    ]);
  });

  it("are never repeated in a refusal, nor is the name of a file, which may be a key by mistake", () => {
    const read = readMasterKeys({ Service__MasterKeyFile: TEXT, Service__PreviousMasterKey: `${TEXT} ` });
    expect(!read.ok && read.refusals).toHaveLength(2);
    expect(JSON.stringify(read)).not.toContain(TEXT.slice(0, 10));
  });
});
