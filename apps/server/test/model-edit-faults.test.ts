import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { amount, timeFor } from "./testing/amount.js";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { importInto, testId } from "./testing/model-documents.js";
import { checkedState } from "./testing/model-state.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { RandomEdits } from "./testing/random-edits.js";
import { sharedTeamServer } from "./testing/team-server.js";
import { ended, type RunningServer, type TestServer } from "./testing/test-server.js";

// An edit happens whole or not at all, whatever ends: the process or the connection.

/** Each kill costs a start of the service. */
const KILLS = amount({ quick: 2, long: 30 });
const WRITERS = [0, 1, 2, 3, 4, 5];
const KILL_WITHIN_MS = 600;

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const pairOf = (writer: number): readonly string[] => [testId(10 + writer), testId(30 + writer)];
const queue = (name: string) => ({ kind: "queue", name });

/** Writes the same edition into both facts of a pair, by one of the ways there are. */
function writePair(by: Person, project: string, writer: number, edition: number) {
  const name = `edition ${edition}`;
  const path = `/api/projects/${project}`;
  if (edition % 3 === 0) {
    return importInto(by, project, { channels: pairOf(writer).map((id) => ({ id, ...queue(name) })) });
  }
  const changes = pairOf(writer).map((id) => ({ op: "put", kind: "channel", id, value: queue(name) }));
  return by.post(`${path}/model/changes`, { changes });
}

interface Writing {
  readonly by: Person;
  readonly project: string;
  /** Called with every answer. */
  readonly answered: () => void;
}

/** Writes one edition after the other until the server is gone; gives the last one it answered for. */
async function writeUntilGone(writing: Writing, writer: number, from: number): Promise<number> {
  for (let edition = from + 1; ; edition += 1) {
    const status = await writePair(writing.by, writing.project, writer, edition).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === null) {
      return edition - 1;
    }
    expect(status).toBe(200);
    writing.answered();
  }
}

async function editionsOf(project: string): Promise<readonly number[]> {
  const { body } = await team.viewer.get(`/api/projects/${project}/model`).expect(200);
  const names = new Map(body.model.channels.map(({ id, name }: { id: string; name: string }) => [id, name]));
  return WRITERS.map((writer) => {
    const [one, other] = pairOf(writer).map((id) => names.get(id));
    expect(one).toBe(other);
    return one === undefined ? 0 : Number(String(one).split(" ")[1]);
  });
}

describe("a process that is killed during edits", () => {
  it(
    `leaves every change set whole or not there, and none that was acknowledged is lost, ${KILLS} times`,
    async () => {
      const random = new RandomEdits(20_261_121);
      const project = await aProject(team.owner, team.workspaceId);
      let editions: readonly number[] = WRITERS.map(() => 0);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const doomed = await server.another();
        const editor = personWith(doomed, team.editor);
        const first = Promise.withResolvers<void>();
        const how = { by: editor, project, answered: first.resolve };
        const writing = WRITERS.map((n) => writeUntilGone(how, n, editions[n] ?? 0));
        await first.promise;
        await new Promise((resolve) => setTimeout(resolve, random.number(KILL_WITHIN_MS)));
        await ended(doomed.process, "SIGKILL");
        const acknowledged = await Promise.all(writing);
        await doomed.stop();
        await checkedState(server.database, project);
        editions = await editionsOf(project);
        for (const [n, edition] of editions.entries()) {
          expect([acknowledged[n], (acknowledged[n] ?? 0) + 1]).toContain(edition);
        }
      }
      expect(Math.max(...editions)).toBeGreaterThan(0);
    },
    timeFor(30_000 * KILLS),
  );
});

describe("a connection that is cut at one statement of an edit", () => {
  let proxy: DatabaseProxy;
  let behind: TestServer;
  beforeAll(async () => {
    proxy = await startDatabaseProxy(server.connectionString);
    behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  });
  afterAll(async () => {
    await behind.stop();
    proxy.close();
  });

  const SCHEMA = testId(60);
  const edits = [
    [
      "a PUT",
      (by: Person, path: string, n: number) => by.put(`${path}/channels/${testId(50)}`, queue(`n ${n}`)),
    ],
    [
      "a batch with a schema",
      (by: Person, path: string, n: number) =>
        by.post(`${path}/model/changes`, {
          changes: [
            { op: "put", kind: "schema", id: SCHEMA, value: { name: `n ${n}`, content: "{}" } },
            { op: "put", kind: "channel", id: testId(50), value: queue(`n ${n}`) },
          ],
        }),
    ],
  ] as const;

  it.each(
    edits.flatMap(([what, edit]) => (["before", "after"] as const).map((cut) => [what, cut, edit] as const)),
  )(
    "leaves the model as before or after, at every statement of %s, cut %s it",
    async (_, failure: Failure, edit) => {
      const project = await aProject(team.owner, team.workspaceId);
      await server.database.query("DELETE FROM claimed_ids WHERE id = $1", [SCHEMA]);
      const editor = personWith(behind, team.editor);
      const versionOf = async () => (await checkedState(server.database, project)).version;
      let statement = 1;
      for (let version = 0; ; statement += 1) {
        proxy.failAt(statement, failure);
        const answer = await edit(editor, `/api/projects/${project}`, statement);
        const after = await versionOf();
        if (!proxy.hasFailed()) {
          expect(answer.status).toBeLessThan(300);
          break;
        }
        expect([200, 201, 503]).toContain(answer.status);
        expect([version, version + 1]).toContain(after);
        if (answer.status < 300) {
          expect(after).toBe(version + 1);
        } else if (failure === "before") {
          expect(after).toBe(version);
        }
        version = after;
      }
      expect(statement).toBeGreaterThan(8);
    },
  );
});
