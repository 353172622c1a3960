import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BundleManifest } from "@plumbline/bundle-writer";
import { aBuiltProject, type BuiltProject, buildOf, exported, manifestIn } from "./testing/build.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import type { Loose } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Bodies that are made to harm the endpoints of the build.

const MIB = 1024 * 1024;
/** A refusal tells what is wrong; it does not send back what was sent. */
const LONGEST_REFUSAL = 40_000;

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let archive: Buffer;
let manifest: BundleManifest;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  archive = (await exported(team.viewer, project)).body;
  manifest = manifestIn(archive);
});
afterAll(() => server.stop());

type Refused = readonly [status: number, type: string];

async function refused(rest: string, body: string | object): Promise<Refused> {
  const answer = await team.viewer.post(buildOf(project.projectId, rest), body);
  expect(answer.text.length).toBeLessThan(LONGEST_REFUSAL);
  const { status, type } = problem(answer);
  return [status, type];
}

const INVALID: Refused = [400, "invalid_bundle"];
const FIELD: Refused = [400, "validation_error"];
const NOT_ISSUED: Refused = [409, "pinned_not_issued"];
const NOT_THERE: Refused = [409, "pinned_input_unavailable"];
/** A list that is longer than any of a bundle is refused before it is known what it is a list of. */
const TOO_LONG: Refused = [400, "invalid_body"];
const GUID = "00000000-0000-4000-8000-000000000000";

/** Every kind of value that is none of a pinned state, in every field of it. */
const WRONG: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, "", "x", "\u0000", [], {}, [null], [[]], [{}], [{ id: GUID }]],
  ...[[{ id: GUID, version: "1" }], [{ id: GUID, version: -1 }], [{ id: GUID.toUpperCase(), version: 1 }]],
  ...[{ constructor: 1 }, { toString: 1 }, { length: 1 }],
];

describe("a pinned state that is malformed", () => {
  it("is refused, in every field and with every kind of value", async () => {
    const { pinned } = manifest;
    for (const field of Object.keys(pinned)) {
      const own = JSON.stringify(pinned[field as keyof typeof pinned]);
      for (const value of WRONG.filter((one) => JSON.stringify(one) !== own)) {
        const body = { pinned: { ...pinned, [field]: value } };
        const [status, type] = await refused("/export", body);
        expect([field, value, status]).toEqual([field, value, status === 409 ? 409 : 400]);
        expect([INVALID[1], NOT_ISSUED[1]]).toContain(type);
      }
    }
  });

  it.each<[string, unknown]>([
    ["a text", "x"],
    ["a number", 5],
    ["a list", []],
    ["nothing", {}],
    ["a prototype", { __proto__: null, constructor: {} }],
  ])("is refused where it is %s", async (_, pinned) => {
    expect(await refused("/export", { pinned })).toEqual(INVALID);
  });

  it("is refused without any one of its fields, and with one more", async () => {
    const { pinned } = manifest;
    for (const field of Object.keys(pinned)) {
      const { [field]: _, ...rest } = pinned as unknown as Loose;
      const expected = { decisions: [409, "pinned_format_not_exported"], seal: NOT_ISSUED }[field] ?? INVALID;
      expect([field, await refused("/export", { pinned: rest })]).toEqual([field, expected]);
    }
    expect(await refused("/export", { pinned: { ...pinned, more: 1 } })).toEqual(INVALID);
  });

  it("is refused with more scenarios than a project has, and with as many that are nowhere", async () => {
    const nowhere = Array.from({ length: 5_001 }, () => ({ id: randomUUID(), version: 1 }));
    const { pinned } = manifest;
    expect(await refused("/export", { pinned: { ...pinned, scenarios: nowhere } })).toEqual(INVALID);
    const most = { pinned: { ...pinned, scenarios: nowhere.slice(1) } };
    expect(await refused("/export", most)).toEqual(NOT_ISSUED);
  });

  it("is refused with any seal but its own", async () => {
    const { pinned } = manifest;
    const { seal = "" } = pinned;
    const [version, key, digest = ""] = seal.split(".");
    const others = [
      ...["", ".", "..", "v1", "v1..", `v2.${key}.${digest}`, `v1..${digest}`, `v1.${key}.`, ` ${seal}`],
      ...[`${seal} `, `${seal}=`, `${seal}\u0000`, `${version}.constructor.${digest}`, "v1.".repeat(100_000)],
      ...[`${version}.${key}.${digest.slice(0, -1)}`, seal.toUpperCase(), seal.repeat(2)],
    ];
    for (const other of others) {
      expect([other, await refused("/export", { pinned: { ...pinned, seal: other } })]).toEqual([
        other,
        NOT_ISSUED,
      ]);
    }
  });
});

/** 16 MiB of a text, and what stands around it. */
const filled = (before: string, part: string, after: string): string =>
  before + part.repeat(Math.floor((16 * MIB - before.length - after.length) / part.length)) + after;

describe("a body of 16 MiB", () => {
  const state = (change: object): string => JSON.stringify({ pinned: { ...manifest.pinned, ...change } });

  it.each<[string, () => string, readonly Refused[]]>([
    ["lists in one another", () => filled('{"pinned":', "[", ""), [FIELD, INVALID, [400, "invalid_body"]]],
    ["objects in one another", () => filled("", '{"pinned":', ""), [FIELD, INVALID, [400, "invalid_body"]]],
    [
      "unknown fields",
      () => `{${Array.from({ length: 900_000 }, (_, n) => `"field${n}":1`)}}`,
      [FIELD, [400, "invalid_body"]],
    ],
    ["one name of a field", () => filled('{"', "x", '":1}'), [FIELD]],
    ["one format", () => filled('{"format":"', "x", '"}'), [FIELD]],
    ["one revision", () => filled('{"revisionId":"', "x", '"}'), [FIELD]],
    ["scenarios that are nothing", () => filled('{"pinned":{"scenarios":[0', ",0", "]}}"), [TOO_LONG]],
    [
      "scenarios that are one",
      () => state({ scenarios: Array.from({ length: 200_000 }, () => ({ id: GUID, version: 1 })) }),
      [TOO_LONG],
    ],
    ["one name of a project", () => state({ projectName: "x".repeat(15 * MIB) }), [INVALID]],
    ["one seal", () => state({ seal: "x".repeat(15 * MIB) }), [NOT_ISSUED]],
    [
      "repeated keys",
      () => filled('{"pinned":{"a":1', ',"a":1', "}}"),
      [FIELD, INVALID, [400, "invalid_body"]],
    ],
    ["digits", () => filled('{"pinned":{"streamVersion":', "1", "}}"), [INVALID, [400, "invalid_body"]]],
  ])("with %s is refused", async (_, body, expected) => {
    const text = body();
    expect(text.length).toBeGreaterThan(10 * MIB);
    expect(expected).toContainEqual(await refused("/export", text));
  });

  it("that is one byte longer is not read", async () => {
    expect(await refused("/export", `${filled("{", " ", "}")}  `)).toEqual([413, "payload_too_large"]);
  });
});

describe("pinned runs", () => {
  const runs = (count: number, runId: () => string) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ promiseId: manifest.pinned.promises[0]?.id ?? "", promiseRevision: 1 },
      ...{ obligationId: `SHOP-001/O${n + 1}`, runId: runId() },
    }));
  const verify = (of: readonly object[]) =>
    refused("/verify", { manifest: { ...manifest, pinned: { ...manifest.pinned, runs: of } } });

  it("are 70,000 that are nowhere", async () => {
    expect(await verify(runs(70_000, () => GUID))).toEqual(NOT_THERE);
  });

  it("are 70,000 times one that is there", async () => {
    const { runId = "" } = manifest.pinned.runs[0] ?? {};
    expect([NOT_THERE, [413, "bundle_too_large"]]).toContainEqual(await verify(runs(70_000, () => runId)));
  });

  it("are 100,001", async () => {
    const short = Array.from({ length: 100_001 }, () => ({}));
    expect(await verify(short)).toEqual(INVALID);
  });
});

describe("a name of a project that no project can have", () => {
  it.each(["<", "\u0001", "😀", "a b\n"])(
    "is refused, and the service goes on: 15 MB of %j",
    async (part) => {
      const projectName = part.repeat(15_000_000 / JSON.stringify(part).length);
      const pinned = { ...manifest.pinned, projectName };
      expect(await refused("/verify", { manifest: { ...manifest, pinned } })).toEqual(INVALID);
      expect(
        await refused("/compare", { from: { manifest: { ...manifest, pinned } }, to: { manifest } }),
      ).toEqual(INVALID);
      await team.viewer.get("/health/live").expect(200);
    },
  );

  it("is 200 characters, whatever they are", async () => {
    const pinned = { ...manifest.pinned, projectName: "😀".repeat(200) };
    const answer = await team.viewer.post(buildOf(project.projectId, "/verify"), {
      manifest: { ...manifest, pinned },
    });
    expect(answer.body).toMatchObject({ matchesPinned: false, issued: false });
  });
});

describe("a source that nothing is stored of", () => {
  const withSource = (repository: string) => {
    const nothing = { trackedRef: null, trackedCommit: null, trackedScan: null, latestCommit: null };
    const sources = [{ ...nothing, repository, latestScan: null }];
    return { manifest: { ...manifest, pinned: { ...manifest.pinned, sources } } };
  };

  it("is told by a name that is no longer than one is", async () => {
    expect(await refused("/verify", withSource("x".repeat(1_000)))).toEqual(NOT_THERE);
    expect(await refused("/verify", withSource("x".repeat(1_001)))).toEqual(INVALID);
    expect(await refused("/verify", withSource("x".repeat(15_000_000)))).toEqual(INVALID);
  });
});

describe("a brief", () => {
  const ids = (count: number, id: () => unknown = randomUUID) => Array.from({ length: count }, id);

  it.each<[string, unknown]>([
    ["2,000 IDs", { elementIds: ids(2_000) }],
    ["2,001 times one ID", { elementIds: ids(2_001, () => GUID) }],
    ["201 IDs in three lists", { promiseIds: ids(67), scenarioIds: ids(67), elementIds: ids(67) }],
    ["IDs that are none", { elementIds: ["x", 5, null, {}, [], "\u0000", "../../etc/passwd"] }],
    ["an ID in braces", { elementIds: [`{${GUID}}`] }],
    ["IDs that are no list", { elementIds: { 0: GUID, length: 1 } }],
    ["a text for a list", { elementIds: GUID }],
    ["nothing", {}],
    ["empty lists", { promiseIds: [], scenarioIds: null }],
    ["an ID of nothing", { elementIds: [GUID] }],
    ["a requirement ID", { promiseIds: ["SHOP-001"] }],
    ["a scan", { elementIds: [GUID], changeScanId: GUID }],
    ["no tokens", { elementIds: [GUID], maxTokens: 0 }],
    ["less than no tokens", { elementIds: [GUID], maxTokens: -1 }],
    ["half a token", { elementIds: [GUID], maxTokens: 0.5 }],
    ["too many tokens", { elementIds: [GUID], maxTokens: 1e300 }],
    ["tokens as a text", { elementIds: [GUID], maxTokens: "5" }],
    ["two states", { elementIds: [GUID], revisionId: GUID, branchId: GUID }],
    ["an unknown field", { elementIds: [GUID], more: 1 }],
  ])("of %s is refused", async (_, body) => {
    expect([FIELD, [400, "invalid_body"]]).toContainEqual(await refused("/brief", body as object));
  });

  it.each<[string, string, Refused]>([
    ["no JSON", "{", [400, "invalid_body"]],
    ["a list", "[]", [400, "invalid_body"]],
    ["a prototype", '{"__proto__":{"elementIds":[]}}', FIELD],
    ["over its limit", " ".repeat(128 * 1024 + 1), [413, "payload_too_large"]],
  ])("from a body that is %s is refused", async (_, body, expected) => {
    const [status, type] = await refused("/brief", body);
    expect([status, expected]).toEqual([expected[0], expected]);
    expect(type).toMatch(/invalid_body|validation_error|payload_too_large/);
  });

  it("of one token is written, with everything else left out", async () => {
    const answer = await team.viewer
      .post(buildOf(project.projectId, "/brief"), { scenarioIds: [project.scenarioId], maxTokens: 1 })
      .expect(200);
    expect(answer.body.omitted.length).toBeGreaterThan(0);
  });
});

describe("a comparison", () => {
  it.each<[string, () => unknown, Refused]>([
    ["one side", () => ({ from: { manifest } }), INVALID],
    ["sides that are nothing", () => ({ from: {}, to: {} }), INVALID],
    ["a side that is both", () => ({ from: { manifest, bundle: "" }, to: { manifest } }), INVALID],
    ["an empty archive", () => ({ from: { bundle: "" }, to: { manifest } }), INVALID],
    ["base64 with blanks", () => compared(` ${archive.toString("base64")}`), INVALID],
    ["base64 with line feeds", () => compared(archive.toString("base64").replace(/.{76}/g, "$&\n")), INVALID],
    [
      "base64 of URLs",
      () => compared(Buffer.concat([archive, Buffer.from([255])]).toString("base64url")),
      INVALID,
    ],
    ["base64 that is cut", () => compared(archive.toString("base64").slice(0, -3)), INVALID],
    ["base64 with more behind it", () => compared(`${archive.toString("base64")}====`), INVALID],
    ["base64 that is 31 MiB of one letter", () => compared("A".repeat(31 * MIB)), INVALID],
    ["31 MiB that are no base64", () => compared("-".repeat(31 * MIB)), INVALID],
    ["31 MiB of escapes", () => compared("\u0001".repeat(5 * MIB)), INVALID],
    ["an unknown field", () => ({ from: { manifest }, to: { manifest }, more: 1 }), INVALID],
    ["a manifest with a pin twice", () => compared2({ scenarios: [pin(), pin()] }), INVALID],
  ])("of %s is refused", async (_, body, expected) => {
    expect(await refused("/compare", body() as object)).toEqual(expected);
  });

  it("of more than 32 MiB is not read", async () => {
    expect(await refused("/compare", " ".repeat(32 * MIB + 1))).toEqual([413, "payload_too_large"]);
  });

  const pin = () => ({ id: GUID, version: 1 });
  const compared = (bundle: string) => ({ from: { bundle }, to: { manifest } });
  const compared2 = (change: object) => ({
    ...{ from: { manifest }, to: { manifest: { ...manifest, pinned: { ...manifest.pinned, ...change } } } },
  });
});

describe("the path of a file", () => {
  it.each([
    ...[
      "../manifest.json",
      "/SDD.md",
      "./SDD.md",
      "sdd.md",
      "SDD.md/",
      "SDD.md\u0000",
      "..%2f..%2fetc%2fpasswd",
    ],
    ...["scenarios/../SDD.md", "scenarios\\x", "", " ", "constructor", "__proto__", "file:///etc/passwd"],
    ...["x".repeat(6_000), "openapi/", "scenarios", "\ufeffSDD.md", "ＳＤＤ.md"],
  ])("%j leads nowhere", async (path) => {
    const answer = await team.viewer.get(
      buildOf(project.projectId, `/files?path=${encodeURIComponent(path)}`),
    );
    expect([400, 404]).toContain(problem(answer).status);
    expect(answer.text.length).toBeLessThan(LONGEST_REFUSAL);
  });

  it.each(["path=SDD.md&path=manifest.json", "path[]=SDD.md", "path[x]=SDD.md", "", "path=SDD.md&more=1"])(
    "in the query %s is refused",
    async (query) => {
      const answer = await team.viewer.get(buildOf(project.projectId, `/files?${query}`));
      expect(problem(answer)).toMatchObject({ status: 400, type: "validation_error" });
    },
  );
});
