import { existsSync, readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { ofTheRun } from "./of-the-run.js";
import { type Person, personWith } from "./people.js";
import { aTeam, type Team } from "./project.js";
import { createDatabase, startTestServer, type TestServer } from "./test-server.js";

/** A service with a team that came to be before it started. */
export interface TeamServer {
  readonly server: TestServer;
  readonly team: Team;
}

type NotedPerson = Pick<Person, "id" | "email" | "cookie">;

/** A team as one test file of the run made it, and the database that it is in. */
interface NotedTeam extends Pick<Team, "workspaceId" | "projectId"> {
  readonly database: string;
  readonly people: Readonly<Record<"owner" | "editor" | "viewer" | "outsider", NotedPerson>>;
}

/** Starts the service on a copy of the database of the run's team: hashing four passwords takes longer than copying. */
export async function startTeamServer(env: NodeJS.ProcessEnv = {}): Promise<TeamServer> {
  const { database, people, ...ids } = await teamOfTheRun();
  const server = await startTestServer(env, await createDatabase(database));
  const team = {
    ...ids,
    owner: personWith(server, people.owner),
    editor: personWith(server, people.editor),
    viewer: personWith(server, people.viewer),
    outsider: personWith(server, people.outsider),
  };
  return { server, team };
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
  return { ...ids, people, database: new URL(server.connectionString).pathname.slice(1) };
}
