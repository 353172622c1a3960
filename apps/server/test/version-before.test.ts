import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { amount } from "./testing/amount.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, aTeam, type Team } from "./testing/project.js";
import {
  ended,
  hosted,
  type RunningServer,
  startTestServer,
  type TestServer,
} from "./testing/test-server.js";

const ELEMENT = { kind: "system", status: "current" };

/** The folder of a clone of the version before, built with `npm run build`. */
const RELEASE = process.env["PLUMBLINE_TEST_RELEASE"];

const CLIENTS = 8;
const ROUNDS = amount({ quick: 12, long: 200 });

// There is nothing to run beside before the first release; CONTRIBUTING.md says when it is run.
(RELEASE ? describe : describe.skip)("the version before, on the database of this one", () => {
  let server: TestServer;
  let team: Team;
  let older: ChildProcess;
  let olderUrl: string;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer();
    team = await aTeam(server);
    folder = await mkdtemp(join(tmpdir(), "plumbline-before-"));
    older = spawn(process.execPath, [join(String(RELEASE), "apps/server/dist/main.js")], {
      stdio: ["ignore", "pipe", "inherit"],
      env: hosted(server.connectionString, folder),
    });
    olderUrl = await urlOf(older);
  });
  afterAll(async () => {
    await ended(older, "SIGKILL");
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Every other round goes to the other version. */
  const editorAt = (round: number): Person =>
    round % 2 === 0 ? team.editor : personWith({ url: olderUrl } as RunningServer, team.editor);

  it("serves beside it, and both count what is there", async () => {
    const projects = await Promise.all([1, 2].map(() => aProject(team.owner, team.workspaceId)));
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, n) => work(String(projects[n % projects.length]), n)),
    );
    const unexpected = answers.flat().filter(({ status }) => ![200, 201, 204, 409].includes(status));
    expect(unexpected.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    expect((await server.database.query(WRONG_SIZES)).rows).toEqual([]);
    expect((await server.database.query(WRONG_NUMBERS)).rows).toEqual([]);
  });

  async function work(project: string, n: number): Promise<readonly Response[]> {
    const answers: Response[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const editor = editorAt(round + n);
      const path = `/api/projects/${project}`;
      const element = `${path}/elements/${randomUUID()}`;
      answers.push(await editor.put(element, { ...ELEMENT, name: `${n} ${round}` }));
      answers.push(await editor.post(`${path}/branches`, { id: randomUUID(), name: "B", kind: "draft" }));
      answers.push(await editor.post(`${path}/revisions`, { id: randomUUID(), name: "R", note: null }));
      answers.push(await editor.delete(element));
      answers.push(await editor.put(element, { ...ELEMENT, name: "é".repeat(round + 1) }));
    }
    return answers;
  }
});

function urlOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: stdout as NonNullable<typeof stdout> });
    lines.on("line", (line) => {
      const { port } = JSON.parse(line) as { port?: number };
      if (port !== undefined) {
        resolve(`http://127.0.0.1:${port}`);
      }
    });
  });
}

/** Streams whose recorded size is not that of their facts. */
const WRONG_SIZES = `
SELECT s.id, s.bytes, sum(octet_length(f.body::text)) AS real
  FROM model_streams s
  LEFT JOIN model_facts f ON f.project_id = s.project_id AND f.stream_id = s.id AND f.valid_to IS NULL
 GROUP BY s.project_id, s.id, s.bytes
HAVING s.bytes <> coalesce(sum(octet_length(f.body::text)), 0)`;

/** Projects that gave a number twice, or one that they did not count. */
const WRONG_NUMBERS = `
SELECT p.id FROM projects p
  JOIN (SELECT project_id, number FROM revisions UNION ALL SELECT project_id, number FROM branches) AS made
    ON made.project_id = p.id
 GROUP BY p.id, p.last_number
HAVING max(number) > p.last_number OR count(*) <> count(DISTINCT number)`;
