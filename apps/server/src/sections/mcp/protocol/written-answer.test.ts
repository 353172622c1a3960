import { describe, expect, it } from "@jest/globals";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { writtenAnswer } from "./written-answer.js";

function toolAnswer(text: string, more: object = {}): JSONRPCMessage {
  return { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text }], ...more } };
}

describe("the answer of a tool", () => {
  it.each([
    ["{}"],
    [JSON.stringify({ data: { name: 'a "quoted" \\ name }{' } })],
    [JSON.stringify({ data: { name: "\u2028\u0000\ud83d\ude00 \ud800" } })],
    ['{"data":{"__proto__":{"a":1},"constructor":null}}'],
  ])("holds the document %s as text and as it is", (text) => {
    const plain = { jsonrpc: "2.0", id: 1, result: { content: [{ type: "text", text }] } };
    expect(JSON.parse(writtenAnswer(toolAnswer(text), true))).toEqual({
      ...plain,
      result: { ...plain.result, structuredContent: JSON.parse(text) },
    });
  });

  it("is text alone when the tool failed, with the word that it did", () => {
    const failed = toolAnswer('{"error":{}}', { isError: true });
    expect(JSON.parse(writtenAnswer(failed, true))).toEqual(failed);
  });
});

describe("any other answer is written as it is", () => {
  it.each<[string, JSONRPCMessage, boolean]>([
    ["of another method", toolAnswer("{}"), false],
    ["an error", { jsonrpc: "2.0", id: "a", error: { code: -32_602, message: "no" } }, true],
    ["a result without content", { jsonrpc: "2.0", id: 0, result: {} }, true],
  ])("%s", (_what, answer, isOfTool) => {
    expect(JSON.parse(writtenAnswer(answer, isOfTool))).toEqual(answer);
  });
});
