import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import { largeDocument, sized } from "./testing/large-document.js";
import { aClientToLeave } from "./testing/leaving-client.js";
import { exported, importInto, smallDocument, testId } from "./testing/model-documents.js";
import { checkedState } from "./testing/model-state.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and clients that import at the same moment.

let server: RunningServer;
let second: TestServer;
let team: Team;
let editors: readonly Person[];
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
  editors = [team.editor, personWith(second, team.editor)];
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const newProject = (): Promise<string> => aProject(team.owner, team.workspaceId);
const editorOf = (n: number): Person => editors[n % editors.length] ?? team.editor;
const clients = Array.from({ length: 20 }, (_, n) => n);
const channel = (n: number, name = `channel ${n}`) => ({
  channels: [{ id: testId(n), kind: "queue", name }],
});

describe("20 clients at once, over two processes", () => {
  it("each import is a version of its own, without gap, and none is lost", async () => {
    const project = await newProject();
    const answers = await Promise.all(clients.map((n) => importInto(editorOf(n), project, channel(n))));
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200));
    const readAgainst = answers.map(({ body }) => body.modelVersion as number).sort((a, b) => a - b);
    expect(readAgainst).toEqual(clients);
    expect(await checkedState(server.database, project)).toMatchObject({ version: 20, facts: 20 });
    const { channels } = await exported(team.viewer, project);
    expect(channels.map(({ id }) => id)).toEqual(clients.map(testId));
  });

  it("at one expected version, exactly one import is written", async () => {
    const project = await newProject();
    const query = "?expectedVersion=0";
    const answers = await Promise.all(
      clients.map((n) => importInto(editorOf(n), project, channel(1, `by ${n}`), { query })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...clients.slice(1).map(() => 409)]);
    for (const { status, body } of answers) {
      if (status === 409) {
        expect(body.modelVersion).toBe(1);
      }
    }
    expect(await checkedState(server.database, project)).toMatchObject({ version: 1, facts: 1 });
  });

  it("changes of one fact follow each other", async () => {
    const project = await newProject();
    await Promise.all(
      clients.map((n) => importInto(editorOf(n), project, channel(1, `by ${n}`)).expect(200)),
    );
    const { rows } = await server.database.query(
      "SELECT valid_from, valid_to FROM model_facts WHERE project_id = $1 ORDER BY valid_from",
      [project],
    );
    expect(rows).toEqual(clients.map((n) => ({ valid_from: n + 1, valid_to: n === 19 ? null : n + 2 })));
  });
});

describe("projects that take the same schema IDs at the same moment", () => {
  it("one owns each ID, the others get IDs of their own, and nobody sees an error", async () => {
    for (let round = 0; round < 5; round += 1) {
      const projects = await Promise.all([0, 1, 2, 3].map(newProject));
      const ids: readonly string[] = Array.from({ length: 20 }, () => randomUUID());
      const answers = await Promise.all(
        projects.map((project, n) => {
          const turned = n % 2 === 0 ? ids : ids.toReversed();
          const schemas = turned.map((id) => ({ id, name: id, content: "{}" }));
          return importInto(editorOf(n), project, { schemas });
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const owned = await Promise.all(projects.map((project) => exported(team.viewer, project)));
      const all = owned.flatMap(({ schemas }) => schemas.map(({ id }) => id));
      expect(new Set(all).size).toBe(80);
      expect(all.filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
      for (const project of projects) {
        await checkedState(server.database, project);
      }
    }
  });
});

describe("a schema that comes while a branch takes its ID", () => {
  const body = { name: "s", content: "{}" };
  const WAYS = {
    "an import": (by: Person, project: string, id: string) =>
      importInto(by, project, { schemas: [{ id, ...body }] }),
    "a put": (by: Person, project: string, id: string) => by.put(pathOf(project, "schema", id), body),
  };

  it.each(Object.entries(WAYS))("by %s is there, or the fact is", async (_, write) => {
    const project = await newProject();
    const branch = await aBranch(team.editor, project);
    for (let round = 0; round < 25; round += 1) {
      const id = randomUUID();
      const fact = `${pathOf(project, "channel", id)}?branchId=${branch}`;
      const [schema, channel] = await Promise.all([
        write(editorOf(round), project, id),
        editorOf(round + 1).put(fact, { kind: "queue", name: "q" }),
      ]);
      expect([schema.status, channel.status]).toEqual(
        schema.status < 300 ? [schema.status, 400] : [400, 201],
      );
    }
  });

  it.each(Object.entries(WAYS))(
    "by %s is there, or the branch that begins with the fact",
    async (_, write) => {
      for (let round = 0; round < 10; round += 1) {
        const [project, id] = [await newProject(), randomUUID()];
        await team.editor.put(pathOf(project, "channel", id), { kind: "queue", name: "q" }).expect(201);
        const fromRevisionId = await aRevision(team.editor, project);
        await team.editor.delete(pathOf(project, "channel", id)).expect(204);
        const begun = { id: randomUUID(), name: "b", kind: "draft", fromRevisionId };
        const [schema, branch] = await Promise.all([
          write(editorOf(round), project, id),
          editorOf(round + 1).post(`/api/projects/${project}/branches`, begun),
        ]);
        expect([schema.status, branch.status]).toEqual(
          schema.status < 300 ? [schema.status, 409] : [400, 201],
        );
      }
    },
  );
});

describe("a project that is deleted during imports", () => {
  it("leaves nothing behind, and every answer is 200 or 404", async () => {
    for (let round = 0; round < 5; round += 1) {
      const project = await newProject();
      const document = JSON.stringify(largeDocument(sized(0.02), { salt: project }));
      const importing = [0, 1].map((n) =>
        importInto(editorOf(n), project, document).then(({ status }) => status),
      );
      await new Promise((resolve) => setTimeout(resolve, round * 15));
      await team.owner.delete(`/api/projects/${project}`).expect(204);
      for (const status of await Promise.all(importing)) {
        expect([200, 404]).toContain(status);
      }
      for (const table of [
        "model_streams",
        "model_facts",
        "model_changes",
        "schemas",
        "schema_versions",
        "claimed_ids",
      ]) {
        const { rows } = await server.database.query(`SELECT 1 FROM ${table} WHERE project_id = $1`, [
          project,
        ]);
        expect([table, rows.length]).toEqual([table, 0]);
      }
    }
  });
});

describe("a stream that somebody else holds", () => {
  it("lets previews and exports through, and an import wait; a client that goes away before its turn changes nothing", async () => {
    const [held, other] = [await newProject(), await newProject()];
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM model_streams WHERE project_id = $1 FOR UPDATE", [held]);
    const waiting = importInto(team.editor, held, smallDocument({ schemas: [] })).then(
      ({ status }) => status,
    );
    await importInto(team.editor, held, smallDocument({ schemas: [] }), { query: "?dryRun=true" }).expect(
      200,
    );
    await exported(team.viewer, held);
    const alsoWaiting = importInto(team.editor, held, channel(7)).then(({ status }) => status);
    await until(() => areWaitingForLocks(server.database, 2));
    await leaveBeforeTheAnswer(other);
    await holder.query("COMMIT");
    holder.release();
    expect(await Promise.all([waiting, alsoWaiting])).toEqual([200, 200]);
    expect(await checkedState(server.database, other)).toMatchObject({ version: 0, facts: 0 });
    await importInto(team.editor, other, channel(1)).expect(200);
    expect(await checkedState(server.database, other)).toMatchObject({ version: 1, facts: 1 });
  });
});

/** Both threads are taken: the import is still waiting when its client closes the connection. */
async function leaveBeforeTheAnswer(project: string): Promise<void> {
  const path = `/api/projects/${project}/import`;
  const { cookie } = team.editor;
  const leave = await aClientToLeave(server, { method: "POST", path, body: smallDocument(), cookie });
  // Time to come to its turn; what it does with it makes no difference.
  for (let n = 0; n < 5; n += 1) {
    await team.viewer.get(`/api/projects/${project}`).expect(200);
  }
  expect(await leave()).toBeNull();
}
