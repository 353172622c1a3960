import { describe, expect, it } from "@jest/globals";
import { type Node, SchemaWriter } from "@plumbline/model-core/declaring";
import { AI_UNAVAILABLE } from "../availability/ai-unavailable.js";
import { unavailable } from "../availability/unavailable.js";
import { EXPLAIN_DELTA } from "../explain/explain-delta.js";
import { noExplanation } from "../explain/write-explanation.js";
import { sumUsage } from "../money/sum-usage.js";
import { TASK_USAGE } from "../tasks/task-usage.js";
import { AI_CALL } from "./ai-call.js";
import { AI_PREVIEW } from "./ai-preview.js";
import { AI_USAGE } from "./ai-usage.js";

function schemaOf(node: Node) {
  const schema = new SchemaWriter("answered", () => null).whole(node);
  return { fields: Object.keys(schema["properties"] ?? {}).sort(), required: schema["required"] };
}

const NOBODY = unavailable("task-off", { task: "explain", provider: null });

describe("what is answered is declared, every field of it:", () => {
  it.each([
    ["why there is no help", AI_UNAVAILABLE, NOBODY],
    ["an explanation", EXPLAIN_DELTA, noExplanation(NOBODY, 1)],
    [
      "what a task took",
      TASK_USAGE,
      sumUsage([{ inputTokens: 1, outputTokens: 1, costUsd: "1" }], "ceiling"),
    ],
  ])("%s", (_, node, value) => {
    expect(schemaOf(node).fields).toEqual(Object.keys(value).sort());
  });

  it.each([
    ["a call", AI_CALL, 19],
    ["a preview", AI_PREVIEW, 13],
    ["usage", AI_USAGE, 5],
  ])("%s, and none may be missing", (_, node, count) => {
    const { fields, required } = schemaOf(node);
    expect(fields).toHaveLength(count);
    expect(required).toHaveLength(count);
  });
});
