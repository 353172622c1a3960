import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { exportOf, importInto, smallDocument, testId } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";
import { untilLogged } from "./testing/waiting.js";

let server: TestServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  await importInto(team.editor, team.projectId, smallDocument()).expect(200);
});
afterAll(() => server.stop());

const AWAY = { status: 503, type: "unavailable", fields: [] };

/** Lets the database fail in the midst of every write of facts, as PostgreSQL says it. */
async function failing<Value>(state: string, message: string, work: () => Promise<Value>): Promise<Value> {
  await server.database.query(`
    CREATE FUNCTION fails() RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '${message}' USING ERRCODE = '${state}'; END $$`);
  await server.database.query("ALTER TABLE model_facts ADD CONSTRAINT fails CHECK (fails()) NOT VALID");
  try {
    return await work();
  } finally {
    await server.database.query("ALTER TABLE model_facts DROP CONSTRAINT fails");
    await server.database.query("DROP FUNCTION fails");
  }
}

describe.each([
  ["53100", "could not extend file: No space left on device"],
  ["53200", "out of memory"],
  ["53400", "temporary file size exceeds limit"],
  ["58030", "could not read block 3 in file: Input/output error"],
  ["25006", "cannot execute INSERT in a read-only transaction"],
  ["40P01", "canceling the transaction since it was involved in a distributed deadlock"],
  ["40001", "could not serialize access due to concurrent update"],
  ["57P05", "terminating connection due to idle-session timeout"],
  ["08006", "connection to the remote node 127.0.0.1:5433 failed"],
  ["XX000", "server closed the connection unexpectedly"],
])("a database that says %s: %s", (state, message) => {
  it("is away for a while: nothing is written, and all goes on afterwards", async () => {
    const path = pathOf(team.projectId, "element", testId(Number.parseInt(state, 36)));
    const before = (await exportOf(team.viewer, team.projectId).expect(200)).body;
    await failing(state, message, async () => {
      const edit = await team.editor.put(path, SAMPLE.element.body);
      const document = smallDocument({ channels: [{ id: testId(900), kind: "queue", name: state }] });
      const imported = await importInto(team.editor, team.projectId, document);
      for (const answer of [edit, imported]) {
        expect(problem(answer)).toEqual(AWAY);
        expect(answer.headers["retry-after"]).toBe("5");
      }
      expect((await exportOf(team.viewer, team.projectId).expect(200)).body).toEqual(before);
    });
    await untilLogged(server, await team.editor.put(path, SAMPLE.element.body).expect(201));
    expect(server.log.filter(({ message: line }) => line === "request failed")).toEqual([]);
  });
});
