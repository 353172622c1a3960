import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { numbered, PINNED } from "../testing/a-manifest.js";
import type { PinnedState } from "./pinned-state.js";
import { type Signature, type SignedText, sealOf, verifiesSeal } from "./seal.js";

const KEYS = { old: Buffer.alloc(32, 1), now: Buffer.alloc(32, 2) } as const;
type KeyName = keyof typeof KEYS;

function signWith(name: KeyName): (signed: SignedText) => Signature {
  return ({ projectId, text }) => {
    const key = Buffer.from(hkdfSync("sha256", KEYS[name], projectId, "service-build seal v1", 32));
    return { masterKeyId: name, digest: createHmac("sha256", key).update(text).digest("base64url") };
  };
}

function verifyWith(...loaded: readonly KeyName[]): (signed: SignedText, signature: Signature) => boolean {
  return (signed, { masterKeyId, digest }) => {
    const name = loaded.find((one) => one === masterKeyId);
    return (
      name !== undefined && timingSafeEqual(Buffer.from(signWith(name)(signed).digest), Buffer.from(digest))
    );
  };
}

const PROJECT = PINNED.projectId;
const sealed = (name: KeyName): PinnedState => ({ ...PINNED, seal: sealOf(PINNED, PROJECT, signWith(name)) });
const both = verifyWith("old", "now");

describe("a seal", () => {
  it("names its version, the master key and a digest of 43 characters", () => {
    expect(sealed("now").seal).toMatch(/^v1\.now\.[A-Za-z0-9_-]{43}$/);
  });

  it("is of the canonical JSON of the pinned state without the seal", () => {
    const texts: string[] = [];
    sealOf(PINNED, PROJECT, (signed) => {
      texts.push(signed.projectId, signed.text);
      return { masterKeyId: "k", digest: "d" };
    });
    const { seal: _, ...rest } = PINNED;
    const sorted = Object.keys(rest).sort();
    expect(Object.keys(JSON.parse(texts[1] ?? ""))).toEqual(sorted);
    expect(texts).toEqual([
      PROJECT,
      expect.stringMatching(/^\{"branch":"[0-9a-f-]{36}","decisions":\[\{"id":/),
    ]);
  });

  it("verifies while its master key is loaded", () => {
    expect(verifiesSeal(sealed("old"), PROJECT, both)).toBe(true);
    expect(verifiesSeal(sealed("now"), PROJECT, both)).toBe(true);
    expect(verifiesSeal(sealed("old"), PROJECT, verifyWith("now"))).toBe(false);
  });

  it("is the same for the same state in any order of its keys", () => {
    const reversed = Object.fromEntries(Object.entries(sealed("now")).reverse()) as unknown as PinnedState;
    expect(verifiesSeal(reversed, PROJECT, both)).toBe(true);
  });

  it.each<[string, Partial<PinnedState>]>([
    ["another name", { projectName: "shop" }],
    ["another version", { streamVersion: 8 }],
    ["another version of a scenario", { scenarios: [{ id: numbered(10), version: 2 }] }],
    ["another order of scenarios", { scenarios: PINNED.scenarios.toReversed() }],
    ["no decisions", { decisions: undefined }],
    ["no runs", { runs: [] }],
  ])("does not verify a state with %s", (_, fields) => {
    expect(verifiesSeal({ ...sealed("now"), ...fields }, PROJECT, both)).toBe(false);
  });

  it("does not verify for another project", () => {
    expect(verifiesSeal(sealed("now"), numbered(99), both)).toBe(false);
  });

  it.each([
    ["none", undefined],
    ["an empty one", ""],
    ["another version", sealed("now").seal?.replace("v1", "v2")],
    ["no digest", "v1.now"],
    ["a short digest", sealed("now").seal?.slice(0, -1)],
    ["a long digest", `${sealed("now").seal}A`],
    ["one with padding", `${sealed("now").seal?.slice(0, -1)}=`],
    ["no key", `v1..${"A".repeat(43)}`],
    ["more parts", `v1.now.now.${"A".repeat(43)}`],
    ["a line feed", `${sealed("now").seal}\n`],
  ])("is not looked at where there is %s", (_, seal) => {
    const never = () => {
      throw new Error("looks at it");
    };
    expect(verifiesSeal({ ...PINNED, seal }, PROJECT, never)).toBe(false);
  });

  it("does not verify with a character of its digest changed", () => {
    const { seal = "" } = sealed("now");
    for (let at = 7; at < seal.length - 1; at += 1) {
      const other = seal.at(at) === "A" ? "B" : "A";
      const forged = `${seal.slice(0, at)}${other}${seal.slice(at + 1)}`;
      expect(verifiesSeal({ ...PINNED, seal: forged }, PROJECT, both)).toBe(false);
    }
  });
});
