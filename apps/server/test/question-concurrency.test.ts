import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { QUESTION_LIMITS } from "@plumbline/decision-core";
import type { Response } from "supertest";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { type AnsweredQuestion, answered, asked, fillQuestions, questionsOf } from "./testing/questions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

// Two processes on one database, and people who write the same question at the same moment.

let server: RunningServer;
let second: TestServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
});

/** At the one process or the other. */
const at = (n: number, person: Person): Person => (n % 2 === 0 ? person : personWith(second, person));
const statusOf = ({ status }: Response): number => status;
/** A request is sent when somebody waits for it. */
const sent = async (test: PromiseLike<Response>): Promise<Response> => test;

async function read(path: string): Promise<AnsweredQuestion> {
  return (await team.viewer.get(path).expect(200)).body;
}

/** Does something while somebody else holds a row, then lets everybody go on. */
async function whileHeld(row: string, begin: () => Promise<Response>[]): Promise<readonly Response[]> {
  const holder = await server.database.connect();
  await holder.query("BEGIN");
  await holder.query(`SELECT 1 FROM ${row} FOR UPDATE`, [project]);
  try {
    const begun = begin();
    await until(() => areWaitingForLocks(server.database, begun.length));
    await holder.query("COMMIT");
    return await Promise.all(begun);
  } finally {
    holder.release();
  }
}

const THE_QUESTION = "questions WHERE project_id = $1";

describe("at the same moment, on two processes", () => {
  it("two answers: one stands, and the other is 409", async () => {
    const path = await asked(team.editor, project);
    const answers = await whileHeld(THE_QUESTION, () =>
      ["one", "two"].map((answer, n) => sent(at(n, team.editor).post(`${path}/answer`, { answer }))),
    );
    expect(answers.map(statusOf).sort()).toEqual([200, 409]);
    const stands = answers.find(({ status }) => status === 200)?.body;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ type: "conflict" });
    expect(await read(path)).toEqual(stands);
  });

  it("an answer and a drop: one stands, and the other is 409", async () => {
    const path = await asked(team.editor, project);
    const answers = await whileHeld(THE_QUESTION, () => [
      sent(at(0, team.editor).post(`${path}/answer`, { answer: "one" })),
      sent(at(1, team.owner).post(`${path}/drop`)),
    ]);
    expect(answers.map(statusOf).sort()).toEqual([200, 409]);
    expect(await read(path)).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  it("two who reopen: the answer is kept once", async () => {
    const path = await answered(team.editor, project);
    const answers = await whileHeld(THE_QUESTION, () =>
      [0, 1].map((n) => sent(at(n, team.editor).post(`${path}/reopen`))),
    );
    expect(answers.map(statusOf).sort()).toEqual([200, 409]);
    expect((await read(path))["history"]).toMatchObject([{ answer: "The broker." }]);
  });

  it("an answer and a deletion: whoever comes second finds no question, or deletes the answered one", async () => {
    const path = await asked(team.editor, project);
    const [answer, deletion] = await whileHeld(THE_QUESTION, () => [
      sent(at(0, team.editor).post(`${path}/answer`, { answer: "one" })),
      sent(at(1, team.editor).delete(path)),
    ]);
    expect([200, 404]).toContain(answer?.status);
    expect(deletion?.status).toBe(204);
    await team.viewer.get(path).expect(404);
  });

  it("a question and the deletion of its project: nothing is left, and nobody waits for ever", async () => {
    const path = await asked(team.editor, project);
    const answers = await Promise.all([
      sent(at(0, team.editor).post(`${path}/answer`, { answer: "one" })),
      sent(at(1, team.owner).delete(`/api/projects/${project}`)),
      sent(at(1, team.editor).post(questionsOf(project), { text: "Why?" })),
    ]);
    expect([200, 404]).toContain(answers[0]?.status);
    expect(answers[1]?.status).toBe(204);
    expect([201, 404]).toContain(answers[2]?.status);
    const { rows } = await server.database.query("SELECT 1 FROM questions WHERE project_id = $1", [project]);
    expect(rows).toEqual([]);
  });

  it("the last place: one question takes it, and the others are 409", async () => {
    await fillQuestions(server, project, QUESTION_LIMITS.questions - 1);
    const answers = await whileHeld("projects WHERE id = $1", () =>
      [0, 1, 2, 3].map((n) => sent(at(n, team.editor).post(questionsOf(project), { text: "Why?" }))),
    );
    expect(answers.map(statusOf).sort()).toEqual([201, 409, 409, 409]);
  });

  it("questions stand in the order in which they were asked, none twice", async () => {
    const many = Array.from({ length: 20 }, (_, n) => n);
    await Promise.all(many.map((n) => asked(at(n, team.editor), project, { text: `${n}` })));
    const newest = await asked(team.editor, project, { text: "newest" });
    const { body } = await team.viewer.get(questionsOf(project)).expect(200);
    expect(body.items).toHaveLength(21);
    expect(`${questionsOf(project)}/${body.items[0].id}`).toBe(newest);
    const texts = body.items.map(({ text }: AnsweredQuestion) => text);
    expect(new Set(texts).size).toBe(21);
  });
});
