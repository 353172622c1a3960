import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aProject } from "./testing/project.js";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { aShop, closeGate, type Gate, type ScanningServer, startScanning } from "./testing/scanning.js";
import { comparisonOf, ended, scanBody, scanIn, scanned, scansOf } from "./testing/scans.js";
import { followed, repositoriesOf } from "./testing/sources.js";
import { until } from "./testing/waiting.js";

let scanning: ScanningServer;
let projectId: string;
let repositoryId: string;
let gate: Gate;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());
beforeEach(async () => {
  ({ projectId, repositoryId } = await aShop(scanning));
  gate = closeGate(scanning.host);
});
afterEach(async () => {
  gate.open();
  await until(async () => (await jobs()).length === 0);
});

async function asked(change = {}, of = { projectId, repositoryId }): Promise<string> {
  const path = `${repositoriesOf(of.projectId)}/${of.repositoryId}/scans`;
  return (await scanning.team.editor.post(path, scanBody(change)).expect(201)).body.id;
}

function runs(id: string, of = projectId) {
  return scanIn(scanning.team.viewer, `${scansOf(of)}/${id}`, ({ state }) => state === "running");
}

async function stateOf(id: string, of = projectId): Promise<string> {
  return (await scanning.team.viewer.get(`${scansOf(of)}/${id}`).expect(200)).body.state;
}

async function jobs() {
  const { rows } = await scanning.server.database.query<{ id: string; attempts: number }>(
    "SELECT scan_id AS id, attempts FROM source_scan_jobs",
  );
  return rows;
}

/** The process that does a scan was away for longer than its lease, and others may have taken it. */
async function lose(id: string, more = ""): Promise<void> {
  await scanning.server.database.query(
    `UPDATE source_scan_jobs SET lease = gen_random_uuid(), lease_until = now() - interval '1 second' ${more} WHERE scan_id = $1`,
    [id],
  );
}

describe("scans that wait", () => {
  it("run one after the other where they are of one repository, as they were asked for", async () => {
    const first = await asked();
    await runs(first);
    const others = [await asked(), await asked()];
    await pause(1_500);
    expect(await Promise.all(others.map((id) => stateOf(id)))).toEqual(["queued", "queued"]);
    gate.open();
    const all = [];
    for (const id of [first, ...others]) {
      all.push(await ended(scanning.team.viewer, projectId, id));
    }
    const [one, two, three] = all;
    expect(all.map(({ state }) => state)).toEqual(["completed", "completed", "completed"]);
    expect(Date.parse(two.startedAt)).toBeGreaterThanOrEqual(Date.parse(one.finishedAt));
    expect(Date.parse(three.startedAt)).toBeGreaterThanOrEqual(Date.parse(two.finishedAt));
  });

  it("run two at a time in one process", async () => {
    const { team, host } = scanning;
    const { repository } = hostedFiles(SHOP);
    const mine = [{ projectId, repositoryId }];
    for (const name of ["alpha", "beta"]) {
      host.repositories.set(`acme/${name}`, { ...repository, fullName: `acme/${name}` });
      const { id } = await followed(team.editor, projectId, { repository: `acme/${name}` });
      mine.push({ projectId, repositoryId: id });
    }
    const [shop, alpha, beta] = mine;
    const first = await asked({}, shop);
    await runs(first);
    // What the others are about is not kept waiting by the gate.
    host.hold = (path) => (/acme\/(alpha|beta)/.test(path) ? held : null);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const [second, third] = [await asked({}, alpha), await asked({}, beta)];
    await runs(second);
    await pause(1_500);
    expect(await stateOf(third)).toBe("queued");
    letGo();
    host.hold = () => null;
    gate.open();
    for (const id of [first, second, third]) {
      expect((await ended(team.viewer, projectId, id)).state).toBe("completed");
    }
  });
});

describe("a scan whose process got lost", () => {
  it("is begun again, and what was done of it twice is there once", async () => {
    const id = await asked();
    const { startedAt } = await runs(id);
    await lose(id);
    await until(async () => (await jobs()).some(({ attempts }) => attempts === 2));
    gate.open();
    const scan = await ended(scanning.team.viewer, projectId, id);
    expect([scan.state, scan.startedAt]).toEqual(["completed", startedAt]);
    const { rows } = await scanning.server.database.query(
      "SELECT max(last) + 1 AS facts FROM source_found WHERE scan_id = $1 AND list = 'facts'",
      [id],
    );
    expect(rows).toEqual([{ facts: scan.counts.facts }]);
  });

  it("has failed after three times", async () => {
    const id = await asked();
    await runs(id);
    await lose(id, ", attempts = 3");
    const scan = await ended(scanning.team.viewer, projectId, id);
    expect(scan.failure).toEqual({
      code: "internal",
      message: "The scan was begun 3 times, and each time the process that did it ended",
      retryAt: null,
    });
    expect(await jobs()).toEqual([]);
  });

  it("has no more time than one that did not", async () => {
    const id = await asked();
    await runs(id);
    const before = "UPDATE source_scans SET started_at = now() - interval '30 minutes' WHERE id = $1";
    await scanning.server.database.query(before, [id]);
    await lose(id);
    const scan = await ended(scanning.team.viewer, projectId, id);
    expect([scan.state, scan.failure?.code]).toEqual(["failed", "timeout"]);
  });

  it("keeps nothing of what its first process found when another has it", async () => {
    const { server, team, host } = scanning;
    gate.open();
    await scanned(team.editor, projectId, repositoryId);
    gate = closeGate(host);
    const id = await asked(comparisonOf("main"));
    await runs(id);
    const taken = "lease = gen_random_uuid(), lease_until = now() + interval '1 hour'";
    await server.database.query(`UPDATE source_scan_jobs SET ${taken} WHERE scan_id = $1`, [id]);
    gate.open();
    await pause(2_000);
    expect(await stateOf(id)).toBe("running");
    const { rows } = await server.database.query("SELECT 1 FROM source_snapshots WHERE scan_id = $1", [id]);
    expect(rows).toEqual([]);
    await lose(id);
    expect((await ended(team.viewer, projectId, id)).state).toBe("completed");
  });
});

describe("a process that is stopped", () => {
  it("gives its scans to others at once, which does not count", async () => {
    const other = await startScanning();
    try {
      const { projectId: of, repositoryId: at } = await aShop(other);
      const held = closeGate(other.host);
      const path = `${repositoriesOf(of)}/${at}/scans`;
      const { id } = (await other.team.editor.post(path, scanBody()).expect(201)).body;
      await scanIn(other.team.editor, `${scansOf(of)}/${id}`, ({ state }) => state === "running");
      const next = await other.server.another({ Service__Profile: "local" });
      const stopped = other.server.process;
      stopped.kill("SIGTERM");
      await new Promise((resolve) => stopped.once("exit", resolve));
      const { rows } = await next.database.query("SELECT attempts FROM source_scan_jobs WHERE scan_id = $1", [
        id,
      ]);
      expect(rows).toEqual([{ attempts: expect.any(Number) }]);
      expect(Number(rows[0]?.attempts)).toBeLessThanOrEqual(1);
      held.open();
      await until(async () => {
        const { rows: found } = await next.database.query("SELECT state FROM source_scans WHERE id = $1", [
          id,
        ]);
        return found[0]?.state === "completed";
      });
      await next.stop();
    } finally {
      await other.stop();
    }
  });
});

describe("a scan that nobody wants any more", () => {
  it("ends with its project, and leaves nothing", async () => {
    const { team, server } = scanning;
    const id = await asked();
    await runs(id);
    await asked();
    await team.owner.delete(`/api/projects/${projectId}`).expect(204);
    expect(await jobs()).toEqual([]);
    const lines = server.log.length;
    gate.open();
    const other = await aShop(scanning);
    expect((await scanned(team.editor, other.projectId, other.repositoryId)).state).toBe("completed");
    expect(server.log.slice(lines).filter(({ level }) => level === "error")).toEqual([]);
  });

  it("is cancelled by whoever is asked, wherever it runs", async () => {
    const { team, server } = scanning;
    const id = await asked();
    await runs(id);
    // As another process does it, of which this one hears when it next says that it goes on.
    await server.database.query("DELETE FROM source_scan_jobs WHERE scan_id = $1", [id]);
    await server.database.query(
      "UPDATE source_scans SET state = 'cancelled', finished_at = now() WHERE id = $1",
      [id],
    );
    gate.open();
    const next = await scanned(team.editor, projectId, repositoryId);
    expect([next.state, await stateOf(id)]).toEqual(["completed", "cancelled"]);
    const { rows } = await server.database.query("SELECT 1 FROM source_snapshots WHERE scan_id = $1", [id]);
    expect(rows).toEqual([]);
  });
});

describe("what is kept", () => {
  it("is the newest twenty snapshots of a repository, and the one that is tracked", async () => {
    const { team } = scanning;
    gate.open();
    const tracked = await scanned(team.editor, projectId, repositoryId);
    for (let number = 0; number < 22; number += 1) {
      await scanned(team.editor, projectId, repositoryId, comparisonOf("main"));
    }
    await until(async () => (await jobs()).length === 0);
    const { body } = await team.viewer.get(`${scansOf(projectId)}?limit=200`).expect(200);
    const kept = body.items.map((scan: { hasSnapshot: boolean }) => scan.hasSnapshot);
    await until(async () => {
      const page = await team.viewer.get(`${scansOf(projectId)}?limit=200`).expect(200);
      return page.body.items.filter((scan: { hasSnapshot: boolean }) => scan.hasSnapshot).length === 21;
    });
    expect(kept).toHaveLength(23);
    const { body: after } = await team.viewer.get(`${scansOf(projectId)}?limit=200`).expect(200);
    const isKept = after.items.map((scan: { hasSnapshot: boolean }) => scan.hasSnapshot);
    expect(isKept).toEqual([...Array(20).fill(true), false, false, true]);
    expect(after.items.at(-1).id).toBe(tracked.id);
  });

  it("is nothing of what the workspace has no room for", async () => {
    const { team } = scanning;
    gate.open();
    const other = await aProject(team.owner, team.workspaceId);
    const full = "UPDATE projects SET kept_bytes = 1000000000000 WHERE id = $1";
    await scanning.server.database.query(full, [other]);
    const scan = await scanned(team.editor, projectId, repositoryId);
    await scanning.server.database.query("UPDATE projects SET kept_bytes = 0 WHERE id = $1", [other]);
    expect(scan).toMatchObject({
      state: "failed",
      hasSnapshot: false,
      failure: { code: "internal", message: expect.stringMatching(/^A workspace stores at most/) },
    });
  });
});
