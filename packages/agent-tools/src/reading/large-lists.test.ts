import { describe, expect, it } from "@jest/globals";
import {
  type Element,
  type Guid,
  type Message,
  type Model,
  NO_FACTS,
  present,
  uuidV5,
  wholeFact,
} from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";
import { answerAboutModel } from "./answer-about-model.js";
import type { ModelQuestion } from "./model-question.js";

const SPACE = "6ba7b810-9dad-11d1-80b4-00c04fd430c8" as Guid;
const idOf = (name: string) => uuidV5(SPACE, name) as never;

/** A hub whose every message goes to every element, each with the longest of names. */
function hubOf(elements: number, messages: number): Model {
  const name = "n".repeat(200);
  const made = Array.from(
    { length: elements },
    (_, at): Element => wholeFact("element", { id: idOf(`e${at}`), kind: "system", name, status: "current" }),
  );
  const sent = Array.from({ length: messages }, (_, at): Message => {
    const consumerIds = made.map(({ id }) => id);
    return wholeFact("message", { id: idOf(`m${at}`), name: `${at}`, producerId: idOf("e0"), consumerIds });
  });
  return { ...NO_FACTS, elements: made, messages: sent } as Model;
}

const HUB = hubOf(1_000, 200);
const QUESTIONS: readonly ModelQuestion[] = [
  { is: "element", elementId: idOf("e0") },
  { is: "dependents", elementId: idOf("e0") },
  { is: "messages", after: null, limit: 200 },
  { is: "contracts", elementId: null, kinds: ["messages"], after: null, limit: 200 },
];

describe("lists that somebody made large", () => {
  it.each(QUESTIONS)("are handed on as far as an answer may have room for: %j", (question) => {
    const { length } = JSON.stringify(answerAboutModel(HUB, question)?.data);
    expect(length).toBeLessThan(2.5 * TOOL_LIMITS.handedOn);
  });

  it("say how many there are", () => {
    const answer = present(answerAboutModel(HUB, { is: "element", elementId: idOf("e0") }));
    expect(answer.notice).toMatch(
      /^producedMessages: at most \d of 200 are shown; consumedMessages: at most \d of 200 are shown; consumers: the first 200, where consumerCount is larger\./,
    );
    const { producedMessages } = answer.data as {
      producedMessages: { consumerCount: number; consumers: [] }[];
    };
    expect(producedMessages[0]?.consumerCount).toBe(1_000);
    expect(producedMessages[0]?.consumers).toHaveLength(TOOL_LIMITS.detailItems);
  });

  it("go on where they ended, without a gap", () => {
    const seen: string[] = [];
    let after: { name: string; id: string } | null = null;
    for (let more = true; more; ) {
      const { data } = answerAboutModel(HUB, { is: "messages", after, limit: 200 }) ?? { data: {} };
      const page = data as {
        messages: { id: string }[];
        positions: { name: string; id: string }[];
        hasMore: boolean;
      };
      seen.push(...page.messages.map(({ id }) => id));
      [after, more] = [page.positions.at(-1) ?? null, page.hasMore];
    }
    expect(new Set(seen).size).toBe(200);
    expect(seen).toHaveLength(200);
  });
});
