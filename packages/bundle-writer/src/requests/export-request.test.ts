import { describe, expect, it } from "@jest/globals";
import { BUNDLE_LIMITS } from "../limits.js";
import { manifestJson } from "../manifest/manifest-json.js";
import { aManifest, numbered, PINNED } from "../testing/a-manifest.js";
import { readExportRequest } from "./export-request.js";

const OF_MAIN = { format: "bundle", revisionId: null, branchId: null, pinned: null };
const ID = numbered(1);
const read = (body: unknown) => readExportRequest(JSON.stringify(body));

function issuesOf(body: unknown): unknown {
  const result = read(body);
  return result.ok ? null : [result.refusal.code, ...result.refusal.errors.map(({ field }) => field)];
}

describe("an export", () => {
  it("may be asked for without a word: main as it is now, as a bundle", () => {
    expect(["", " \n", "{}"].map(readExportRequest)).toEqual(Array(3).fill({ ok: true, value: OF_MAIN }));
  });

  it.each([
    [{ format: "sdd" }, { ...OF_MAIN, format: "sdd" }],
    [{ revisionId: ID.toUpperCase() }, { ...OF_MAIN, revisionId: ID }],
    [
      { branchId: ID, revisionId: null },
      { ...OF_MAIN, branchId: ID },
    ],
    [{ pinned: null }, OF_MAIN],
    [
      { pinned: PINNED, revisionId: null },
      { ...OF_MAIN, pinned: PINNED },
    ],
    [
      { pinned: { ...PINNED, seal: "v1.a.b" }, format: "sdd" },
      { ...OF_MAIN, format: "sdd", pinned: { ...PINNED, seal: "v1.a.b" } },
    ],
  ])("is read as it is: %j", (body, value) => {
    expect(read(body)).toEqual({ ok: true, value });
  });

  it("takes the pinned state of a manifest of any format as it is spelled there", () => {
    const { pinned } = manifestJson(aManifest());
    expect(issuesOf({ pinned })).toBeNull();
    const { decisions: _, ...ofFormat2 } = PINNED;
    expect(issuesOf({ pinned: ofFormat2 })).toBeNull();
  });

  it.each<[string, unknown, ...string[]]>([
    ["no object", [], "invalid_body", ""],
    ["null", null, "invalid_body", ""],
    ["an unknown field", { zip: true }, "validation_error", "zip"],
    ["an unknown format", { format: "pdf" }, "validation_error", "format"],
    ["a format of another type", { format: 1 }, "invalid_body", "format"],
    ["a format that is null", { format: null }, "invalid_body", "format"],
    ["a revision that is no ID", { revisionId: "1" }, "validation_error", "revisionId"],
    ["a branch that is no text", { branchId: 1 }, "invalid_body", "branchId"],
    ["a revision and a branch", { revisionId: ID, branchId: ID }, "validation_error", "branchId"],
    [
      "a pinned state beside a revision",
      { pinned: PINNED, revisionId: ID },
      "validation_error",
      "revisionId",
    ],
    ["a pinned state beside a branch", { pinned: PINNED, branchId: ID }, "validation_error", "branchId"],
    ["a pinned state that is no object", { pinned: 1 }, "invalid_bundle", "pinned"],
    ["an unknown field of it", { pinned: { ...PINNED, time: 1 } }, "invalid_bundle", "pinned.time"],
    ["a missing field of it", { pinned: { ...PINNED, runs: undefined } }, "invalid_bundle", "pinned.runs"],
    [
      "an ID of it in capitals",
      { pinned: { ...PINNED, projectId: ID.toUpperCase().replace("0", "A") } },
      "invalid_bundle",
      "pinned.projectId",
    ],
    [
      "an input that it names twice",
      {
        pinned: {
          ...PINNED,
          schemas: [
            { id: ID, version: 1 },
            { id: ID, version: 2 },
          ],
        },
      },
      "invalid_bundle",
      "pinned.schemas[1]",
    ],
    [
      "a malformed pinned state beside an unknown format",
      { pinned: { ...PINNED, projectId: "x" }, format: "pdf" },
      "validation_error",
      "format",
      "pinned.projectId",
    ],
  ])("is refused with %s", (_, body, code, ...fields) => {
    expect(issuesOf(body)).toEqual([code, ...fields]);
  });

  it.each<[unknown, string]>([
    [{ pinned: PINNED, branchId: ID }, "branchId must not stand beside pinned"],
    [{ zip: true }, "zip is not a known field"],
  ])("says what is wrong with %#", (body, words) => {
    const result = read(body);
    expect(result.ok ? null : result.refusal.title).toBe(`The export is refused: ${words}`);
  });

  it("is refused for what is no JSON, and for a repeated key inside the pinned state as such", () => {
    expect(readExportRequest("{")).toMatchObject({ ok: false, refusal: { code: "invalid_body" } });
    const repeated = JSON.stringify({ pinned: PINNED }).replace('"runs":', '"runs":[],"runs":');
    expect(readExportRequest(repeated)).toMatchObject({
      ok: false,
      refusal: { code: "invalid_bundle", errors: [{ field: "pinned.runs" }] },
    });
  });

  it("is refused when it has more bytes than a manifest", () => {
    const text = `{}${" ".repeat(BUNDLE_LIMITS.manifestBytes - 2)}`;
    expect(readExportRequest(text).ok).toBe(true);
    expect(readExportRequest(`${text} `)).toMatchObject({
      ok: false,
      refusal: {
        code: "payload_too_large",
        errors: [{ field: "", message: `must have at most ${BUNDLE_LIMITS.manifestBytes} bytes` }],
      },
    });
  });
});
