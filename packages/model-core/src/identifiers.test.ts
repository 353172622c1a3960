import { describe, expect, it } from "@jest/globals";
import { assertNever, compareCodeUnits, type Guid, parseGuid, sha256Hex, uuidV5 } from "./index.js";

const DNS = "6ba7b810-9dad-11d1-80b4-00c04fd430c8" as Guid;
const URL = "6ba7b811-9dad-11d1-80b4-00c04fd430c8" as Guid;

describe("uuidV5", () => {
  it.each([
    [DNS, "www.example.com", "2ed6657d-e927-568b-95e1-2665a8aea6a2"],
    [DNS, "python.org", "886313e1-3b8a-5372-9b90-0c9aee199e5d"],
    [URL, "http://python.org/", "4c565f0d-3f5a-5890-b41b-20cf47701c5e"],
  ])("of %s and %j is %s", (namespace, name, id) => {
    expect(uuidV5(namespace, name)).toBe(id);
  });

  it("is a version 5 UUID of the name in UTF-8", () => {
    expect(uuidV5(DNS, "é😀")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(uuidV5(DNS, "é")).not.toBe(uuidV5(DNS, "e\u0301"));
  });
});

describe("sha256Hex", () => {
  it("of a text is that of its UTF-8 bytes", () => {
    expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Hex("é")).toBe(sha256Hex(Uint8Array.of(0xc3, 0xa9)));
  });
});

describe("parseGuid", () => {
  it("reads any letter case and keeps lower case", () => {
    expect(parseGuid("6BA7B810-9DAD-11D1-80B4-00C04FD430C8")).toBe(DNS);
  });

  it.each([
    "",
    "6ba7b810",
    `${DNS}0`,
    `{${DNS}}`,
    DNS.replaceAll("-", ""),
    DNS.replace("6", "g"),
    ` ${DNS}`,
    null,
    1,
    {},
  ])("refuses %j", (text) => {
    expect(parseGuid(text)).toBeNull();
  });
});

describe("compareCodeUnits", () => {
  it("orders by UTF-16 code unit, never by locale", () => {
    expect(["é", "a", "Z", "\ufb33", "😀", "a"].sort(compareCodeUnits)).toEqual([
      "Z",
      "a",
      "a",
      "é",
      "😀",
      "\ufb33",
    ]);
  });
});

describe("assertNever", () => {
  it("says which case is missing", () => {
    expect(() => assertNever("x" as never)).toThrow('A case is missing for "x"');
  });
});
