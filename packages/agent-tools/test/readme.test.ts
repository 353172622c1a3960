import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as tools from "../src/index.js";
import { countWords } from "../src/testing/answers.js";
import { elementId, FULL_MODEL } from "../src/testing/models.js";
import { nearest } from "../src/testing/nearest.js";

const README = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const ID = elementId("web");

type AnswerCall = (call: object) => string;

function answerCallOfReadme(): AnswerCall {
  const example = /```js\n([\s\S]*?)```/.exec(README)?.[1] ?? "";
  const names = [...example.matchAll(/^import \{ (.*) \} from/gm)].map(([, list]) => list).join(", ");
  const body = example.replace(/^import .*$/gm, "").replace("export function", "return function");
  return new Function(`{ ${names} }`, body)(tools) as AnswerCall;
}

describe("the example of the README", () => {
  const answerCall = answerCallOfReadme();
  const model = FULL_MODEL;
  const answered = (sent: object) =>
    JSON.parse(answerCall({ model, sent, nearest, countTokens: countWords }));

  it("reads an element", () => {
    expect(answered({ projectId: ID, elementId: ID })).toMatchObject({
      projectId: ID,
      truth: "declared",
      data: { element: { name: "web" }, producedMessages: [{ name: "ordered" }] },
      nextCursor: null,
      notice: null,
    });
  });

  it("keeps to the tokens that were asked for", () => {
    const answer = answered({ projectId: ID, elementId: ID, maxTokens: 400 });
    expect(countWords(JSON.stringify(answer))).toBeLessThanOrEqual(400);
    expect(answer.notice).toMatch(/^Cut to keep to 400 tokens: data\./);
  });

  it("says all that is wrong with a call", () => {
    expect(answered({ projectid: ID, elementId: "web" }).error).toMatchObject({
      status: 400,
      detail:
        "projectid is not an argument of get_element; did you mean projectId?; projectId must be a GUID: the id in list_projects; elementId must be a GUID: the id in find_elements",
    });
  });
});

describe("the table of the README", () => {
  it("is about exports that there are, and about all but the tools themselves", () => {
    const table = README.slice(README.indexOf("| Export |"), README.indexOf("Nothing throws"));
    const named = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
    );
    const single = new Set<unknown>(tools.TOOLS);
    const exported = Object.entries(tools).filter(([, value]) => !single.has(value));
    expect(named.filter((name) => name !== "FIND_ELEMENTS").sort()).toEqual(
      exported.map(([name]) => name).sort(),
    );
  });
});
