import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { problem } from "./testing/problem.js";
import { aProject } from "./testing/project.js";
import {
  aShop,
  closeGate,
  type Gate,
  type ScanningServer,
  scansBy,
  startScanning,
} from "./testing/scanning.js";
import {
  aRunningScanRow,
  aScanRow,
  comparisonOf,
  ended,
  scanBody,
  scanIn,
  scanned,
  scansOf,
} from "./testing/scans.js";
import { HEAD, repositoriesOf } from "./testing/sources.js";

let scanning: ScanningServer;
let projectId: string;
let repositoryId: string;
let path: string;
let gate: Gate | null;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());
beforeEach(async () => {
  ({ projectId, repositoryId } = await aShop(scanning));
  path = `${repositoriesOf(projectId)}/${repositoryId}/scans`;
  gate = null;
});
afterEach(() => gate?.open());

describe("asking for a scan", () => {
  it.each([
    ["kind", { kind: undefined }],
    ["kind", { kind: "both" }],
    ["ref", { ref: undefined }],
    ["pullRequest", { pullRequest: undefined }],
    ["ref", { ref: "main" }],
    ["pullRequest", { pullRequest: 1 }],
    ["ref", { kind: "comparison" }],
    ["ref", { kind: "comparison", ref: "main", pullRequest: 1 }],
    ["ref", { kind: "comparison", ref: "" }],
    ["ref", { kind: "comparison", ref: "a b" }],
    ["ref", { kind: "comparison", ref: "a\u0007" }],
    ["ref", { kind: "comparison", ref: "refs/heads/main" }],
    ["ref", { kind: "comparison", ref: "../../user" }],
    ["ref", { kind: "comparison", ref: "x".repeat(256) }],
    ["ref", { kind: "comparison", ref: 1 }],
    ["pullRequest", { kind: "comparison", pullRequest: 0 }],
    ["pullRequest", { kind: "comparison", pullRequest: 1.5 }],
    ["pullRequest", { kind: "comparison", pullRequest: "1" }],
    ["pullRequest", { kind: "comparison", pullRequest: 2_147_483_648 }],
  ])("is refused at %s: %j", async (field, change) => {
    const { body } = await scanning.team.editor.post(path, scanBody(change)).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await scanning.team.viewer.get(scansOf(projectId)).expect(200)).body.items).toEqual([]);
  });

  it("is for repositories that the project follows", async () => {
    const { editor, owner, workspaceId } = scanning.team;
    const elsewhere = await aProject(owner, workspaceId);
    for (const other of [
      `${repositoriesOf(projectId)}/${randomUUID()}/scans`,
      `${repositoriesOf(elsewhere)}/${repositoryId}/scans`,
    ]) {
      expect(problem(await editor.post(other, scanBody()).expect(404)).type).toBe("not_found");
    }
  });

  it("has nothing to compare with before the first tracking scan, and after another ref is followed", async () => {
    const { editor } = scanning.team;
    const refused = async () => problem(await editor.post(path, comparisonOf("main")).expect(409)).type;
    expect(await refused()).toBe("no_tracked_commit");
    await scanned(editor, projectId, repositoryId);
    await editor.post(path, comparisonOf("main")).expect(201);
    await editor.patch(`${repositoriesOf(projectId)}/${repositoryId}`, { trackedRef: "other" }).expect(200);
    expect(await refused()).toBe("no_tracked_commit");
  });

  it("is open to agents that compare, and to no agent that tracks", async () => {
    const { owner, editor, workspaceId } = scanning.team;
    await scanned(editor, projectId, repositoryId);
    const { id, value } = await aToken(owner, workspaceId, { scopes: ["propose", "read"] });
    const agent = withToken(scanning.server, value);
    expect(problem(await agent.post(path, scanBody()).expect(403)).type).toBe("human_only");
    const { body } = await agent.post(path, comparisonOf("main")).expect(201);
    expect(body.requestedBy).toBe(`agent-token:${id}`);
    expect((await ended(agent, projectId, body.id)).state).toBe("completed");
    const reader = withToken(scanning.server, (await aToken(owner, workspaceId, { scopes: ["read"] })).value);
    expect(problem(await reader.post(path, comparisonOf("main")).expect(403)).type).toBe("forbidden");
  });

  it("lets fifty wait, and no more", async () => {
    const { team, host } = scanning;
    gate = closeGate(host);
    const first = await team.editor.post(path, scanBody()).expect(201);
    await scanIn(team.editor, `${scansOf(projectId)}/${first.body.id}`, ({ state }) => state === "running");
    for (let number = 0; number < 50; number += 1) {
      await team.editor.post(path, scanBody()).expect(201);
    }
    const refused = await team.editor.post(path, scanBody()).expect(409);
    expect([refused.body.type, refused.body.title]).toEqual([
      "conflict",
      "At most 50 scans of a workspace wait at a time",
    ]);
    const { body } = await team.viewer.get(`${scansOf(projectId)}?state=queued&limit=200`).expect(200);
    expect(body.items).toHaveLength(50);
    for (const { id } of [...body.items, first.body]) {
      await team.editor.post(`${scansOf(projectId)}/${id}/cancel`).expect(200);
    }
  });
});

describe("the scans of a day", () => {
  // A day that ends in the middle of a test begins to count anew.
  beforeEach(async () => {
    const rest = new Date().setUTCHours(24, 0, 0, 0) - Date.now();
    if (rest < 120_000) {
      await new Promise((resolve) => setTimeout(resolve, rest + 1_000));
    }
  });
  afterEach(() => scansBy(scanning.team, scanning.host));

  /** What was asked for today, for whoever is to have none of it. */
  async function forgetToday(): Promise<void> {
    await scanning.server.database.query(
      "UPDATE source_scans SET created_at = (created_at AT TIME ZONE 'UTC' - interval '1 day') AT TIME ZONE 'UTC'",
    );
    await scanning.server.database.query("DELETE FROM scan_days");
  }

  it("are counted of all projects and kinds, and told when there are more", async () => {
    const { team, host } = scanning;
    await scanned(team.editor, projectId, repositoryId);
    await forgetToday();
    await scansBy(team, host, { usage: { maxScansPerDay: 2 } });
    await scanned(team.editor, projectId, repositoryId, comparisonOf("main"));
    const other = await aShop(scanning);
    await scanned(team.editor, other.projectId, other.repositoryId);
    const midnight = new Date().setUTCHours(24, 0, 0, 0);
    const rest = (): number => (midnight - Date.now()) / 1000;
    const most = rest() + 2;
    const answer = await team.editor.post(path, scanBody()).expect(429);
    expect(problem(answer).type).toBe("rate_limited");
    const told = Number(answer.headers["retry-after"]);
    expect(told).toBeLessThanOrEqual(most);
    expect(told).toBeGreaterThanOrEqual(rest() - 2);
    await forgetToday();
    await team.editor.post(path, scanBody()).expect(201);
  });

  it("count when their project is deleted, unless they never began", async () => {
    const { team, host } = scanning;
    await forgetToday();
    await scansBy(team, host, { usage: { maxScansPerDay: 3 } });
    const other = await aShop(scanning);
    await scanned(team.editor, other.projectId, other.repositoryId);
    gate = closeGate(host);
    const scans = `${repositoriesOf(other.projectId)}/${other.repositoryId}/scans`;
    const running = (await team.editor.post(scans, scanBody()).expect(201)).body.id;
    await scanIn(team.editor, `${scansOf(other.projectId)}/${running}`, ({ state }) => state === "running");
    await team.editor.post(scans, scanBody()).expect(201);
    await team.owner.delete(`/api/projects/${other.projectId}`).expect(204);
    gate.open();
    await team.editor.post(path, scanBody()).expect(201);
    expect(problem(await team.editor.post(path, scanBody()).expect(429)).type).toBe("rate_limited");
  });

  it("are none where the settings say so", async () => {
    const { team, host } = scanning;
    await forgetToday();
    await scansBy(team, host, { usage: { maxScansPerDay: 0 } });
    expect(problem(await team.editor.post(path, scanBody()).expect(429)).type).toBe("rate_limited");
  });

  it("are one fewer when one is cancelled that waits, and none when it runs", async () => {
    const { team, host } = scanning;
    gate = closeGate(host);
    await forgetToday();
    await scansBy(team, host, { usage: { maxScansPerDay: 2 } });
    const running = (await team.editor.post(path, scanBody()).expect(201)).body.id;
    await scanIn(team.editor, `${scansOf(projectId)}/${running}`, ({ state }) => state === "running");
    for (let time = 0; time < 3; time += 1) {
      const waiting = (await team.editor.post(path, scanBody()).expect(201)).body.id;
      await team.editor.post(path, scanBody()).expect(429);
      await team.editor.post(`${scansOf(projectId)}/${waiting}/cancel`).expect(200);
    }
    await team.editor.post(`${scansOf(projectId)}/${running}/cancel`).expect(200);
    await team.editor.post(path, scanBody()).expect(201);
    await team.editor.post(path, scanBody()).expect(429);
  });

  it("of many at the same moment go on as often as they may", async () => {
    const { team, host } = scanning;
    await forgetToday();
    await scansBy(team, host, { usage: { maxScansPerDay: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => team.editor.post(path, scanBody())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    for (const { body } of answers.filter(({ status }) => status === 201)) {
      await ended(team.editor, projectId, body.id);
    }
  });
});

describe("cancelling", () => {
  it("ends a scan that waits, one that runs, and none that has ended", async () => {
    const { team, host } = scanning;
    gate = closeGate(host);
    const first = (await team.editor.post(path, scanBody()).expect(201)).body.id;
    const second = (await team.editor.post(path, scanBody()).expect(201)).body.id;
    await scanIn(team.editor, `${scansOf(projectId)}/${first}`, ({ state }) => state === "running");
    const cancel = (id: string) => team.editor.post(`${scansOf(projectId)}/${id}/cancel`);
    expect((await cancel(second).expect(200)).body).toMatchObject({ state: "cancelled", startedAt: null });
    expect((await cancel(first).expect(200)).body).toMatchObject({
      state: "cancelled",
      startedAt: expect.any(String),
      finishedAt: expect.any(String),
      hasSnapshot: false,
      failure: null,
    });
    for (const id of [first, second]) {
      expect(problem(await cancel(id).expect(409)).type).toBe("conflict");
    }
    gate.open();
    const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200);
    expect([body.trackedCommit, body.lastFailure]).toEqual([null, null]);
    expect((await scanned(team.editor, projectId, repositoryId)).state).toBe("completed");
  });

  it("knows no scan of another project", async () => {
    const { team } = scanning;
    const other = await aShop(scanning);
    const { id } = await scanned(team.editor, projectId, repositoryId);
    await team.editor.post(`${scansOf(other.projectId)}/${id}/cancel`).expect(404);
    await team.editor.delete(`${scansOf(other.projectId)}/${id}`).expect(404);
    await team.viewer.get(`${scansOf(other.projectId)}/${id}`).expect(404);
    await team.viewer.get(`${scansOf(other.projectId)}/${id}/facts`).expect(404);
  });
});

describe("deleting what a scan found", () => {
  it("keeps the scan, and is told", async () => {
    const { team } = scanning;
    const scan = await scanned(team.editor, projectId, repositoryId);
    await scanned(team.editor, projectId, repositoryId);
    const one = `${scansOf(projectId)}/${scan.id}`;
    await team.editor.delete(one).expect(204);
    const { body } = await team.viewer.get(one).expect(200);
    expect(body).toEqual({ ...scan, hasSnapshot: false });
    for (const list of ["services", "facts", "patterns", "coverage", "files"]) {
      expect(problem(await team.viewer.get(`${one}/${list}`).expect(409)).type).toBe("no_snapshot");
    }
    await team.editor.delete(one).expect(204);
    const audit = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    const { commit, repository } = scan;
    expect(audit.body[0]).toMatchObject({
      action: "scan.deleted",
      target: scan.id,
      details: { projectId, repository, commit },
    });
    expect(audit.body[1].action).not.toBe("scan.deleted");
  });

  it("gives its bytes back", async () => {
    const { team, server } = scanning;
    const bytes = async () => {
      const { rows } = await server.database.query<{ kept_bytes: string }>(
        "SELECT kept_bytes FROM projects WHERE id = $1",
        [projectId],
      );
      return Number(rows[0]?.kept_bytes);
    };
    const before = await bytes();
    const { id } = await scanned(team.editor, projectId, repositoryId);
    const one = (await bytes()) - before;
    expect(one).toBeGreaterThan(5_000);
    await scanned(team.editor, projectId, repositoryId);
    expect((await bytes()) - before).toBe(2 * one);
    await team.editor.delete(`${scansOf(projectId)}/${id}`).expect(204);
    expect((await bytes()) - before).toBe(one);
  });

  it("is refused while the repository names it, and while the scan waits or runs", async () => {
    const { team, server, host } = scanning;
    const tracked = await scanned(team.editor, projectId, repositoryId);
    const latest = await scanned(team.editor, projectId, repositoryId, comparisonOf("main"));
    const running = await aRunningScanRow(server, { projectId, workspaceId: team.workspaceId });
    gate = closeGate(host);
    for (const id of [tracked.id, latest.id, running]) {
      expect(problem(await team.editor.delete(`${scansOf(projectId)}/${id}`).expect(409)).type).toBe(
        "conflict",
      );
    }
    await server.database.query("DELETE FROM source_scan_jobs WHERE scan_id = $1", [running]);
  });
});

describe("what a scan found", () => {
  it("is not there before it is completed, nor of a scan that is not there", async () => {
    const { team, server } = scanning;
    const running = await aRunningScanRow(server, { projectId, workspaceId: team.workspaceId });
    for (const list of ["services", "facts", "patterns", "coverage", "files"]) {
      const of = (id: string) => team.viewer.get(`${scansOf(projectId)}/${id}/${list}`);
      expect(problem(await of(running).expect(409)).type).toBe("no_snapshot");
      expect(problem(await of(randomUUID()).expect(404)).type).toBe("not_found");
    }
    await server.database.query("DELETE FROM source_scan_jobs WHERE scan_id = $1", [running]);
  });

  it.each([
    ["", "kind=both", "kind"],
    ["", "state=over", "state"],
    ["", "repositoryId=x", "repositoryId"],
    ["", "cursor=x", "cursor"],
    ["/facts", "kind=fact", "kind"],
    ["/facts", `serviceKey=${"x".repeat(2001)}`, "serviceKey"],
    ["/facts", "serviceKey=%00", "serviceKey"],
    ["/facts", "limit=201", "limit"],
    ["/files", "status=lost", "status"],
    ["/services", "cursor=x", "cursor"],
  ])("is not listed by a filter that breaks a rule: %s?%s", async (list, query, field) => {
    const { team, server } = scanning;
    const id = list === "" ? "" : `/${await aScanRow(server, projectId)}`;
    const answer = await team.viewer.get(`${scansOf(projectId)}${id}${list}?${query}`).expect(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });
});

describe("while a tracking scan runs", () => {
  it("the ref of its repository stays, and it is not followed no more without its end", async () => {
    const { team, host } = scanning;
    gate = closeGate(host);
    const record = `${repositoriesOf(projectId)}/${repositoryId}`;
    const { id } = (await team.editor.post(path, scanBody()).expect(201)).body;
    const waiting = (await team.editor.post(path, scanBody()).expect(201)).body;
    await scanIn(team.editor, `${scansOf(projectId)}/${id}`, ({ state }) => state === "running");
    expect(problem(await team.editor.patch(record, { trackedRef: "other" }).expect(409)).type).toBe(
      "conflict",
    );
    await team.editor.patch(record, { trackedRef: "main" }).expect(200);
    await team.editor.delete(record).expect(204);
    for (const scan of [id, waiting.id]) {
      expect((await ended(team.viewer, projectId, scan)).state).toBe("cancelled");
    }
  });

  it("a comparison lets the ref change", async () => {
    const { team, host } = scanning;
    await scanned(team.editor, projectId, repositoryId);
    gate = closeGate(host);
    const { id } = (await team.editor.post(path, comparisonOf(HEAD)).expect(201)).body;
    await scanIn(team.editor, `${scansOf(projectId)}/${id}`, ({ state }) => state === "running");
    await team.editor.patch(`${repositoriesOf(projectId)}/${repositoryId}`, { trackedRef: "v2" }).expect(200);
  });
});
