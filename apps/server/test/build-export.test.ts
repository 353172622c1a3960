import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readZip } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../src/sections/build/codec.js";
import { aBuiltProject, type BuiltProject, exported, manifestIn } from "./testing/build.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let project: BuiltProject;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
});
afterAll(() => server.stop());

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

describe("an export", () => {
  it("is an archive whose manifest lists every file with its hash", async () => {
    const { headers, body } = await exported(team.viewer, project);
    const read = readZip(body, NODE_CODEC);
    const entries = read.ok ? read.value : [];
    const manifest = manifestIn(body);
    const listed = entries.filter(({ path }) => path !== "manifest.json");
    expect(manifest.files).toEqual(
      listed.map(({ path, content }) => ({ path, sha256: sha256(content), bytes: content.length })),
    );
    const lines = manifest.files.map(({ path, sha256: hash }) => `${path} ${hash}\n`).join("");
    expect(manifest.bundleHash).toBe(sha256(Buffer.from(lines)));
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="service-bundle-${manifest.bundleHash.slice(0, 12)}.zip"`,
      "x-service-bundle-hash": manifest.bundleHash,
      "x-service-stream-version": String(manifest.pinned.streamVersion),
      "x-service-build-ready": String(manifest.buildReady),
      "x-service-current": "true",
      etag: `"${sha256(body)}"`,
    });
  });
});
