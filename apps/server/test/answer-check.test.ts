import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { AnswerCheck, type NotedAnswer } from "./testing/answer-check.js";
import { recordedOpenApi } from "./testing/recorded-openapi.js";
import { announceFailure, checkAnswers } from "./testing/undocumented-answers.js";

// The watch over the answers of all tests, shown on answers that no service gave.

const check = new AnswerCheck(recordedOpenApi());
const JSON_TYPE = "application/json; charset=utf-8";
const PROBLEM_TYPE = "application/problem+json; charset=utf-8";
const OF_THE_CLIENT = { "content-security-policy": "default-src 'none'; trusted-types plumbline-workers" };
const MEMBER = {
  userId: "2f1e9a50-58a3-4fd5-9b8a-0d9ad0f62a5e",
  email: "a@b.c",
  displayName: "A",
  role: "owner",
  joinedAt: "2026-01-01T00:00:00.000Z",
};

function answer(change: Partial<NotedAnswer> = {}): NotedAnswer {
  return {
    method: "GET",
    url: "/api/workspaces/2f1e9a50-58a3-4fd5-9b8a-0d9ad0f62a5e/members?x=1",
    status: 200,
    headers: { "content-type": JSON_TYPE },
    text: JSON.stringify([MEMBER]),
    ...change,
  };
}

function problem(status: number, type: string, change: Partial<NotedAnswer> = {}): NotedAnswer {
  const text = JSON.stringify({ type, title: "Something", errors: [] });
  return answer({ status, headers: { "content-type": PROBLEM_TYPE }, text, ...change });
}

describe("an answer is what the OpenAPI document says", () => {
  it.each<[string, NotedAnswer]>([
    ["with a documented body", answer()],
    ["as a problem", problem(403, "forbidden")],
    ["before its operation", problem(405, "method_not_allowed", { method: "TRACE" })],
    ["where there is nothing", problem(404, "not_found", { url: "/nowhere" })],
    [
      "in any letter case of its path",
      answer({ url: answer().url.replace("/api/workspaces", "/API/Workspaces") }),
    ],
    ["to HEAD, without its body", answer({ method: "HEAD", text: "" })],
    ["too long to be noted", answer({ text: null })],
    ["of the document itself", answer({ url: "/api/openapi.json", text: "anything" })],
    ["of a file of the web client", answer({ url: "/assets/index-DH4qW8UL.css", text: "anything" })],
    ["of the page of the web client", answer({ url: "/nowhere", headers: OF_THE_CLIENT, text: "anything" })],
  ])("%s", (_what, noted) => {
    expect(check.faultsOf(noted)).toEqual([]);
  });
});

describe("the watch over answers finds", () => {
  it.each<[string, NotedAnswer, RegExp]>([
    ["a status that is not documented", answer({ status: 202 }), /the status is not in the document/],
    [
      "an error that is not documented",
      problem(422, "validation_error"),
      /the status is not in the document/,
    ],
    ["a content type", answer({ headers: { "content-type": "text/html" } }), /content type text\/html/],
    [
      "a field too many",
      answer({ text: JSON.stringify([{ ...MEMBER, age: 7 }]) }),
      /unevaluatedProperty":"age/,
    ],
    ["a field that is missing", answer({ text: JSON.stringify([{ ...MEMBER, role: undefined }]) }), /role/],
    ["a value of another form", answer({ text: JSON.stringify([{ ...MEMBER, userId: "me" }]) }), /uuid/],
    [
      "a type that is not one of its status",
      problem(405, "not_found", { method: "TRACE" }),
      /type not_found/,
    ],
    ["a type nobody knows", problem(403, "so_there"), /allowed values/],
    ["a success where there is nothing", answer({ url: "/nowhere" }), /no such status/],
    ["another page where there is nothing", answer({ url: "/", text: "<p>" }), /no such status/],
    [
      "a body where none is",
      answer({ method: "DELETE", url: `${answer().url.split("?")[0]}/x`, status: 204 }),
      /has a body/,
    ],
    [
      "a header that is missing",
      answer({ method: "PUT", url: "/api/projects/x/schemas/x", text: "{}" }),
      /the header ETag is missing/,
    ],
  ])("%s", (_what, noted, says) => {
    expect(check.faultsOf(noted).join("\n")).toMatch(says);
  });
});

describe("a file of tests fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-test-noted-"));
  const file = join(folder, "answers");
  afterAll(() => rmSync(folder, { recursive: true }));

  const checked = (...answers: readonly NotedAnswer[]): Promise<void> => {
    writeFileSync(file, answers.map((noted) => `${JSON.stringify(noted)}\n`).join(""));
    return checkAnswers([{ answers: file }, { answers: join(folder, "none") }]);
  };
  const failed = (url: string): NotedAnswer => problem(500, "internal_error", { url });

  it("when one of its services answered what is not documented", async () => {
    await expect(checked(answer(), answer({ status: 202 }))).rejects.toThrow(
      "GET /api/workspaces/{workspaceId}/members 202",
    );
  });

  it("when one failed, but where the tests made it fail", async () => {
    announceFailure("GET /api/workspaces");
    await expect(checked(failed("/api/workspaces"))).resolves.toBeUndefined();
    await expect(checked(failed("/api/setup"))).rejects.toThrow("GET /api/setup failed");
  });

  it("never for an answer that is documented, nor for one that is not whole; and leaves no notes", async () => {
    await expect(checked(answer())).resolves.toBeUndefined();
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, '{"method":"GE');
    await expect(checkAnswers([{ answers: file }])).resolves.toBeUndefined();
  });
});
