import { describe, expect, it } from "@jest/globals";
import { manifestJson, manifestText } from "../manifest/manifest-json.js";
import { aManifest, numbered, PINNED } from "../testing/a-manifest.js";
import { readCompareRequest } from "./read-comparison.js";

const MANIFEST = aManifest();
const SENT = manifestJson(MANIFEST);
const read = (body: unknown) => readCompareRequest(typeof body === "string" ? body : JSON.stringify(body));

/** The code of a refusal and what it says, or null. */
function said(body: unknown): unknown {
  const outcome = read(body);
  return outcome.ok
    ? null
    : [outcome.refusal.code, ...outcome.refusal.errors.map(({ field, message }) => `${field}: ${message}`)];
}

const EITHER = "must have either manifest or bundle";
const twice = <Entry>(entries: readonly Entry[]) => [...entries, ...entries];

describe("the body of a comparison", () => {
  it("has two sides, each a manifest or an archive in base64", () => {
    expect(read({ from: { manifest: SENT }, to: { bundle: "UEsF" } })).toEqual({
      ok: true,
      value: { from: { is: "manifest", manifest: MANIFEST }, to: { is: "bundle", base64: "UEsF" } },
    });
    expect(read({ from: { bundle: "" }, to: { manifest: SENT } })).toEqual({
      ok: true,
      value: { from: { is: "bundle", base64: "" }, to: { is: "manifest", manifest: MANIFEST } },
    });
  });

  it.each<[string, unknown, readonly string[]]>([
    ["neither", { from: {}, to: { bundle: "" } }, [`from: ${EITHER}`]],
    ["both", { from: { bundle: "" }, to: { bundle: "", manifest: SENT } }, [`to: ${EITHER}`]],
    ["neither on both sides", { from: {}, to: {} }, [`from: ${EITHER}`, `to: ${EITHER}`]],
    ["no second side", { from: { bundle: "" } }, ["to: is required"]],
    [
      "a field of its own",
      { from: { bundle: "", more: 1 }, to: { bundle: "" } },
      ["from.more: is not a known field"],
    ],
    [
      "null for an archive",
      { from: { bundle: null }, to: { bundle: "" } },
      ["from.bundle: must be a string"],
    ],
    [
      "a manifest of another format",
      { from: { bundle: "" }, to: { manifest: { ...SENT, format: "service-bundle/1" } } },
      ["to.manifest.format: must be one of service-bundle/2, service-bundle/3, service-bundle/4"],
    ],
    ["no JSON", "{", [": is not JSON: the text ends at line 1, column 2"]],
  ])("is refused with %s", (_, body, errors) => {
    const [code, ...others] = said(body) as readonly string[];
    expect(code).toBe("invalid_bundle");
    expect(others).toEqual(errors);
  });

  it("is called a comparison where it is refused", () => {
    expect(read([])).toMatchObject({ refusal: { title: "The comparison is refused: it must be an object" } });
  });

  it("is refused for what a manifest says twice, with its place", () => {
    const files = twice(MANIFEST.files.slice(0, 1));
    const repeated = { ...SENT, files, pinned: { ...PINNED, promises: twice(PINNED.promises) } };
    expect(said({ from: { bundle: "" }, to: { manifest: repeated } })).toEqual([
      "invalid_bundle",
      "to.manifest.pinned.promises[1]: is repeated",
      "to.manifest.files[1].path: is repeated",
    ]);
    const outcome = read({ from: { manifest: repeated }, to: { bundle: "" } });
    expect(outcome).toMatchObject({
      refusal: { title: "The bundle is refused: from.manifest.pinned.promises[1] is repeated" },
    });
  });

  it.each([
    ["from", 0, null],
    ["from", 1, ["payload_too_large", "from.manifest: must have at most 16777216 bytes"]],
    ["to", 1, ["payload_too_large", "to.manifest: must have at most 16777216 bytes"]],
  ])("has manifests of 16 MiB at most, each by itself: %s, %i bytes more", (side, more, refusal) => {
    const blocked = (message: string) =>
      aManifest({ buildReady: false, blockers: [{ code: "a", subject: "b", message }] });
    const rest = 16_777_216 - Buffer.byteLength(manifestText(blocked("")));
    const long = { manifest: manifestJson(blocked("m".repeat(rest + more))) };
    expect(said({ from: { bundle: "" }, to: { bundle: "" }, [side]: long })).toEqual(refusal);
  });

  it("names at most 100 things that are wrong, of both sides together", () => {
    const schemas = Array.from({ length: 80 }, () => ({ id: numbered(20), version: 1 }));
    const side = { manifest: { ...SENT, pinned: { ...PINNED, schemas } } };
    const [, ...errors] = said({ from: side, to: side }) as readonly string[];
    expect(errors).toHaveLength(100);
    expect(errors[79]).toBe("to.manifest.pinned.schemas[1]: is repeated");
  });
});
