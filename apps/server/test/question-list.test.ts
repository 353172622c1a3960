import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { type AnsweredQuestion, answered, asked, fillQuestions, questionsOf } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Lists of questions.

let server: RunningServer;
let team: Team;
let project: string;
let questions: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  questions = questionsOf(project);
});

async function agent(...scopes: readonly string[]): Promise<Person> {
  const { value } = await aToken(team.owner, team.workspaceId, { scopes });
  return withToken(server, value);
}

describe("GET questions", () => {
  const texts = (body: { items: AnsweredQuestion[] }): string[] => body.items.map(({ text }) => text);

  it("lists them page by page, newest first, without former answers", async () => {
    for (const text of ["a", "b", "c"]) {
      await asked(team.editor, project, { text });
    }
    const first = (await team.viewer.get(`${questions}?limit=2`).expect(200)).body;
    expect(texts(first)).toEqual(["c", "b"]);
    const next = (await team.viewer.get(`${questions}?limit=2&cursor=${first.nextCursor}`).expect(200)).body;
    expect([texts(next), next.nextCursor]).toEqual([["a"], null]);
    const { history: _, ...item } = (await team.viewer.get(`${questions}/${first.items[0].id}`).expect(200))
      .body;
    expect(first.items[0]).toEqual(item);
  });

  it("goes on where it was, whatever is asked or deleted meanwhile", async () => {
    await fillQuestions(server, project, 5);
    const first = (await team.viewer.get(`${questions}?limit=2`).expect(200)).body;
    await asked(team.editor, project, { text: "new" });
    await team.editor.delete(`${questions}/${first.items[1].id}`).expect(204);
    const next = (await team.viewer.get(`${questions}?cursor=${first.nextCursor}`).expect(200)).body;
    expect(texts(next)).toEqual(["q3", "q2", "q1"]);
  });

  it("shows those of one status alone", async () => {
    const open = await asked(team.editor, project, { text: "open" });
    const done = await answered(team.editor, project);
    const dropped = await asked(team.editor, project, { text: "dropped" });
    await team.editor.post(`${dropped}/drop`).expect(200);
    for (const [status, path] of Object.entries({ open, answered: done, dropped })) {
      const { body } = await team.viewer.get(`${questions}?status=${status}`).expect(200);
      expect(body.items.map(({ id }: AnsweredQuestion) => `${questions}/${id}`)).toEqual([path]);
    }
  });

  it.each([
    ["status=closed", "status"],
    ["status=open&status=open", "status"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["cursor=x", "cursor"],
  ])("answers 400 for ?%s", async (query, field) => {
    const answer = await team.viewer.get(`${questions}?${query}`);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: [field] });
  });

  it("counts a page of the longest texts among the large answers, of which a caller gets two at a time", async () => {
    await fillQuestions(server, project, 200);
    await server.database.query(LENGTHEN, [project]);
    const page = `${questions}?limit=200`;
    const held = [await unread(page), await unread(page)];
    expect(problem(await team.viewer.get(page))).toMatchObject({ status: 429, type: "busy" });
    await team.viewer.get(`${questions}?limit=1`).expect(200);
    const [first] = await Promise.all(held.map((answer) => answer.toArray()));
    const { items } = JSON.parse(Buffer.concat(first ?? []).toString());
    expect(items).toHaveLength(200);
    expect(items[199]).toMatchObject({ status: "answered", answer: "🛒".repeat(10_000) });
  });

  /** Asks for a page and reads nothing of it. */
  function unread(path: string): Promise<IncomingMessage> {
    const headers = { Cookie: team.viewer.cookie ?? "" };
    return new Promise((resolve) =>
      get(`${server.url}${path}`, { agent: false, headers }, (answer) => resolve(answer.pause())),
    );
  }

  const LENGTHEN = `
    UPDATE questions SET status = 'answered', body = (body::jsonb || jsonb_build_object(
           'text', repeat('🛒', 4000), 'end', jsonb_build_object(
           'status', 'answered', 'answer', repeat('🛒', 10000), 'by', 'user:x', 'at', 'now')))::json
     WHERE project_id = $1`;

  it("is open to viewers and to tokens with read, and to no other token", async () => {
    const path = await asked(team.editor, project);
    const reader = await agent("read");
    expect((await reader.get(questions).expect(200)).body.items).toHaveLength(1);
    expect((await reader.get(path).expect(200)).body.status).toBe("open");
    for (const token of [await agent("propose"), await agent("export")]) {
      expect(problem(await token.get(questions))).toMatchObject({ status: 403, type: "forbidden" });
      expect(problem(await token.get(path))).toMatchObject({ status: 403, type: "forbidden" });
    }
  });
});
