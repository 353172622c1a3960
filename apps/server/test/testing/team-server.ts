import { existsSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { ofTheRun } from "./of-the-run.js";
import { type Person, personWith } from "./people.js";
import { aTeam, aTeamOf, type People, type Team } from "./project.js";
import { sharedServer } from "./shared-server.js";
import { createDatabase, type RunningServer, startTestServer, type TestServer } from "./test-server.js";
import { until } from "./waiting.js";

/** A service with a team that came to be before it started. */
export interface TeamServer {
  readonly server: TestServer;
  readonly team: Team;
}

type NotedPerson = Pick<Person, "id" | "email" | "cookie">;

/** A team as one test file of the run made it, and the database that it is in. */
interface NotedTeam extends Pick<Team, "workspaceId" | "projectId"> {
  readonly database: string;
  readonly people: Readonly<Record<keyof People, NotedPerson>>;
}

/**
 * The service that the files of tests share, with a workspace and a project of this file's own. Its people are in
 * the workspaces of other files too, and one of them administers the instance.
 */
export async function sharedTeamServer(): Promise<{ readonly server: RunningServer; readonly team: Team }> {
  const { database, people } = await teamOfTheRun();
  const server = await sharedServer(database);
  return { server, team: await aTeamOf(peopleAt(server, people)) };
}

/** Starts the service on a copy of the database of the run's team: hashing four passwords takes longer than copying. */
export async function startTeamServer(env: NodeJS.ProcessEnv = {}): Promise<TeamServer> {
  const { database, people, ...ids } = await teamOfTheRun();
  const server = await startTestServer(env, await createDatabase(database));
  return { server, team: { ...ids, ...peopleAt(server, people) } };
}

function peopleAt(server: RunningServer, people: NotedTeam["people"]): People {
  return {
    owner: personWith(server, people.owner),
    editor: personWith(server, people.editor),
    viewer: personWith(server, people.viewer),
    outsider: personWith(server, people.outsider),
  };
}

/** The team of the run; whichever test file needs it first makes it, and the others wait. */
async function teamOfTheRun(): Promise<NotedTeam> {
  const file = ofTheRun("PLUMBLINE_TEST_TEAM");
  const lock = new pg.Client({ connectionString: ofTheRun("PLUMBLINE_TEST_DATABASE") });
  await lock.connect();
  await lock.query("SELECT pg_advisory_lock(hashtext($1))", [file]);
  try {
    if (!existsSync(file)) {
      writeFileSync(file, JSON.stringify(await makeTeam()));
    }
    return JSON.parse(readFileSync(file, "utf8")) as NotedTeam;
  } finally {
    await lock.end();
  }
}

async function makeTeam(): Promise<NotedTeam> {
  const server = await startTestServer();
  const { owner, editor, viewer, outsider, ...ids } = await aTeam(server);
  await server.stop();
  const people = { owner, editor, viewer, outsider };
  const database = new URL(server.connectionString).pathname.slice(1);
  await untilEmpty(database);
  return { ...ids, people, database };
}

const IN_IT = `SELECT 1 FROM pg_stat_activity
  WHERE datname = $1 AND (application_name LIKE 'plumbline%' OR application_name = '')`;

/** Nobody may be in a database that is copied, and the sessions of who was killed leave a moment later. */
async function untilEmpty(database: string): Promise<void> {
  const admin = new pg.Client({ connectionString: ofTheRun("PLUMBLINE_TEST_DATABASE") });
  await admin.connect();
  await until(async () => (await admin.query(IN_IT, [database])).rowCount === 0);
  await admin.end();
}
