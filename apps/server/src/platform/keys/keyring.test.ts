import { describe, expect, it } from "@jest/globals";
import { Keyring, type Sealed } from "./keyring.js";
import { MasterKey } from "./master-key.js";
import { type SealContext, sealContext } from "./seal-context.js";
import { SEALED_TABLES } from "./sealed-tables.js";

function aKeyring(text = "one"): Keyring {
  const keyring = new Keyring();
  keyring.use(new MasterKey(Buffer.alloc(32, text)));
  return keyring;
}

interface Parts {
  readonly workspaceId: string;
  readonly name: string;
  readonly boundOrigin: string;
}

function secretContext({ workspaceId, name, boundOrigin }: Parts): SealContext {
  return sealContext(SEALED_TABLES.secrets, { workspace_id: workspaceId, name, bound_origin: boundOrigin });
}

const WORKSPACE = "0b6a1c1e-6f0e-4a43-9d3a-0f6f6e1f5a01";
const CONTEXT = secretContext({
  workspaceId: WORKSPACE,
  name: "codehost:token",
  boundOrigin: "https://code.example.org",
});

/** Twenty stored rows: credentials of all names and lengths, and session keys. */
const ROWS: readonly { context: SealContext; value: string }[] = Array.from({ length: 20 }, (_, n) => ({
  context:
    n % 5 === 0
      ? sealContext(SEALED_TABLES.session_keys, { id: `session-key-${n}` })
      : secretContext({
          workspaceId: `workspace-${n}`,
          name: n % 2 === 0 ? "codehost:token" : "notifications:webhookSecret",
          boundOrigin: `https://host-${n}.example.org`,
        }),
  value: "x".repeat(n * 3 + 1),
}));

describe("what is sealed", () => {
  it("opens again for the same purpose and parts", () => {
    const keyring = aKeyring();
    for (const { context, value } of ROWS) {
      const sealed = keyring.seal(context, Buffer.from(value));
      expect(keyring.open(context, sealed)?.toString()).toBe(value);
      expect(sealed.keyId).toBe(keyring.currentKeyId);
      expect(sealed.bytes.byteLength).toBe(12 + value.length + 16);
    }
  });

  it("opens empty", () => {
    const keyring = aKeyring();
    expect(keyring.open(CONTEXT, keyring.seal(CONTEXT, Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  it("is never the same twice", () => {
    const keyring = aKeyring();
    const all = Array.from({ length: 200 }, () => keyring.seal(CONTEXT, Buffer.from("value")).bytes);
    expect(new Set(all.map((bytes) => bytes.subarray(0, 12).toString("hex"))).size).toBe(200);
  });

  it("does not open with any one bit of 20 rows flipped", () => {
    const keyring = aKeyring();
    let flips = 0;
    for (const { context, value } of ROWS) {
      const { keyId, bytes } = keyring.seal(context, Buffer.from(value));
      for (let bit = 0; bit < bytes.byteLength * 8; bit += 1, flips += 1) {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(keyring.open(context, { keyId, bytes: flipped })).toBeNull();
      }
    }
    expect(flips).toBe(ROWS.reduce((sum, { value }) => sum + (28 + value.length) * 8, 0));
  });

  it("does not open cut at any place, or with a byte more", () => {
    const keyring = aKeyring();
    const { keyId, bytes } = keyring.seal(CONTEXT, Buffer.from("a value"));
    for (let end = 0; end < bytes.byteLength; end += 1) {
      expect(keyring.open(CONTEXT, { keyId, bytes: bytes.subarray(0, end) })).toBeNull();
    }
    expect(keyring.open(CONTEXT, { keyId, bytes: Buffer.concat([bytes, Buffer.alloc(1)]) })).toBeNull();
  });

  it("does not open in the place of any other of 20 rows", () => {
    const keyring = aKeyring();
    const sealed = ROWS.map(({ context }) => keyring.seal(context, Buffer.from("the same value")));
    ROWS.forEach(({ context }, place) => {
      sealed.forEach((row, from) => {
        expect(keyring.open(context, row) === null).toBe(place !== from);
      });
    });
  });

  const parts = { workspaceId: "w", name: "a:b", boundOrigin: "https://c" };
  it.each([
    ["another workspace", secretContext({ ...parts, workspaceId: "v" })],
    ["another name", secretContext({ ...parts, name: "a:c" })],
    ["another origin", secretContext({ ...parts, boundOrigin: "http://c" })],
    ["parts cut elsewhere", secretContext({ workspaceId: "wa", name: ":b", boundOrigin: "https://c" })],
    ["parts in another order", secretContext({ workspaceId: "a:b", name: "w", boundOrigin: "https://c" })],
    ["another purpose", { ...secretContext(parts), purpose: "session key v1" as const }],
    ["fewer parts", { ...secretContext(parts), parts: ["w", "a:bhttps://c"] }],
  ])("does not open for %s", (_what, context) => {
    const keyring = aKeyring();
    const sealed = keyring.seal(secretContext(parts), Buffer.from("value"));
    expect(keyring.open(context, sealed)).toBeNull();
  });

  it("does not open under another master key, whatever key it says it is under", () => {
    const [one, two] = [aKeyring("one"), aKeyring("two")];
    const sealed: Sealed = one.seal(CONTEXT, Buffer.from("value"));
    expect(two.open(CONTEXT, sealed)).toBeNull();
    expect(two.open(CONTEXT, { ...sealed, keyId: two.currentKeyId })).toBeNull();
    expect(one.open(CONTEXT, { ...sealed, keyId: two.currentKeyId })).toBeNull();
  });
});

describe("a fingerprint", () => {
  const of = (value: string, context = CONTEXT, keyring = aKeyring()) => keyring.fingerprint(context, value);

  it("is 12 hex digits, the same for the same value", () => {
    expect(of("value")).toMatch(/^[0-9a-f]{12}$/);
    expect(of("value")).toBe(of("value"));
  });

  it("differs by value, workspace, name and master key", () => {
    const all = [
      of("value"),
      of("value "),
      of("value", { ...CONTEXT, parts: ["other", "codehost:token"] }),
      of("value", { ...CONTEXT, parts: [WORKSPACE, "notifications:webhookSecret"] }),
      of("value", CONTEXT, aKeyring("two")),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

it("a keyring without a key neither seals nor opens", () => {
  expect(() => new Keyring().seal(CONTEXT, Buffer.from("x"))).toThrow("not loaded");
});
