import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { amount, timeFor } from "./testing/amount.js";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { largeDocument, sized } from "./testing/large-document.js";
import { importInto } from "./testing/model-documents.js";
import { checkedState } from "./testing/model-state.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import { ended, type RunningServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

// An import happens whole or not at all, whatever ends: the process, the connection, the database session.

const SIZE = sized(0.05);
const FACTS = Object.values(SIZE).reduce((sum, count) => sum + count, 0) - SIZE.schemas;
/** Each kill costs a start of the service. */
const KILLS = amount({ quick: 3, long: 50 });
/** Ends of database sessions, each at another moment of an import. */
const ENDED_SESSIONS = amount({ quick: 6, long: 100 });
const KILL_WITHIN_MS = 800;

let server: RunningServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const document = (salt: string, edition: number): string => JSON.stringify(editionOf(salt, edition));

/** Each edition changes every element and every schema, and adds one channel of its own. */
function editionOf(salt: string, edition: number) {
  const whole = largeDocument(SIZE, { salt, edition });
  const more = largeDocument({ ...SIZE, channels: SIZE.channels + edition }, { salt });
  const schemas = whole.schemas.map((schema) => ({ ...schema, description: `edition ${edition}` }));
  return { ...whole, schemas, channels: more.channels };
}

describe("a process that is killed during imports", () => {
  it(
    `leaves every model as before or after, ${KILLS} times`,
    async () => {
      const random = seeded(20_261_121);
      const projects = await Promise.all([0, 1].map(() => aProject(team.owner, team.workspaceId)));
      const versions = projects.map(() => 0);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const doomed = await server.another();
        const editor = personWith(doomed, team.editor);
        const warm = importInto(editor, projects[0] ?? "", "{}");
        const first = Promise.withResolvers<void>();
        const importing = projects.map((project, n) =>
          importUntilGone(editor, project, versions[n] ?? 0, first.resolve),
        );
        await warm;
        if (kill === 0) {
          // However slow the machine is: one import at least is through.
          await Promise.race([first.promise, ...importing]);
        }
        await new Promise((resolve) => setTimeout(resolve, random() * KILL_WITHIN_MS));
        await ended(doomed.process, "SIGKILL");
        for (const [n, project] of projects.entries()) {
          versions[n] = await stateAfter(project, (await importing[n]) ?? 0);
        }
        await doomed.stop();
      }
      expect(Math.max(...versions)).toBeGreaterThan(0);
    },
    timeFor(30_000 * KILLS),
  );
});

/** The model is at the last version that was acknowledged, or at the next, whole; gives which. */
async function stateAfter(project: string, acknowledged: number): Promise<number> {
  const state = await checkedState(server.database, project);
  expect([acknowledged, acknowledged + 1]).toContain(state.version);
  const { version } = state;
  if (version > 0) {
    expect(state).toEqual({
      ...{ version, facts: FACTS + version, schemas: SIZE.schemas, editions: [`edition ${version}`] },
    });
  }
  return version;
}

/** Imports one edition after the other until the server is gone; gives the last one it answered for. */
async function importUntilGone(
  editor: Person,
  project: string,
  from: number,
  answered: () => void,
): Promise<number> {
  for (let edition = from + 1; ; edition += 1) {
    const answer = await importInto(editor, project, document(project, edition)).then(
      ({ status }) => status,
      () => null,
    );
    if (answer === null) {
      return edition - 1;
    }
    expect(answer).toBe(200);
    answered();
  }
}

describe("a connection that is cut at one statement of an import", () => {
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

  it.each<Failure>(["before", "after"])(
    "leaves the model as before or after, at every statement, cut %s it",
    async (failure) => {
      const project = await aProject(team.owner, team.workspaceId);
      const editor = personWith(behind, team.editor);
      let version = 0;
      for (let statement = 1; ; statement += 1) {
        const before = await checkedState(server.database, project);
        proxy.failAt(statement, failure);
        const answer = await importInto(editor, project, document(project, version + 1));
        const after = await checkedState(server.database, project);
        if (!proxy.hasFailed()) {
          expect([answer.status, after.version]).toEqual([200, version + 1]);
          expect(statement).toBeGreaterThan(12);
          break;
        }
        expect([503, 200]).toContain(answer.status);
        if (answer.status === 503) {
          expect(answer.body.type).toBe("unavailable");
        }
        if (after.version === version) {
          expect(after).toEqual(before);
        } else {
          expect([after.version, after.editions]).toEqual([version + 1, [`edition ${version + 1}`]]);
        }
        if (answer.status === 200 || failure === "before") {
          expect(after.version).toBe(version + (answer.status === 200 ? 1 : 0));
        }
        version = after.version;
      }
    },
  );
});

describe("a database session that is ended during imports", () => {
  it("gives 503 or 200, and a model as before or after", async () => {
    const random = seeded(7);
    const project = await aProject(team.owner, team.workspaceId);
    let version = 0;
    for (let round = 0; round < ENDED_SESSIONS; round += 1) {
      const importing = importInto(team.editor, project, document(project, version + 1));
      const sent = importing.then((answer) => answer.status);
      await new Promise((resolve) => setTimeout(resolve, random() * 150));
      await server.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'plumbline%'`,
      );
      const status = await sent;
      expect([200, 503]).toContain(status);
      const state = await checkedState(server.database, project);
      if (status === 200) {
        expect(state.version).toBe(version + 1);
      }
      expect([version, version + 1]).toContain(state.version);
      version = state.version;
    }
    // A session that was ended may be found dead only now.
    const last = document(project, version + 1);
    await until(async () => {
      const { status } = await importInto(team.editor, project, last);
      expect([200, 503]).toContain(status);
      return status === 200;
    });
    expect((await checkedState(server.database, project)).version).toBeGreaterThan(version);
  });
});

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
