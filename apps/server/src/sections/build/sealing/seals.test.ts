import { createHmac, hkdfSync } from "node:crypto";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "@jest/globals";
import { type PinnedState, sealedText } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import { Keyring } from "../../../platform/keys/keyring.js";
import { MasterKey } from "../../../platform/keys/master-key.js";
import { isIssued, sealed, sealKeysOf } from "./seals.js";

const [PROJECT, OTHER, BRANCH] = [1, 2, 3].map((n) => `0abcdef0-0000-4000-8000-00000000000${n}`) as [
  Guid,
  Guid,
  Guid,
];

const PINNED: PinnedState = {
  projectId: PROJECT,
  projectName: "Shop",
  branch: BRANCH,
  streamVersion: 7,
  revisionId: null,
  scenarios: [],
  schemas: [],
  promises: [],
  decisions: [],
  runs: [],
  sources: [],
};

const bytesOf = (text: string) => Buffer.alloc(32, text);

function keysOf(current: string, previous: string | null = null, projectId = PROJECT) {
  const keyring = new Keyring();
  const master = (text: string) => new MasterKey(bytesOf(text));
  keyring.use(master(current), previous === null ? null : master(previous));
  return sealKeysOf(keyring, projectId);
}

describe("a seal", () => {
  it("is the HMAC-SHA256 of the canonical JSON under the key of the project, with the ID of the master key", () => {
    const key = Buffer.from(hkdfSync("sha256", bytesOf("one"), PROJECT, "service-build seal v1", 32));
    const digest = createHmac("sha256", key).update(sealedText(PINNED)).digest("base64url");
    const { id } = new MasterKey(bytesOf("one"));
    expect(sealed(PINNED, keysOf("one"))).toEqual({ ...PINNED, seal: `v1.${id}.${digest}` });
  });

  it("is known while its master key is loaded, as the current or the previous one", () => {
    const ofOne = sealed(PINNED, keysOf("one"));
    expect(isIssued(ofOne, keysOf("one"))).toBe(true);
    expect(isIssued(ofOne, keysOf("two", "one"))).toBe(true);
    expect(isIssued(ofOne, keysOf("one", "one"))).toBe(true);
    expect(isIssued(ofOne, keysOf("two"))).toBe(false);
    expect(isIssued(ofOne, keysOf("three", "two"))).toBe(false);
  });

  it("is of the current key after a rotation", () => {
    const rotated = keysOf("two", "one");
    const again = sealed(sealed(PINNED, keysOf("one")), rotated);
    expect(again).toEqual(sealed(PINNED, keysOf("two")));
    expect(isIssued(again, keysOf("two"))).toBe(true);
  });

  it("is not known for another project, for a changed state, under the ID of another key, or with none", () => {
    const ofOne = sealed(PINNED, keysOf("one"));
    expect(isIssued(ofOne, keysOf("one", null, OTHER))).toBe(false);
    expect(isIssued({ ...ofOne, streamVersion: 8 }, keysOf("one"))).toBe(false);
    expect(isIssued(PINNED, keysOf("one"))).toBe(false);
    const [one, two] = ["one", "two"].map((text) => new MasterKey(bytesOf(text)).id) as [string, string];
    const renamed = { ...ofOne, seal: ofOne.seal?.replace(one, two) };
    expect(isIssued(renamed, keysOf("two", "one"))).toBe(false);
  });

  it("is not known in another spelling of its digest", () => {
    const ofOne = sealed(PINNED, keysOf("one"));
    const bytes = Buffer.from(String(ofOne.seal).slice(-43), "base64url");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const others = [...letters]
      .map((letter) => `${String(ofOne.seal).slice(0, -1)}${letter}`)
      .filter((seal) => seal !== ofOne.seal);
    const spelled = others.filter((seal) => Buffer.from(seal.slice(-43), "base64url").equals(bytes));
    expect(spelled).toHaveLength(3);
    expect(others.filter((seal) => isIssued({ ...PINNED, seal }, keysOf("one")))).toEqual([]);
  });

  it("is made by a thread that is given the keys", async () => {
    const thread = new Worker(
      `const { parentPort } = require("node:worker_threads");
       const { createHmac } = require("node:crypto");
       parentPort.once("message", ({ keys, text }) =>
         parentPort.postMessage(createHmac("sha256", keys.current.key).update(text).digest("base64url")));`,
      { eval: true },
    );
    const keys = keysOf("one");
    const digest = await new Promise((resolve) => {
      thread.once("message", resolve);
      thread.postMessage({ keys, text: sealedText(PINNED) });
    });
    await thread.terminate();
    expect(sealed(PINNED, keys).seal).toBe(`v1.${keys.current.masterKeyId}.${digest}`);
  });
});
