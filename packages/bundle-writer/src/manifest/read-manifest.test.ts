import { describe, expect, it } from "@jest/globals";
import { BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "../limits.js";
import { aManifest, numbered, PINNED, pinnedOf } from "../testing/a-manifest.js";
import { manifestJson, manifestText } from "./manifest-json.js";
import { readManifest, readManifestBody } from "./read-manifest.js";

type Json = Record<string, unknown>;

/** A manifest in which the value at a path is set otherwise; undefined takes it away. */
function changed(path: string, value: unknown, base: object = manifestJson(aManifest())): string {
  const manifest = JSON.parse(JSON.stringify(base)) as Json;
  const names = path.split(".");
  const last = names.pop() ?? "";
  const holder = names.reduce((inner, name) => inner[name] as Json, manifest);
  if (value === undefined) {
    delete holder[last];
  } else {
    holder[last] = value;
  }
  return JSON.stringify(manifest);
}

function issues(text: string): unknown {
  const read = readManifest(text);
  return read.ok
    ? "read"
    : [read.refusal.code, ...read.refusal.errors.map(({ field, message }) => `${field}: ${message}`)];
}

const OF_2 = manifestJson(aManifest({ format: "service-bundle/2", pinned: pinnedOf("service-bundle/2") }));
const OF_3 = manifestJson(aManifest({ format: "service-bundle/3", pinned: pinnedOf("service-bundle/3") }));

describe("a manifest", () => {
  it.each(["service-bundle/2", "service-bundle/3"] as const)("of %s is read as it was written", (format) => {
    const manifest = aManifest({ format, pinned: pinnedOf(format) });
    expect(readManifest(manifestText(manifest))).toEqual({ ok: true, value: manifest });
  });

  it("of service-bundle/4 is read as it was written, also without its seal, and in any order of its keys", () => {
    const manifest = aManifest();
    expect(readManifest(manifestText(manifest))).toEqual({ ok: true, value: manifest });
    const { seal: _, ...pinned } = PINNED;
    const without = aManifest({ pinned });
    expect(readManifest(manifestText(without))).toEqual({ ok: true, value: without });
    const reversed = Object.fromEntries(Object.entries(manifest).reverse());
    expect(readManifest(JSON.stringify(reversed))).toEqual({ ok: true, value: manifest });
  });

  it("is read from the body that verifies it alone", () => {
    const body = `{"manifest":${manifestText(aManifest())}}`;
    expect(readManifestBody(body)).toEqual({ ok: true, value: aManifest() });
    const repeated = `{"manifest":${changed("files", [...aManifest().files, ...aManifest().files])}}`;
    expect(readManifestBody(repeated)).toMatchObject({
      refusal: { errors: [{ field: "manifest.files[4].path", message: "is repeated" }, {}, {}, {}] },
    });
    expect(readManifestBody("{}")).toMatchObject({
      ok: false,
      refusal: {
        code: "invalid_bundle",
        title: "The manifest is refused: manifest is required",
        errors: [{ field: "manifest", message: "is required" }],
      },
    });
  });

  it.each<[string, string, string]>([
    ["no text", "", ": is not JSON: the text ends at line 1, column 1"],
    ["a list", "[]", ": must be an object"],
    ["no fields", "{}", "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4"],
    [
      "the first format",
      changed("format", "service-bundle/1"),
      "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4",
    ],
    [
      "no format",
      changed("format", undefined),
      "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4",
    ],
    [
      "a format that is no text",
      changed("format", 4),
      "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4",
    ],
    [
      "a brief's format",
      changed("format", "service-brief/1"),
      "format: must be one of service-bundle/2, service-bundle/3, service-bundle/4",
    ],
    ["another generator", changed("generator.name", "mine"), "generator.name: must be one of service-build"],
    ["an older generator", changed("generator.version", "2"), "generator.version: must be one of 3"],
    [
      "format 2 by generator 3",
      changed("generator.version", "3", OF_2),
      "generator.version: must be one of 2",
    ],
    [
      "a generator's version as a number",
      changed("generator.version", 3),
      "generator.version: must be a string",
    ],
    ["no pinned state", changed("pinned", undefined), "pinned: is required"],
    ["null as pinned state", changed("pinned", null), "pinned: must be an object"],
    ["an unknown field", changed("time", "now"), "time: is not a known field"],
    ["an unknown pinned field", changed("pinned.time", "now"), "pinned.time: is not a known field"],
    ["format 4 without decisions", changed("pinned.decisions", undefined), "pinned.decisions: is required"],
    [
      "format 3 without decisions",
      changed("pinned.decisions", undefined, OF_3),
      "pinned.decisions: is required",
    ],
    ["format 3 with a seal", changed("pinned.seal", PINNED.seal, OF_3), "pinned.seal: is not a known field"],
    [
      "format 2 with decisions",
      changed("pinned.decisions", [], OF_2),
      "pinned.decisions: is not a known field",
    ],
    ["format 2 with a seal", changed("pinned.seal", PINNED.seal, OF_2), "pinned.seal: is not a known field"],
    ["a seal that is null", changed("pinned.seal", null), "pinned.seal: must be a string"],
    ["no project", changed("pinned.projectId", undefined), "pinned.projectId: is required"],
    [
      "a project that is no GUID",
      changed("pinned.projectId", "shop"),
      "pinned.projectId: must be a GUID in lower case",
    ],
    [
      "an ID in capitals",
      changed("pinned.branch", numbered(2).toUpperCase()),
      "pinned.branch: must be a GUID in lower case",
    ],
    [
      "a negative version",
      changed("pinned.streamVersion", -1),
      "pinned.streamVersion: must be from 0 to 9007199254740991",
    ],
    ["half a version", changed("pinned.streamVersion", 1.5), "pinned.streamVersion: must be an integer"],
    ["no revision", changed("pinned.revisionId", undefined), "pinned.revisionId: is required"],
    [
      "a stream without its version",
      changed("pinned.scenarios.0.version", undefined),
      "pinned.scenarios[0].version: is required",
    ],
    ["a stream that is no object", changed("pinned.schemas.0", "x"), "pinned.schemas[0]: must be an object"],
    ["promises that are no list", changed("pinned.promises", {}), "pinned.promises: must be a list"],
    [
      "a run of no revision",
      changed("pinned.runs.0.promiseRevision", 0),
      "pinned.runs[0].promiseRevision: must be from 1 to 9007199254740991",
    ],
    ...["O2", "SHOP-000/O2", "SHOP-001/O0", "shop-001/O2", numbered(31)].map(
      (id): [string, string, string] => [
        `a run of an obligation named ${id}`,
        changed("pinned.runs.0.obligationId", id),
        "pinned.runs[0].obligationId: must be the ID of an obligation, as SHOP-001/O2",
      ],
    ),
    [
      "a source without its ref",
      changed("pinned.sources.0.trackedRef", undefined),
      "pinned.sources[0].trackedRef: is required",
    ],
    [
      "a scenario that is pinned twice",
      changed("pinned.scenarios.1.id", numbered(10)),
      "pinned.scenarios[1]: is repeated",
    ],
    ...["schemas", "promises", "decisions", "runs", "sources"].map((name): [string, string, string] => [
      `${name} that are pinned twice`,
      changed(`pinned.${name}`, Array(2).fill(manifestJson(aManifest())["pinned"]?.[name as never]?.[0])),
      `pinned.${name}[1]: is repeated`,
    ]),
    ["a path that is not plain", changed("files.1.path", "../SDD.md"), "files[1].path: must be a plain path"],
    ["a file that is listed twice", changed("files.1.path", "sdd.md"), "files[1].path: is repeated"],
    [
      "itself among its files",
      changed("files.0.path", "manifest.json"),
      "files[0].path: must not be the manifest",
    ],
    [
      "a hash in capitals",
      changed("files.0.sha256", "A".repeat(64)),
      "files[0].sha256: must be a SHA-256 in lower-case hexadecimal digits",
    ],
    ...["a".repeat(63), `${"a".repeat(64)}g`, `g${"a".repeat(64)}`].map((hash): [string, string, string] => [
      `the hash ${hash}`,
      changed("files.0.sha256", hash),
      "files[0].sha256: must be a SHA-256 in lower-case hexadecimal digits",
    ]),
    [
      "a file over the limit",
      changed("files.0.bytes", BUNDLE_LIMITS.fileBytes + 1),
      "files[0].bytes: must be from 0 to 16777216",
    ],
    [
      "a bundle hash that is none",
      changed("bundleHash", ""),
      "bundleHash: must be a SHA-256 in lower-case hexadecimal digits",
    ],
    ["another type of readiness", changed("buildReady", "true"), "buildReady: must be true or false"],
    [
      "a blocker without its subject",
      changed("blockers", [{ code: "fact-stale", message: "x" }]),
      "blockers[0].subject: is required",
    ],
    ["no self-check", changed("selfCheck", undefined), "selfCheck: is required"],
    [
      "a self-check without a count",
      changed("selfCheck.asyncApiChannels.parsed", undefined),
      "selfCheck.asyncApiChannels.parsed: is required",
    ],
    ["notes that are no texts", changed("selfCheck.notes", [1]), "selfCheck.notes[0]: must be a string"],
    [
      "a repeated key",
      manifestText(aManifest()).replace("{", '{"format": "service-bundle/4",'),
      "format: is a repeated key",
    ],
    [
      "a lone surrogate",
      manifestText(aManifest()).replace("Shop", "\\ud800"),
      "pinned.projectName: is not valid Unicode",
    ],
  ])("with %s is no manifest of the service", (_, text, issue) => {
    expect(issues(text)).toEqual(["invalid_bundle", issue]);
  });

  it("pins runs of several obligations, and of one obligation of several promises, and several sources", () => {
    const { runs, sources } = PINNED;
    const three = runs.flatMap((run) => [
      run,
      { ...run, obligationId: "SHOP-001/O3" },
      { ...run, promiseId: numbered(31) },
    ]);
    expect(issues(changed("pinned.runs", three))).toBe("read");
    const two = sources.flatMap((source) => [source, { ...source, repository: "example.org/acme/bank" }]);
    expect(issues(changed("pinned.sources", two))).toBe("read");
  });

  it("is told everything wrong at once, up to a hundred things", () => {
    const both = changed(
      "pinned.scenarios.1.id",
      numbered(10),
      JSON.parse(changed("files.1.path", "sdd.md")),
    );
    expect(issues(both)).toEqual([
      "invalid_bundle",
      "pinned.scenarios[1]: is repeated",
      "files[1].path: is repeated",
    ]);
    const file = aManifest().files[0];
    expect(issues(changed("files", Array(200).fill(file)))).toHaveLength(101);
    expect(issues(changed("files", Array(200).fill(1)))).toHaveLength(101);
  });

  it("has at most as many files and runs as a bundle, and as many bytes", () => {
    const { files, manifestBytes, pinnedEntries, pinnedRuns } = BUNDLE_LIMITS;
    const listed = Array.from({ length: files }, (_, index) => ({
      ...aManifest().files[0],
      path: `f${index}`,
    }));
    expect(issues(changed("files", listed))).toBe("read");
    expect(issues(changed("files", [...listed, ...listed]))).toEqual([
      "invalid_bundle",
      "files: must have at most 5000 entries",
    ]);
    expect(issues(changed("pinned.runs", Array(pinnedRuns + 1).fill(0)))).toEqual([
      "invalid_bundle",
      "pinned.runs: must have at most 100000 entries",
    ]);
    for (const list of ["scenarios", "schemas", "promises", "decisions", "sources"]) {
      expect(issues(changed(`pinned.${list}`, Array(pinnedEntries + 1).fill(0)))).toEqual([
        "invalid_bundle",
        `pinned.${list}: must have at most 5000 entries`,
      ]);
    }
    expect(issues(changed("blockers", Array(MANIFEST_BODY_LIMITS.entries + 1).fill(0)))).toEqual([
      "invalid_bundle",
      ": holds a list of over 160000 entries",
    ]);
    const text = manifestText(aManifest());
    expect(issues(text + " ".repeat(manifestBytes - text.length))).toBe("read");
    expect(issues(text + " ".repeat(manifestBytes - text.length + 1))).toEqual([
      "payload_too_large",
      ": must have at most 16777216 bytes",
    ]);
  });
});
