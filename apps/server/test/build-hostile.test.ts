import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBuiltProject, type BuiltProject, buildOf, exported } from "./testing/build.js";
import { hostileArchives } from "./testing/hostile-archives.js";
import { mutatedArchives } from "./testing/mutated-archives.js";
import { naiveFiles } from "./testing/naive-zip.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import type { AnsweredPromise, Loose } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Archives that are made to harm, or to be taken for what they are not.

const AT_ONCE = 4;

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let real: Buffer;
let files: readonly { readonly path: string; readonly content: Buffer }[];

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  real = (await exported(team.viewer, project)).body;
  files = [...(naiveFiles(real) ?? [])].map(([path, content]) => ({ path, content }));
});
afterAll(() => server.stop());

interface Verdict {
  readonly status: number;
  readonly ms: number;
}

async function verdictOn(archive: Buffer, what: string): Promise<Verdict> {
  const began = performance.now();
  const answer = await team.viewer
    .post(buildOf(project.projectId, "/verify"))
    .set("Content-Type", "application/zip")
    .send(archive);
  const ms = performance.now() - began;
  if (answer.status === 200) {
    checkVerdict(archive, answer.body, what);
  } else {
    expect([what, problem(answer)]).toEqual([what, refusalOf(answer.status)]);
    expect(answer.text.length).toBeLessThan(40_000);
  }
  return { status: answer.status, ms };
}

const refusalOf = (status: number) => ({
  status: expect.any(Number),
  type: expect.stringMatching(
    status === 400
      ? /^invalid_bundle$/
      : status === 413
        ? /^(bundle|payload)_too_large$/
        : /^pinned_input_unavailable$/,
  ),
  fields: expect.any(Array),
});

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** Found again without the reader of the service, and without its comparison. */
function checkVerdict(archive: Buffer, verdict: AnsweredPromise, what: string): void {
  const sent = naiveFiles(archive) ?? new Map<string, Buffer>();
  const expected = files.filter(({ path }) => path !== "manifest.json");
  const said = new Map<string, Loose>(verdict["files"].map((file: Loose) => [file["path"], file]));
  const isTrue = expected.every(({ path, content }) => {
    const actual = sent.get(path);
    return actual?.equals(content) === true;
  });
  const isWhole = isTrue && sent.size === files.length && isSameManifest(sent.get("manifest.json"));
  expect([what, verdict["identical"]]).toEqual([what, archive.equals(real)]);
  expect([what, verdict["matchesPinned"]]).toEqual([what, isWhole]);
  for (const [path, content] of sent) {
    if (path !== "manifest.json") {
      expect([what, said.get(path)?.["actualSha256"]]).toEqual([what, hashOf(content)]);
    }
  }
}

function isSameManifest(sent: Buffer | undefined): boolean {
  const [one, other] = [sent, files.find(({ path }) => path === "manifest.json")?.content].map((text) => {
    const manifest = JSON.parse(text?.toString().replace("\ufeff", "") ?? "null");
    return JSON.stringify({ ...manifest, pinned: { ...manifest.pinned, seal: null } }, keysInOrder(manifest));
  });
  return one === other;
}

function keysInOrder(value: object): string[] {
  const keys = new Set<string>();
  JSON.stringify(value, (key, within) => {
    keys.add(key);
    return within;
  });
  return [...keys].sort();
}

describe("an archive that is made by hand", () => {
  it("is refused, or judged as what it is", async () => {
    const all = hostileArchives(files, real);
    expect(all.length).toBeGreaterThan(100);
    const seen: (readonly [string, number])[] = [];
    for (const { what, bytes } of all) {
      const verdict = await verdictOn(bytes(), what);
      seen.push([what, verdict.status]);
    }
    expect(seen).toEqual(all.map(({ what, status }) => [what, status]));
  });
});

describe("an archive that was damaged or forged", () => {
  it("is refused, or judged as what it is", async () => {
    const archives = mutatedArchives(
      real,
      files.map(({ path, content }) => ({ name: path, content })),
      { seed: 14, count: 300 },
    );
    const statuses: number[] = [];
    for (let from = 0; from < archives.length; from += AT_ONCE) {
      const some = archives.slice(from, from + AT_ONCE);
      const verdicts = await Promise.all(some.map((one, index) => verdictOn(one, `archive ${from + index}`)));
      statuses.push(...verdicts.map(({ status }) => status));
    }
    expect([...new Set(statuses)]).toEqual(expect.arrayContaining([200, 400]));
    // IDs in the real one are new in every run: one may become another that is well made, or says that it is larger than it is.
    expect(statuses.filter((status) => ![200, 400, 409, 413].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
  });
});
