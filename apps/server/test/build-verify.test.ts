import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type BundleContent, type BundleManifest, prettyJson, readZip } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../src/sections/build/codec.js";
import { packBundle } from "../src/sections/build/packing/pack-bundle.js";
import {
  aBuiltProject,
  type BuiltProject,
  buildOf,
  exported,
  manifestIn,
  verified,
} from "./testing/build.js";
import { packedAgain } from "./testing/packed-again.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

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

const verify = (projectId = project.projectId): string => buildOf(projectId, "/verify");

/** The archive with its files changed, packed as the service packs. */
async function changed(
  change: (files: readonly BundleContent[]) => readonly BundleContent[],
): Promise<Buffer> {
  const read = readZip(archive, NODE_CODEC);
  return Buffer.from(await packBundle(change(read.ok ? read.value : [])));
}

const text = (path: string, content: string): BundleContent => ({
  path,
  content: new TextEncoder().encode(content),
});
const without = (path: string) => (files: readonly BundleContent[]) =>
  files.filter((file) => file.path !== path);

describe("a bundle is verified", () => {
  it("as it was exported, as an archive and by its manifest alone", async () => {
    const whole = {
      matchesPinned: true,
      identical: true,
      manifest: "match",
      current: true,
      moved: [],
      issued: true,
    };
    const result = await verified(team.viewer, project, archive);
    expect(result).toMatchObject({
      ...whole,
      archive: "match",
      pinned: manifest.pinned,
      selfCheck: manifest.selfCheck,
    });
    expect(result["files"]).toEqual(
      manifest.files.map(({ path, sha256 }) => ({
        ...{ path, status: "match" },
        ...{ expectedSha256: sha256, actualSha256: sha256 },
      })),
    );
    expect([result["expectedBundleHash"], result["actualBundleHash"]]).toEqual([
      manifest.bundleHash,
      manifest.bundleHash,
    ]);
    expect(await verified(team.viewer, project, manifest)).toMatchObject({ ...whole, archive: null });
  });

  it("with one byte changed, as changed after the export", async () => {
    const other = await changed((files) =>
      files.map(({ path, content }) =>
        path === "SDD.md" ? { path, content: content.with(5, 88) } : { path, content },
      ),
    );
    const result = await verified(team.viewer, project, other);
    expect(result).toMatchObject({
      ...{
        matchesPinned: false,
        identical: false,
        manifest: "match",
        archive: "differs",
        current: true,
        issued: true,
      },
    });
    const differing = result["files"].filter(({ status }: { status: string }) => status !== "match");
    expect(differing).toMatchObject([{ path: "SDD.md", status: "differs" }]);
    expect(result["actualBundleHash"]).not.toBe(result["expectedBundleHash"]);
  });

  it("without a file that its manifest lists, as missing it", async () => {
    const result = await verified(team.viewer, project, await changed(without("asyncapi.yaml")));
    const differing = result["files"].filter(({ status }: { status: string }) => status !== "match");
    expect(differing).toMatchObject([{ path: "asyncapi.yaml", status: "missing", actualSha256: null }]);
  });

  it("with a file of its own that its manifest lists, as an unknown one", async () => {
    const more = { path: "more.md", sha256: "0".repeat(64), bytes: 1 };
    const files = [...manifest.files, more].toSorted((left, right) => (left.path < right.path ? -1 : 1));
    const result = await verified(team.viewer, project, { ...manifest, files });
    expect(result["manifestDifferences"]).toEqual(["files"]);
    expect(result["files"]).toContainEqual({
      ...{ path: "more.md", status: "unknown-file" },
      ...{ expectedSha256: null, actualSha256: "0".repeat(64) },
    });
  });

  it("whose manifest says that it is ready, as another manifest", async () => {
    const result = await verified(team.viewer, project, { ...manifest, buildReady: true, blockers: [] });
    expect(result).toMatchObject({ matchesPinned: false, manifest: "differs" });
    expect(result["manifestDifferences"]).toEqual(["buildReady", "blockers"]);
  });

  it("without its seal, as right and not issued", async () => {
    const { seal: _, ...pinned } = manifest.pinned;
    const result = await verified(team.viewer, project, { ...manifest, pinned });
    expect(result).toMatchObject({ matchesPinned: true, manifest: "match", issued: false });
  });

  it("of format 3, and of format 2 without review and decisions", async () => {
    const { seal: _, ...third } = manifest.pinned;
    const asThird = { ...manifest, format: "service-bundle/3" as const, pinned: third };
    expect(await verified(team.viewer, project, asThird)).toMatchObject({
      matchesPinned: true,
      issued: false,
    });
    const { decisions: __, ...second } = third;
    const generator = { name: "service-build" as const, version: "2" };
    const asSecond = { ...manifest, format: "service-bundle/2" as const, generator, pinned: second };
    const result = await verified(team.viewer, project, asSecond);
    const unknown = result["files"].filter(({ status }: { status: string }) => status === "unknown-file");
    expect(unknown).toMatchObject([{ path: "decisions/ADR-0001.md" }]);
    expect(result).toMatchObject({ matchesPinned: false, current: true });
  });

  it("that was packed again by another tool, as another archive of the same files", async () => {
    const result = await verified(team.viewer, project, packedAgain(archive));
    expect(result).toMatchObject({
      matchesPinned: true,
      identical: false,
      archive: "differs",
      manifest: "match",
    });
  });
});

describe("what is no bundle of the project is refused", () => {
  const sendZip = (body: Buffer, projectId = project.projectId) =>
    team.viewer.post(verify(projectId)).set("Content-Type", "application/zip").send(body);

  it.each<[string, () => Promise<Buffer>, number, string]>([
    ["nothing", async () => Buffer.alloc(0), 400, "invalid_bundle"],
    [
      "no zip",
      async () => Buffer.from("PK no zip at all, but long enough to hold an end record"),
      400,
      "invalid_bundle",
    ],
    ["a zip that is cut", async () => archive.subarray(0, -1), 400, "invalid_bundle"],
    ["a zip without a manifest", () => changed(without("manifest.json")), 400, "invalid_bundle"],
    [
      "a file that no manifest lists",
      () => changed((files) => [...files, text("more.md", "x")]),
      400,
      "invalid_bundle",
    ],
    [
      "a manifest that is no JSON",
      () => changed((files) => [...without("manifest.json")(files), text("manifest.json", "{")]),
      400,
      "invalid_bundle",
    ],
    ["a zip over its limit", async () => Buffer.alloc(33_554_433), 413, "bundle_too_large"],
  ])("%s", async (_, bytes, status, type) => {
    expect(problem(await sendZip(await bytes()))).toMatchObject({ status, type });
  });

  it("one of another project, telling nothing", async () => {
    const other = await aProject(team.owner, team.workspaceId);
    const answer = await sendZip(archive, other);
    expect(problem(answer)).toMatchObject({
      status: 400,
      type: "invalid_bundle",
      fields: ["pinned.projectId"],
    });
    expect(answer.text).not.toContain(project.projectId);
  });

  it.each<[string, string, number, string]>([
    ["no manifest", "{}", 400, "invalid_bundle"],
    ["no JSON", "{", 400, "invalid_bundle"],
    ["a list", "[]", 400, "invalid_bundle"],
    ["another format", '{"manifest":{"format":"service-bundle/1"}}', 400, "invalid_bundle"],
  ])("a body of JSON with %s", async (_, body, status, type) => {
    expect(problem(await team.viewer.post(verify(), body))).toMatchObject({ status, type });
  });

  it("a body of another type", async () => {
    const answer = await team.viewer.post(verify()).set("Content-Type", "text/plain").send("x");
    expect(problem(answer)).toMatchObject({ status: 415, type: "unsupported_media_type" });
  });

  it("a body of JSON over its limit", async () => {
    const body = prettyJson({ manifest: "x".repeat(16_777_216) });
    expect(problem(await team.viewer.post(verify(), body))).toMatchObject({
      status: 413,
      type: "payload_too_large",
    });
  });

  it("a version that the project does not hold", async () => {
    const { pinned } = manifest;
    for (const other of [
      { ...pinned, streamVersion: pinned.streamVersion + 1 },
      { ...pinned, branch: pinned.projectId },
      { ...pinned, revisionId: pinned.projectId },
      ...(["scenarios", "promises", "decisions"] as const).map((list) => ({
        ...pinned,
        [list]: (pinned[list] ?? []).map(({ id, version }) => ({ id, version: version + 1 })),
      })),
      { ...pinned, runs: pinned.runs.map((run) => ({ ...run, runId: pinned.projectId })) },
    ]) {
      const answer = await team.viewer.post(verify(), { manifest: { ...manifest, pinned: other } });
      expect(problem(answer)).toMatchObject({ status: 409, type: "pinned_input_unavailable" });
    }
  });
});
