import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type BundleManifest, readZip } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../src/sections/build/codec.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBuiltProject, type BuiltProject, buildOf, exported, fileIn, manifestIn } from "./testing/build.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
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

const build = (rest: string): string => buildOf(project.projectId, rest);
const tagOf = (text: string): string => `"${createHash("sha256").update(text).digest("hex")}"`;

describe("what is read of a build", () => {
  it("is the manifest of the archive, to the byte, with a tag of its bytes", async () => {
    const { text, headers } = await team.viewer.get(build("/manifest")).expect(200);
    expect(text).toBe(fileIn(archive, "manifest.json"));
    expect(headers["etag"]).toBe(tagOf(text));
    expect(headers["x-service-bundle-hash"]).toBe(manifest.bundleHash);
  });

  it("is each file of the archive, to the byte", async () => {
    const read = readZip(archive, NODE_CODEC);
    for (const { path, content } of read.ok ? read.value : []) {
      const answer = await team.viewer
        .get(build(`/files?path=${encodeURIComponent(path)}`))
        .buffer(true)
        .expect(200);
      expect([path, answer.text]).toEqual([path, Buffer.from(content).toString("utf8")]);
    }
  });

  it("is the design document alone, which is exported as well", async () => {
    const { body, headers } = await exported(team.viewer, project, { format: "sdd" });
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(body.toString("utf8")).toBe(fileIn(archive, "SDD.md"));
    expect(headers["x-service-bundle-hash"]).toBe(manifest.bundleHash);
  });

  it.each(["/manifest", "/ready", "/files?path=SDD.md"])("is not sent again by GET %s", async (path) => {
    const { headers, text } = await team.viewer.get(build(path)).expect(200);
    const again = await team.viewer
      .get(build(path))
      .set("If-None-Match", String(headers["etag"]))
      .expect(304);
    expect(again.text).toBe("");
    expect((await team.viewer.get(build(path)).set("If-None-Match", '"other"').expect(200)).text).toBe(text);
  });

  it("is sent again by an export, which carries a tag as well", async () => {
    const { headers } = await exported(team.viewer, project);
    const answer = await team.viewer.post(build("/export")).set("If-None-Match", String(headers["etag"]));
    expect(answer.status).toBe(200);
  });

  it("is of a revision or a branch that is named, of both never", async () => {
    const revisionId = await aRevision(team.owner, project.projectId);
    const { body } = await team.viewer.get(build(`/manifest?revisionId=${revisionId}`)).expect(200);
    expect(body.pinned).toMatchObject({ revisionId, streamVersion: manifest.pinned.streamVersion });
    const both = await team.viewer.get(build(`/manifest?revisionId=${revisionId}&branchId=${revisionId}`));
    expect(problem(both)).toEqual({ status: 400, type: "validation_error", fields: ["branchId"] });
    for (const path of ["/manifest", "/ready", "/files?path=SDD.md"]) {
      const joint = path.includes("?") ? "&" : "?";
      for (const field of ["revisionId", "branchId"]) {
        const answer = await team.viewer.get(build(`${path}${joint}${field}=${project.projectId}`));
        expect(problem(answer)).toMatchObject({ status: 404, type: "not_found" });
        expect((await team.viewer.get(build(`${path}${joint}${field}=x`))).status).toBe(400);
      }
    }
  });

  it("is no file that the bundle has not", async () => {
    for (const path of ["nothing.md", "../SDD.md", "", "manifest.json/", "/SDD.md"]) {
      const answer = await team.viewer.get(build(`/files?path=${encodeURIComponent(path)}`));
      expect([path, problem(answer).status]).toEqual([path, 404]);
    }
    expect(problem(await team.viewer.get(build("/files"))).status).toBe(400);
  });
});

describe("Build Ready", () => {
  it("says what is in the way, as the manifest does, with where it is settled", async () => {
    const { body } = await team.viewer.get(build("/ready")).expect(200);
    expect(body.buildReady).toBe(false);
    const bare = body.blockers.map(({ links: _, ...blocker }: { links: unknown }) => blocker);
    expect(bare).toEqual(manifest.blockers);
    const codes = new Set(bare.map(({ code }: { code: string }) => code));
    expect(codes).toContain("promise-gap");
    expect(codes).toContain("promise-not-approved");
  });

  it("links to what is there", async () => {
    const { body } = await team.viewer.get(build("/ready")).expect(200);
    const links = new Set<string>(body.blockers.flatMap(({ links: all }: { links: string[] }) => all));
    expect(links.size).toBeGreaterThan(0);
    for (const link of links) {
      expect([link, (await team.viewer.get(link)).status]).toEqual([link, 200]);
    }
  });
});

describe("an agent token", () => {
  it.each([
    ["read", { manifest: 200, ready: 200, files: 403, export: 403 }],
    ["export", { manifest: 200, ready: 200, files: 200, export: 200 }],
    ["propose", { manifest: 403, ready: 403, files: 403, export: 403 }],
  ])("with the scope %s", async (scope, statuses) => {
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: [scope] });
    const agent = withToken(server, value);
    expect({
      manifest: (await agent.get(build("/manifest"))).status,
      ready: (await agent.get(build("/ready"))).status,
      files: (await agent.get(build("/files?path=SDD.md"))).status,
      export: (await agent.post(build("/export"))).status,
    }).toEqual(statuses);
  });
});

it("an export is told in the audit list, with its hash, by whom", async () => {
  const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["export"], name: "Builder" });
  await withToken(server, value).post(build("/export")).expect(200);
  const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
  const told = body.find(({ action }: { action: string }) => action === "build.exported");
  expect(told).toMatchObject({
    target: project.projectId,
    details: { bundleHash: manifest.bundleHash, buildReady: false },
  });
  expect(JSON.stringify(told)).toContain("Builder");
});

describe("two bundles are compared", () => {
  it("by their manifests, or as archives", async () => {
    const title = "Another draft";
    const draft = await team.editor.post(`/api/projects/${project.projectId}/promises`, {
      ...{
        title,
        claim: "c",
        scope: null,
        preconditions: null,
        expectedOutcome: null,
        forbiddenOutcome: null,
      },
      ...{ evidenceCriteria: null, forbiddenEvents: null, requiresPattern: null, links: null },
    });
    expect(draft.status).toBe(201);
    const later = (await exported(team.viewer, project)).body;
    const requirement = draft.body.requirementId;
    const expected = {
      same: false,
      fromBundleHash: manifest.bundleHash,
      toBundleHash: manifestIn(later).bundleHash,
      files: {
        came: [`promises-not-approved/${requirement}.json`],
        went: [],
        changed: ["SDD.md", "architecture.json"],
      },
      requirements: { came: [], went: [], changed: [] },
      decisions: { came: [], went: [], changed: [] },
      blockers: { came: [{ code: "promise-not-approved", subject: requirement }], went: [], changed: [] },
    };
    const sides = [
      [{ manifest }, { manifest: manifestIn(later) }],
      [{ bundle: archive.toString("base64") }, { bundle: later.toString("base64") }],
    ];
    for (const [from, to] of sides) {
      const { body } = await team.viewer.post(build("/compare"), { from, to }).expect(200);
      expect(body).toMatchObject(expected);
    }
    const { body: same } = await team.viewer.post(build("/compare"), {
      from: { manifest },
      to: { manifest },
    });
    expect(same).toMatchObject({ same: true, files: { came: [], went: [], changed: [] } });
  });

  it.each<[string, () => object, readonly string[]]>([
    ["neither", () => ({ from: {}, to: { manifest } }), ["from"]],
    ["both", () => ({ from: { manifest, bundle: "" }, to: { manifest } }), ["from"]],
    ["no base64", () => ({ from: { manifest }, to: { bundle: "?" } }), ["to.bundle"]],
    ["no archive", () => ({ from: { bundle: "AAAA" }, to: { manifest } }), ["from.bundle"]],
    ["no sides", () => ({}), ["from", "to"]],
  ])("a side that is %s is refused", async (_, body, fields) => {
    const answer = await team.viewer.post(build("/compare"), body());
    expect(problem(answer)).toEqual({ status: 400, type: "invalid_bundle", fields });
  });
});

describe("a body of an export is refused", () => {
  it.each<[string, object | string, string, readonly string[]]>([
    ["with another format", { format: "pdf" }, "validation_error", ["format"]],
    ["with an ID that is none", { revisionId: "x" }, "validation_error", ["revisionId"]],
    ["with an unknown field", { revision: null }, "validation_error", ["revision"]],
    ["that is no JSON", "{", "invalid_body", [""]],
  ])("%s", async (_, body, type, fields) => {
    const answer = await team.viewer.post(build("/export"), body);
    expect(problem(answer)).toMatchObject({ status: 400, type });
    expect(problem(answer).fields.length).toBe(fields.length);
  });
});
