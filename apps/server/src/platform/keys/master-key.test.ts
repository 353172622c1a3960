import { createHash, hkdfSync } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { MasterKey, readMasterKey } from "./master-key.js";

const BYTES = () => Buffer.alloc(32, "a master key ");
const TEXT = BYTES().toString("base64");

describe("a master key", () => {
  it("is named by 16 hex digits of the SHA-256 of a key derived from it", () => {
    const derived = Buffer.from(hkdfSync("sha256", BYTES(), "", "master key id", 32));
    const digits = createHash("sha256").update(derived).digest("hex").slice(0, 16);
    expect(new MasterKey(BYTES()).id).toBe(digits);
  });

  it("derives one key for each purpose, as HKDF-SHA256 without salt", () => {
    const key = new MasterKey(BYTES());
    const expected = Buffer.from(hkdfSync("sha256", BYTES(), "", "secret v1", 32));
    expect(key.derive("secret v1").export()).toEqual(expected);
    expect(key.derive("secret v1")).toBe(key.derive("secret v1"));
    expect(key.derive("session key v1").export()).not.toEqual(expected);
  });

  it("clears the bytes it was made of, and shows nothing but its ID", () => {
    const bytes = BYTES();
    const key = new MasterKey(bytes);
    expect(bytes).toEqual(Buffer.alloc(32));
    expect(JSON.stringify(key)).toBe(`{"id":"${key.id}"}`);
    expect(inspect(key, { depth: 9, showHidden: true })).not.toContain("a master key");
  });

  it.each([31, 33, 0])("does not have %i bytes", (count) => {
    expect(() => new MasterKey(Buffer.alloc(count))).toThrow("32 bytes");
  });
});

describe("the text of a master key", () => {
  it("is the base64 of 32 bytes", () => {
    expect(readMasterKey(TEXT)?.id).toBe(new MasterKey(BYTES()).id);
  });

  it.each([
    ["nothing", ""],
    ["31 bytes", Buffer.alloc(31, 1).toString("base64")],
    ["33 bytes", Buffer.alloc(33, 1).toString("base64")],
    ["no padding", TEXT.slice(0, -1)],
    ["more padding", `${TEXT}=`],
    ["base64url", Buffer.alloc(32, 0xff).toString("base64url")],
    ["base64url with padding", `${Buffer.alloc(32, 0xff).toString("base64url")}=`],
    ["bits after the end", `${TEXT.slice(0, -2)}${TEXT.at(-2) === "A" ? "B" : "h"}=`],
    ["a space before it", ` ${TEXT}`],
    ["a line break after it", `${TEXT}\n`],
    ["a line break inside", `${TEXT.slice(0, 20)}\n${TEXT.slice(20)}`],
    ["hexadecimal digits", Buffer.alloc(32, 1).toString("hex")],
    ["a letter of no base64", `${TEXT.slice(0, -2)}*=`],
  ])("is not %s", (_what, text) => {
    expect(readMasterKey(text)).toBeNull();
  });
});
