import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { APP, exported, importInto, SYSTEM, smallDocument, testId } from "./testing/model-documents.js";
import type { Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// The same document again: it is answered without a look at the facts, and as if there had been one.

let server: RunningServer;
let team: Team;
let editor: Person;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  ({ editor } = team);
});
afterAll(() => server.stop());

let project: string;
let path: string;
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  path = `/api/projects/${project}`;
});

const DOCUMENT = JSON.stringify(
  smallDocument({ schemas: [{ id: randomUUID(), name: "Order", content: "{}" }] }),
);

/** Other bytes that spell the same document are none that were imported before. */
let blanks = "";
function unread(document: string): string {
  blanks += " ";
  return `${document}${blanks}`;
}

const preview = async (document: string): Promise<Record<string, unknown>> =>
  (await importInto(editor, project, document, { query: "?dryRun=true" }).expect(200)).body;

/** The answer to a document, which is the one that it has when it is compared with every fact. */
async function answerTo(document: string): Promise<Record<string, unknown>> {
  const answer = await preview(document);
  expect(answer).toEqual(await preview(unread(document)));
  return answer;
}

/** Changes a fact behind the back of the service: whoever reads it sees it. */
async function changeUnnoticed(id: string): Promise<void> {
  const { rowCount } = await server.database.query(
    `UPDATE model_facts SET body = replace(body::text, '"name":"', '"name":"un')::json WHERE project_id = $1 AND id = $2`,
    [project, id],
  );
  expect(rowCount).toBe(1);
}

describe("the same document again", () => {
  it("reads no fact, be it written or only looked at", async () => {
    await importInto(editor, project, DOCUMENT).expect(200);
    await changeUnnoticed(APP);
    const { body } = await importInto(editor, project, DOCUMENT).expect(200);
    expect(body).toMatchObject({ applied: true, added: 0, changed: 0, unchanged: 5, modelVersion: 1 });
    expect(await preview(DOCUMENT)).toEqual({ ...body, applied: false });
    expect(await preview(unread(DOCUMENT))).toMatchObject({ changed: 1, unchanged: 4 });
  });

  it("is answered as it is when every fact is read, whatever was done to the project between", async () => {
    const [{ id: schemaId }] = JSON.parse(DOCUMENT).schemas;
    const element = { kind: "app", name: "Orders", status: "current", parentId: SYSTEM };
    const steps: readonly (() => Promise<unknown>)[] = [
      () => importInto(editor, project, DOCUMENT).expect(200),
      () => editor.put(`${path}/elements/${APP}`, { ...element, name: "Renamed" }),
      () => importInto(editor, project, DOCUMENT).expect(200),
      () =>
        importInto(editor, project, { channels: [{ id: testId(77), kind: "queue", name: "more" }] }).expect(
          200,
        ),
      () => editor.put(`${path}/schemas/${schemaId}`, { name: "Order", content: "[]" }),
      () => importInto(editor, project, DOCUMENT).expect(200),
      () => editor.delete(`${path}/schemas/${schemaId}`),
      () => importInto(editor, project, DOCUMENT).expect(200),
      () => editor.delete(`${path}/elements/${APP}`),
    ];
    for (const step of steps) {
      await step();
      await answerTo(DOCUMENT);
    }
  });

  it("is refused at another version than the expected one", async () => {
    await importInto(editor, project, DOCUMENT).expect(200);
    await importInto(editor, project, DOCUMENT, { query: "?expectedVersion=0" }).expect(409);
    await importInto(editor, project, DOCUMENT, { query: "?expectedVersion=1" }).expect(200);
  });

  it("adds no schema again that was another project's and is nobody's now", async () => {
    const shared = JSON.stringify(
      smallDocument({ schemas: [{ id: randomUUID(), name: "Shared", content: "{}" }] }),
    );
    const first = await aProject(team.owner, team.workspaceId);
    await importInto(editor, first, shared).expect(200);
    await importInto(editor, project, shared).expect(200);
    const known = await answerTo(shared);
    expect(known).toMatchObject({ unchanged: 5 });
    await team.owner.delete(`/api/projects/${first}`).expect(204);
    expect(await answerTo(shared)).toMatchObject({ added: 0, unchanged: 5 });
    const answer = await importInto(editor, project, shared.replace('"{}"', '"[]"')).expect(200);
    expect(answer.body).toMatchObject({ added: 0, changed: 1, unchanged: 4 });
    expect((await exported(editor, project)).schemas).toHaveLength(1);
  });

  it("as YAML is another document", async () => {
    await importInto(editor, project, DOCUMENT).expect(200);
    const contentType = "application/yaml";
    const { body } = await importInto(editor, project, DOCUMENT, { contentType }).expect(200);
    expect(body).toMatchObject({ unchanged: 5 });
    expect(await answerTo(DOCUMENT)).toMatchObject({ unchanged: 5, applied: false });
  });
});
