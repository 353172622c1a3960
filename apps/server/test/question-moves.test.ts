import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { QUESTION_LIMITS } from "@plumbline/decision-core";
import type { Response } from "supertest";
import { aToken, withToken } from "./testing/agent-tokens.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { type AnsweredQuestion, answered, asked, questionsOf } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Answering, dropping, reopening and deleting questions.

const CONFLICT = { status: 409, type: "conflict", fields: [] };
const ANSWER = { answer: "The broker." };

let server: RunningServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
});

async function read(path: string): Promise<AnsweredQuestion> {
  return (await team.viewer.get(path).expect(200)).body;
}

/** Every write to a question that is there. */
const WRITES: Readonly<Record<string, (person: Person, path: string) => Promise<Response>>> = {
  answer: async (person, path) => person.post(`${path}/answer`, ANSWER),
  drop: async (person, path) => person.post(`${path}/drop`),
  reopen: async (person, path) => person.post(`${path}/reopen`),
  delete: async (person, path) => person.delete(path),
};

describe("answering a question", () => {
  it("answers 200 with what it says, who said it and when", async () => {
    const path = await asked(team.editor, project);
    const before = await read(path);
    const { body } = await team.owner.post(`${path}/answer`, { answer: "Der Makler\n🛒" }).expect(200);
    expect(body).toEqual({
      ...before,
      status: "answered",
      answer: "Der Makler\n🛒",
      answeredBy: `user:${team.owner.id}`,
      answeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await read(path)).toEqual(body);
  });

  it.each<[string, object | string, string, readonly string[]]>([
    ["no answer", {}, "invalid_body", ["answer"]],
    ["null", { answer: null }, "invalid_body", ["answer"]],
    ["a blank answer", { answer: "\t " }, "validation_error", ["answer"]],
    ["U+0000", { answer: "a\0" }, "validation_error", ["answer"]],
    ["another field", { ...ANSWER, status: "open" }, "validation_error", ["status"]],
    ["no JSON", "", "invalid_body", [""]],
  ])("answers 400 for %s", async (_, body, type, fields) => {
    const path = await asked(team.editor, project);
    expect(problem(await team.editor.post(`${path}/answer`, body))).toEqual({ status: 400, type, fields });
    expect((await read(path))["status"]).toBe("open");
  });

  it("takes 10,000 code points", async () => {
    const path = await asked(team.editor, project);
    const answer = "🛒".repeat(QUESTION_LIMITS.answerCharacters);
    const over = await team.editor.post(`${path}/answer`, { answer: `${answer}🛒` });
    expect(problem(over)).toEqual({ status: 400, type: "validation_error", fields: ["answer"] });
    expect((await team.editor.post(`${path}/answer`, { answer }).expect(200)).body.answer).toBe(answer);
  });

  it("takes the longest answer with every character escaped", async () => {
    const path = await asked(team.editor, project);
    const body = `{"answer":"${"\\ud83d\\uded2".repeat(QUESTION_LIMITS.answerCharacters)}"}`;
    await team.editor.post(`${path}/answer`, body).expect(200);
  });
});

describe("dropping a question", () => {
  it("answers 200; it has no answer then, and says who dropped it", async () => {
    const path = await asked(team.editor, project);
    const before = await read(path);
    const { body } = await team.owner.post(`${path}/drop`).expect(200);
    expect(body).toEqual({
      ...before,
      status: "dropped",
      answeredBy: `user:${team.owner.id}`,
      answeredAt: expect.any(String),
    });
  });
});

describe("reopening a question", () => {
  it("makes it open again; its former answers stay, newest first", async () => {
    const path = await answered(team.editor, project);
    const first = await read(path);
    const { body } = await team.owner.post(`${path}/reopen`).expect(200);
    const end = {
      answer: "The broker.",
      status: "answered",
      by: `user:${team.editor.id}`,
      at: first["answeredAt"],
    };
    expect(body).toEqual({
      ...first,
      ...{ status: "open", answer: null, answeredBy: null, answeredAt: null, history: [end] },
    });
    await team.owner.post(`${path}/drop`).expect(200);
    await team.editor.post(`${path}/reopen`).expect(200);
    await team.editor.post(`${path}/answer`, { answer: "Nobody." }).expect(200);
    expect(await read(path)).toMatchObject({
      ...{ status: "answered", answer: "Nobody." },
      history: [{ answer: null, status: "dropped", by: `user:${team.owner.id}` }, end],
    });
  });

  it("answers 409 over 50 times, and the question can still be answered", async () => {
    const path = await asked(team.editor, project);
    for (let time = 0; time < QUESTION_LIMITS.reopenings; time += 1) {
      await team.editor.post(`${path}/drop`).expect(200);
      await team.editor.post(`${path}/reopen`).expect(200);
    }
    await team.editor.post(`${path}/answer`, ANSWER).expect(200);
    expect(problem(await team.editor.post(`${path}/reopen`))).toEqual(CONFLICT);
    expect(await read(path)).toMatchObject({ status: "answered", history: { length: 50 } });
  });
});

describe("deleting a question", () => {
  it.each(["open", "answered", "dropped"])(
    "answers 204 when it is %s, and tells the audit list",
    async (status) => {
      const path =
        status === "answered" ? await answered(team.editor, project) : await asked(team.editor, project);
      if (status === "dropped") {
        await team.editor.post(`${path}/drop`).expect(200);
      }
      await team.editor.delete(path).expect(204);
      expect(problem(await team.viewer.get(path))).toMatchObject({ status: 404, type: "not_found" });
      const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit?limit=1`).expect(200);
      expect(body).toMatchObject([
        {
          action: "question.deleted",
          target: path.split("/").at(-1),
          actor: { kind: "user", id: team.editor.id },
          details: { projectId: project, status },
        },
      ]);
      expect((await team.viewer.get(questionsOf(project)).expect(200)).body.items).toEqual([]);
    },
  );
});

describe("the moves of a question", () => {
  const IN = {
    open: () => asked(team.editor, project),
    answered: () => answered(team.editor, project),
    dropped: async () => {
      const path = await asked(team.editor, project);
      await team.editor.post(`${path}/drop`).expect(200);
      return path;
    },
  } as const;

  it.each<[string, keyof typeof IN, string]>([
    ["answer", "answered", "The question is answered: reopen it first"],
    ["answer", "dropped", "The question is dropped: reopen it first"],
    ["drop", "answered", "The question is answered: reopen it first"],
    ["drop", "dropped", "The question is dropped: reopen it first"],
    ["reopen", "open", "The question is open"],
  ])("answer 409: %s in %s", async (move, status, title) => {
    const path = await IN[status]();
    const before = await read(path);
    const answer = await WRITES[move]?.(team.owner, path);
    expect(answer && problem(answer)).toEqual(CONFLICT);
    expect(answer?.body.title).toBe(title);
    expect(await read(path)).toEqual(before);
  });

  it.each(Object.entries(WRITES))("are for editors, as people: %s", async (name, write) => {
    const path = name === "reopen" ? await answered(team.editor, project) : await asked(team.editor, project);
    const before = await read(path);
    expect(problem(await write(team.viewer, path))).toMatchObject({ status: 403, type: "forbidden" });
    const scopes = ["read", "propose", "export"];
    const { value } = await aToken(team.owner, team.workspaceId, { scopes });
    expect(problem(await write(withToken(server, value), path))).toMatchObject({
      status: 403,
      type: "human_only",
    });
    expect(await read(path)).toEqual(before);
    expect((await write(team.editor, path)).status).toBe(name === "delete" ? 204 : 200);
  });

  it.each(Object.entries(WRITES))("answer 404 where there is no such question: %s", async (_, write) => {
    const path = await answered(team.editor, project);
    const elsewhere = path.replace(project, await aProject(team.owner, team.workspaceId));
    for (const nowhere of [
      elsewhere,
      `${questionsOf(project)}/${randomUUID()}`,
      `${questionsOf(project)}/x`,
    ]) {
      expect(problem(await write(team.owner, nowhere))).toMatchObject({ status: 404, type: "not_found" });
    }
  });

  it.each([
    ["post", "/answer"],
    ["post", "/drop"],
    ["delete", ""],
  ] as const)("are made for the state that If-Match names alone: %s %s", async (method, rest) => {
    const path = await asked(team.editor, project);
    const call = () =>
      method === "delete" ? team.editor.delete(path) : team.editor.post(path + rest, ANSWER);
    const stale = (await team.viewer.get(path)).headers["etag"] ?? "";
    await team.editor.post(`${path}/drop`).expect(200);
    const { headers } = await team.editor.post(`${path}/reopen`).expect(200);
    const other = await call().set("If-Match", stale);
    expect(problem(other)).toEqual({ status: 409, type: "conflict", fields: ["If-Match"] });
    expect(problem(await call().set("If-Match", "x"))).toMatchObject({ status: 400, fields: ["If-Match"] });
    expect(problem(await call().set("If-None-Match", "*"))).toMatchObject({ status: 412 });
    expect((await read(path))["status"]).toBe("open");
    expect((await call().set("If-Match", `${stale}, ${headers["etag"]}`)).status).toBeLessThan(300);
  });

  it("count what they keep among the bytes of the workspace, and give back what is deleted", async () => {
    const counted = async () => (await server.database.query(COUNTED, [project])).rows[0];
    const path = await answered(team.editor, project, "Der Makler 🛒");
    await asked(team.editor, project);
    const look = async (): Promise<number> => {
      const { kept, real } = await counted();
      expect(kept).toBe(real);
      return kept;
    };
    const first = await look();
    await team.editor.post(`${path}/reopen`).expect(200);
    await team.editor.post(`${path}/answer`, ANSWER).expect(200);
    expect(await look()).toBeGreaterThan(first);
    await team.editor.delete(path).expect(204);
    expect(await look()).toBeLessThan(first);
  });

  const COUNTED = `
    SELECT kept_bytes::int AS kept, (SELECT sum(octet_length(body::text) + octet_length(history::text))::int
      FROM questions WHERE project_id = $1) AS real FROM projects WHERE id = $1`;
});
