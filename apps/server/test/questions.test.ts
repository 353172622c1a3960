import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { QUESTION_LIMITS } from "@plumbline/decision-core";
import { MAX_QUESTION_BODY } from "../src/sections/questions/limits.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { aDecision } from "./testing/decisions.js";
import { importInto, SCHEMA, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aPromise, promisesOf } from "./testing/promises.js";
import { type AnsweredQuestion, asked, fillQuestions, questionsOf } from "./testing/questions.js";
import { saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Asking questions, and reading them.

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

async function agent(...scopes: readonly string[]): Promise<Person & { readonly tokenId: string }> {
  const { id, value } = await aToken(team.owner, team.workspaceId, { scopes });
  return { ...withToken(server, value), tokenId: id };
}

async function read(path: string): Promise<AnsweredQuestion> {
  return (await team.viewer.get(path).expect(200)).body;
}

describe("POST questions", () => {
  it("answers 201 with the question, which is open", async () => {
    const before = Date.now();
    const text = "Wer versucht es\nnoch einmal? – 誰が 🛒";
    const { body } = await team.editor.post(questions, { text }).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      text,
      about: [],
      missingAbout: [],
      origin: "human",
      status: "open",
      answer: null,
      askedBy: `user:${team.editor.id}`,
      askedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      answeredBy: null,
      answeredAt: null,
      source: null,
      history: [],
    });
    expect(Date.parse(body.askedAt)).toBeGreaterThanOrEqual(before);
    expect(await read(`${questions}/${body.id}`)).toEqual(body);
  });

  it("keeps the origin human of a person, who may send no other", async () => {
    expect((await read(await asked(team.owner, project, { origin: "human" })))["origin"]).toBe("human");
    for (const origin of ["ai-suggested", "agent-suggested", "robot", ""]) {
      const answer = await team.editor.post(questions, { text: "Why?", origin });
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["origin"] });
    }
  });

  it("says of an agent token that it suggested the question, whatever the request says", async () => {
    const asking = await agent("propose");
    for (const origin of [undefined, null, "human", "ai-suggested", "agent-suggested"]) {
      const { body } = await asking.post(questions, { text: "Why?", origin }).expect(201);
      expect(body).toMatchObject({ origin: "agent-suggested", askedBy: `agent-token:${asking.tokenId}` });
    }
    const answer = await asking.post(questions, { text: "Why?", origin: "robot" });
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["origin"] });
  });

  it("answers 403 to a viewer, and to tokens without the scope propose", async () => {
    for (const person of [team.viewer, await agent("read"), await agent("export")]) {
      expect(problem(await person.post(questions, { text: "Why?" }))).toMatchObject({
        status: 403,
        type: "forbidden",
      });
    }
  });

  it.each<[string, object | string, string, readonly string[]]>([
    ["no text", {}, "invalid_body", ["text"]],
    ["a null text", { text: null }, "invalid_body", ["text"]],
    ["about that is no list", { text: "a", about: {} }, "invalid_body", ["about"]],
    ["a repeated key", '{"text":"a","text":"b"}', "invalid_body", ["text"]],
    ["broken Unicode", '{"text":"\\udc00"}', "invalid_body", ["text"]],
    ["no JSON", "{", "invalid_body", [""]],
    ["a blank text", { text: " \n" }, "validation_error", ["text"]],
    ["U+0000", { text: "a\0" }, "validation_error", ["text"]],
    ["another field", { text: "a", status: "answered" }, "validation_error", ["status"]],
    ["an ID that is none", { text: "a", about: [testId(1), "x"] }, "validation_error", ["about[1]"]],
  ])("answers 400 for %s", async (_, body, type, fields) => {
    expect(problem(await team.editor.post(questions, body))).toEqual({ status: 400, type, fields });
    expect((await team.viewer.get(questions).expect(200)).body.items).toEqual([]);
  });

  it("answers 400 for bytes that are no UTF-8", async () => {
    const answer = await team.editor
      .post(questions)
      .set("Content-Type", "application/json")
      .serialize((bytes: unknown) => bytes as string)
      .send(Buffer.from([0x7b, 0xff, 0x7d]) as unknown as string);
    expect(problem(answer)).toMatchObject({ status: 400, type: "invalid_body" });
  });

  it("takes texts of 4000 code points, and 50 things that they are about", async () => {
    const { textCharacters, about } = QUESTION_LIMITS;
    const ids = Array.from({ length: about }, (_, index) => testId(index + 1));
    const most = { text: "🛒".repeat(textCharacters), about: [...ids, testId(1)] };
    expect(await read(await asked(team.editor, project, most))).toMatchObject({ ...most, about: ids });
    const over = { text: `${most.text}🛒`, about: [...ids, testId(about + 1)] };
    const answer = await team.editor.post(questions, over);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["text", "about"] });
  });

  it("answers 413 for a body over the limit", async () => {
    const text = "a".repeat(MAX_QUESTION_BODY);
    expect(problem(await team.editor.post(questions, { text }))).toMatchObject({
      status: 413,
      type: "payload_too_large",
    });
  });

  it("answers 409 over 2000 questions of a project", async () => {
    await fillQuestions(server, project, QUESTION_LIMITS.questions - 1);
    const last = await asked(team.editor, project);
    const answer = await team.editor.post(questions, { text: "One more?" });
    expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: [] });
    await team.editor.delete(last).expect(204);
    await asked(team.editor, project);
  });
});

describe("what a question is about", () => {
  it("is kept in the order it was sent in, in lower case, each once", async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const question = await read(await asked(team.editor, project, { about: [b, a.toUpperCase(), b] }));
    expect(question).toMatchObject({ about: [b, a], missingAbout: [b, a] });
  });

  it("may be a fact of any kind, a schema, a scenario, a promise or a decision; the rest is missing", async () => {
    await importOneOfEach(team.editor, project);
    const [schema, nothing] = [randomUUID(), randomUUID()];
    await team.editor
      .put(`/api/projects/${project}/schemas/${schema}`, { name: "Order", content: "{}" })
      .expect(201);
    const scenario = (await saved(team.editor, project)).split("/").at(-1);
    await team.owner.put(`${promisesOf(project)}/prefix`, { prefix: "ASK" }).expect(200);
    const promise = (await aPromise(team.editor, project))["id"];
    const decision = (await aDecision(team.editor, project)).id;
    const about = [nothing, ...Object.values(ONE), schema, scenario, promise, decision];
    const path = await asked(team.editor, project, { about });
    expect(await read(path)).toMatchObject({ about, missingAbout: [nothing] });
    await team.editor.delete(`${promisesOf(project)}/${promise}`).expect(204);
    await team.editor.delete(`/api/projects/${project}/scenarios/${scenario}`).expect(204);
    await team.editor.delete(`/api/projects/${project}/schemas/${schema}`).expect(204);
    await team.editor.delete(`/api/projects/${project}/decisions/${decision}`).expect(204);
    const missing = [nothing, schema, scenario, promise, decision];
    expect((await read(path))["missingAbout"]).toEqual(missing);
    expect((await team.viewer.get(questions).expect(200)).body.items).toMatchObject([
      { about, missingAbout: missing },
    ]);
  });

  it("is looked for on main and in its own project", async () => {
    const other = await aProject(team.owner, team.workspaceId);
    await importOneOfEach(team.editor, other);
    const branchId = await aBranch(team.editor, project);
    const id = randomUUID();
    await editBranch(team.editor, project, {
      ...{ branchId, kind: "channel", id },
      fact: { kind: "queue", name: "q" } as never,
    });
    const path = await asked(team.editor, project, { about: [ONE.element, id] });
    expect((await read(path))["missingAbout"]).toEqual([ONE.element, id]);
    await team.editor.post(`/api/projects/${project}/branches/${branchId}/merge`, {}).expect(200);
    expect((await read(path))["missingAbout"]).toEqual([ONE.element]);
  });

  it("tells nothing of a schema that another project has", async () => {
    const document = { schemas: [{ id: SCHEMA, name: "Order", content: "{}" }] };
    await importInto(team.editor, await aProject(team.owner, team.workspaceId), document).expect(200);
    const path = await asked(team.editor, project, { about: [SCHEMA] });
    expect((await read(path))["missingAbout"]).toEqual([SCHEMA]);
  });
});

describe("GET a question", () => {
  it("has a tag, which changes with it and with what it is about", async () => {
    const id = randomUUID();
    const path = await asked(team.editor, project, { about: [id] });
    const tagOf = async (): Promise<string> =>
      (await team.viewer.get(path).expect(200)).headers["etag"] ?? "";
    const tags = [await tagOf()];
    await team.viewer
      .get(path)
      .set("If-None-Match", tags[0] ?? "")
      .expect(304);
    const channel = { kind: "queue", name: "q" };
    await team.editor.put(`/api/projects/${project}/channels/${id}`, channel).expect(201);
    tags.push(await tagOf());
    const { headers } = await team.editor.post(`${path}/answer`, { answer: "The broker." }).expect(200);
    tags.push(await tagOf());
    expect(headers["etag"]).toBe(tags[2]);
    expect(new Set(tags).size).toBe(3);
    await team.viewer
      .get(path)
      .set("If-None-Match", tags[0] ?? "")
      .expect(200);
  });

  it("answers 404 for one of another project, an unknown one, and no ID", async () => {
    const path = await asked(team.editor, project);
    const elsewhere = path.replace(project, await aProject(team.owner, team.workspaceId));
    for (const nowhere of [elsewhere, `${questions}/${randomUUID()}`, `${questions}/keep`]) {
      expect(problem(await team.viewer.get(nowhere))).toMatchObject({ status: 404, type: "not_found" });
    }
    await team.viewer.get(path.toUpperCase().replace(questions.toUpperCase(), questions)).expect(200);
  });
});
