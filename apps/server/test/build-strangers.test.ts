import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BundleManifest, PinnedState } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import {
  aBuiltProject,
  type BuiltProject,
  buildOf,
  exported,
  fileIn,
  manifestIn,
  verified,
} from "./testing/build.js";
import { acceptedDecision, aDecision } from "./testing/decisions.js";
import { pathOf } from "./testing/edits.js";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// The build of a project as those meet it who have nothing to do with it.

const SECRET = "Halcyon";

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let archive: Buffer;
let manifest: BundleManifest;
let ids: Readonly<Record<"revision" | "branch", string>>;
/** The same people with a workspace that the outsider owns, and a project in it. */
let theirs: Team;
let own: BuiltProject;
let ownManifest: BundleManifest;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  const { projectId } = project;
  await team.editor
    .put(pathOf(projectId, "schema", randomUUID()), { name: SECRET, content: "{}" })
    .expect(201);
  await acceptedDecision(team.owner, projectId, await aDecision(team.editor, projectId, { title: SECRET }));
  const revision = await aRevision(team.owner, projectId, SECRET);
  const branch = await aBranch(team.editor, projectId, SECRET);
  ids = { revision, branch };
  archive = (await exported(team.viewer, project)).body;
  manifest = manifestIn(archive);
  const workspaceId = randomUUID();
  const { outsider } = team;
  await outsider.post("/api/workspaces", { id: workspaceId, name: "Other" }).expect(200);
  theirs = { ...team, owner: outsider, editor: outsider, viewer: outsider, workspaceId };
  own = await aBuiltProject(theirs);
  ownManifest = manifestIn((await exported(outsider, own)).body);
});
afterAll(() => server.stop());

type Call = readonly [method: "get" | "post", rest: string, body?: object | Buffer];

/** Every route with what would do. */
const calls = (): readonly Call[] => [
  ["post", "/export"],
  ["post", "/export", { format: "sdd" }],
  ["post", "/export", { revisionId: ids.revision }],
  ["post", "/export", { branchId: ids.branch }],
  ["post", "/export", { pinned: manifest.pinned }],
  ["get", "/manifest"],
  ["get", `/manifest?revisionId=${ids.revision}`],
  ["get", `/manifest?branchId=${ids.branch}`],
  ["get", "/ready"],
  ["get", "/files?path=SDD.md"],
  ["post", "/brief", { scenarioIds: [project.scenarioId] }],
  ["post", "/verify", { manifest }],
  ["post", "/verify", archive],
  ["post", "/compare", { from: { manifest }, to: { manifest } }],
];

function call(by: Person, [method, rest, body]: Call, at = project.projectId): PromiseLike<Response> {
  const path = buildOf(at, rest);
  if (method === "get") {
    return by.get(path);
  }
  return Buffer.isBuffer(body)
    ? by.post(path).set("Content-Type", "application/zip").send(body)
    : by.post(path, body ?? {});
}

async function audits(): Promise<number> {
  const { rows } = await server.database.query(
    "SELECT count(*)::int AS n FROM audit_entries WHERE target = $1",
    [project.projectId],
  );
  return rows[0].n;
}

describe("whoever has nothing to do with the project", () => {
  it("is answered by every route as if it were not there, and nothing is written down", async () => {
    const scopes = ["read", "propose", "export"];
    const foreign = await aToken(team.outsider, theirs.workspaceId, { scopes });
    const elsewhere = await aProject(team.owner, team.workspaceId);
    const restricted = await aToken(team.owner, team.workspaceId, { scopes, projectId: elsewhere });
    const strangers = [team.outsider, withToken(server, foreign.value), withToken(server, restricted.value)];
    const before = await audits();
    for (const stranger of strangers) {
      for (const one of calls()) {
        const [there, nowhere] = [await call(stranger, one), await call(stranger, one, randomUUID())];
        expect([one[1], problem(there)]).toEqual([one[1], { status: 404, type: "not_found", fields: [] }]);
        expect(there.body).toEqual(nowhere.body);
      }
    }
    expect(await audits()).toBe(before);
  });

  it("has to sign in first, where it is nobody", async () => {
    for (const one of calls()) {
      expect([one[1], problem(await call(nobody(server), one))]).toMatchObject([one[1], { status: 401 }]);
    }
  });

  it("is refused with a token that may not, before what was sent is read", async () => {
    const readOnly = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    const proposing = await aToken(team.owner, team.workspaceId, { scopes: ["propose"] });
    for (const [value, mayRead] of [
      [readOnly.value, true],
      [proposing.value, false],
    ] as const) {
      for (const one of calls()) {
        const isRead = /^\/(manifest|ready)/.test(one[1]);
        const answer = await call(withToken(server, value), one);
        expect([one[1], answer.status]).toEqual([one[1], isRead && mayRead ? 200 : 403]);
      }
    }
  });
});

describe("a project of one's own", () => {
  it("gives nothing of another one", async () => {
    const naming = calls().filter(([, rest, body]) => /Id=/.test(rest) || (body && !("format" in body)));
    for (const one of naming.filter(([, rest]) => rest !== "/compare")) {
      const answer = await call(team.outsider, one, own.projectId);
      expect([one[1], answer.status >= 400 && answer.status < 500]).toEqual([one[1], true]);
      expect(answer.text).not.toContain(SECRET);
      expect(answer.text).not.toContain(project.projectId);
    }
  });

  it("verifies no bundle of another one, whatever is changed of its state", async () => {
    const { pinned } = manifest;
    const other = await verdict({ ...pinned, projectId: own.projectId as Guid });
    const nowhere = await verdict({
      ...pinned,
      projectId: own.projectId as Guid,
      branch: randomUUID() as string as Guid,
    });
    expect([other.status, nowhere.status]).toEqual([409, 409]);
    expect(kindOf(other)).toBe(kindOf(nowhere));
    expect(problem(await verdict(pinned))).toMatchObject({ status: 400, fields: ["pinned.projectId"] });
  });
});

function verdict(pinned: PinnedState): PromiseLike<Response> {
  return team.outsider.post(buildOf(own.projectId, "/verify"), { manifest: { ...ownManifest, pinned } });
}

/** What is said but for the IDs, which the asker sent. */
const kindOf = ({ text }: Response): string => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");

/** A state of one's own with one thing in it that is another's, and the same with one that is nowhere. */
const foreignStates = (): readonly (readonly [string, (id: string | null) => PinnedState])[] => {
  const { pinned } = ownManifest;
  const theirsOf = manifest.pinned;
  const [run, ownRun] = [theirsOf.runs[0], pinned.runs[0]];
  if (run === undefined || ownRun === undefined) {
    throw new Error("There are no runs");
  }
  const stream = (list: "scenarios" | "schemas" | "promises" | "decisions", version: number) =>
    [
      `${list} at ${version}`,
      (id: string | null) => ({
        ...pinned,
        [list]: [...(pinned[list] ?? []), { id: id ?? (theirsOf[list] ?? []).at(-1)?.id ?? "", version }],
      }),
    ] as const;
  return [
    ["its main", (id) => ({ ...pinned, branch: (id ?? theirsOf.branch) as Guid })],
    ["its main at 0", (id) => ({ ...pinned, branch: (id ?? theirsOf.branch) as Guid, streamVersion: 0 })],
    ["its branch", (id) => ({ ...pinned, branch: (id ?? ids.branch) as Guid })],
    ["its branch at 0", (id) => ({ ...pinned, branch: (id ?? ids.branch) as Guid, streamVersion: 0 })],
    ["its revision", (id) => ({ ...pinned, revisionId: (id ?? ids.revision) as Guid })],
    ...(["scenarios", "schemas", "promises", "decisions"] as const).flatMap((list) =>
      [0, 1, 2, 3].map((version) => stream(list, version)),
    ),
    ["a run for its own", (id) => ({ ...pinned, runs: [{ ...ownRun, runId: (id ?? run.runId) as Guid }] })],
    ["a run with its promise", (id) => ({ ...pinned, runs: [{ ...run, runId: (id ?? run.runId) as Guid }] })],
    [
      "a run of its promise, beside it",
      (id) => ({
        ...pinned,
        promises: [...pinned.promises, { id: run.promiseId, version: 3 }],
        runs: [{ ...run, runId: (id ?? run.runId) as Guid }],
      }),
    ],
  ];
};

describe("a state of one's own that names what is another's", () => {
  it("is answered as one that names what is nowhere, by verifying and by exporting again", async () => {
    for (const [what, of] of foreignStates()) {
      const [foreign, nowhere] = [await verdict(of(null)), await verdict(of(randomUUID()))];
      expect([what, problem(foreign)]).toMatchObject([
        what,
        { status: 409, type: "pinned_input_unavailable" },
      ]);
      expect([what, kindOf(foreign)]).toEqual([what, kindOf(nowhere)]);
      expect(foreign.text).not.toContain(SECRET);
      const again = await team.outsider.post(buildOf(own.projectId, "/export"), { pinned: of(null) });
      expect([what, problem(again)]).toMatchObject([what, { status: 409, type: "pinned_not_issued" }]);
    }
  });

  it("gives what its own pins give, whoever else has the same names", async () => {
    const result = await verified(team.outsider, own, ownManifest);
    expect(result).toMatchObject({ identical: true, issued: true });
  });

  it("is not issued by the seal of another one", async () => {
    const { seal } = manifest.pinned;
    const pinned = { ...ownManifest.pinned, seal };
    expect((await verdict(pinned)).body).toMatchObject({ issued: false, matchesPinned: true });
    const again = await team.outsider.post(buildOf(own.projectId, "/export"), { pinned });
    expect(problem(again)).toMatchObject({ status: 409, type: "pinned_not_issued" });
  });
});

describe("what was kept for those who asked before", () => {
  it("is given to nobody else, not even of an empty project with the same name", async () => {
    const empty = await aProject(team.owner, team.workspaceId, "Same");
    const other = await aProject(team.outsider, theirs.workspaceId, "Same");
    const first = manifestIn((await exported(team.owner, { projectId: empty })).body);
    const second = manifestIn((await exported(team.outsider, { projectId: other })).body);
    expect([first.pinned.projectId, second.pinned.projectId]).toEqual([empty, other]);
    expect(fileIn((await exported(team.outsider, { projectId: other })).body, "SDD.md")).not.toContain(empty);
  });
});

describe("a project that is deleted", () => {
  it("is not built, and its bundle is verified nowhere", async () => {
    const gone = await aBuiltProject(theirs);
    const sent = manifestIn((await exported(team.outsider, gone)).body);
    await team.outsider.delete(`/api/projects/${gone.projectId}`).expect(204);
    const verify = await team.outsider.post(buildOf(gone.projectId, "/verify"), { manifest: sent });
    const again = await team.outsider.post(buildOf(gone.projectId, "/export"), { pinned: sent.pinned });
    expect([verify.status, again.status]).toEqual([404, 404]);
    const { pinned } = sent;
    const elsewhere = await verdict({ ...pinned, projectId: own.projectId as Guid });
    expect(elsewhere.status).toBe(409);
  });
});
