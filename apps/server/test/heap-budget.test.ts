import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SMALLEST_MEMORY_MIB } from "../src/platform/workers/thread-budget.js";
import { WAITING_READINGS } from "../src/sections/model/limits.js";
import { importInto, smallDocument } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { refusedStart } from "./testing/refused-start.js";
import { saved } from "./testing/scenarios.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

const bytesOf = (mib: number): string => String(mib * 1024 * 1024);

let server: TestServer;
let team: Team;
let held: string;
let other: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__MemoryBytes: bytesOf(SMALLEST_MEMORY_MIB) }));
  held = await aProject(team.owner, team.workspaceId);
  other = await aProject(team.owner, team.workspaceId, "Other");
});
afterAll(() => server.stop());

/** An import that has its thread, and waits in it for a row that somebody else holds. */
async function heldImport(): Promise<{ release(): Promise<void>; status: Promise<number> }> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM model_streams WHERE project_id = $1 FOR UPDATE", [held]);
  const status = importInto(team.editor, held, smallDocument({ schemas: [] })).then(
    (answer) => answer.status,
  );
  await until(() => areWaitingForLocks(server.database));
  const release = async (): Promise<void> => {
    await holder.query("COMMIT");
    holder.release();
  };
  return { release, status };
}

describe("in the smallest memory", () => {
  it("one job runs at a time: others wait, and are 429 when as many wait as may", async () => {
    await importInto(team.editor, other, smallDocument()).expect(200);
    const scenario = await saved(team.editor, other);
    const { release, status } = await heldImport();
    const played = team.viewer.post(`${scenario}/run`).then((answer) => answer.status);
    const read = () => team.viewer.get(`/api/projects/${other}/model`).then((answer) => answer);
    // One more than may wait: while the import is held, the one that has no place is all that is answered.
    const reads = Array.from({ length: WAITING_READINGS + 1 }, read);
    const busy = await Promise.race([status, played, ...reads]);
    expect(busy).toMatchObject({ status: 429, body: { type: "busy" }, headers: { "retry-after": "1" } });
    await release();
    expect(await status).toBe(200);
    expect(await played).toBe(200);
    const answered = (await Promise.all(reads)).map((answer) => answer.status).sort();
    expect(answered).toEqual([...Array.from({ length: WAITING_READINGS }, () => 200), 429]);
  });

  it("the service answers all the while, and a client that left gives up its place", async () => {
    const { release, status } = await heldImport();
    const leave = new AbortController();
    const left = fetch(`${server.url}/api/projects/${other}/model`, {
      headers: { cookie: team.viewer.cookie ?? "" },
      signal: leave.signal,
    }).catch(() => "left");
    await team.viewer.get(`/api/projects/${other}`).expect(200);
    leave.abort();
    expect(await left).toBe("left");
    await release();
    expect(await status).toBe(200);
    await team.viewer.get(`/api/projects/${other}/model`).expect(200);
  });
});

describe("a start in too little memory", () => {
  it.each([
    ["one MiB too few", bytesOf(SMALLEST_MEMORY_MIB - 1), `needs ${SMALLEST_MEMORY_MIB}`],
    ["no number", "1GiB", 'Service__MemoryBytes is "1GiB"'],
    ["none", "0", 'Service__MemoryBytes is "0"'],
  ])("is refused with a sentence: %s", async (_what, memory, says) => {
    const ended = await refusedStart({
      ConnectionStrings__DefaultConnection: "postgres://nobody@127.0.0.1:1/nothing",
      Service__MemoryBytes: memory,
    });
    expect(ended.code).toBe(1);
    expect(ended.refusals).toEqual([expect.stringContaining(says)]);
  });
});
