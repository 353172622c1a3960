import { describe, expect, it } from "@jest/globals";
import { AI_MONEY, AI_TASK_LIMITS, ARCHITECTURE_LIMITS, CRITIQUE_LIMITS, EXPLAIN_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["characters of what is asked for", AI_TASK_LIMITS.requestCharacters, 4_000],
  ["IDs of a selection", AI_TASK_LIMITS.selection, 200],
  ["bytes of the data of a prompt", AI_TASK_LIMITS.contextBytes, 204_800],
  ["characters of a description in it", AI_TASK_LIMITS.descriptionCharacters, 500],
  ["characters of a schema in it", AI_TASK_LIMITS.schemaCharacters, 4_096],
  ["bytes of an answer", AI_TASK_LIMITS.answerBytes, 524_288],
  ["levels of an answer", AI_TASK_LIMITS.answerLevels, 32],
  ["repairs", AI_TASK_LIMITS.repairs, 2],
  ["errors of a repair", AI_TASK_LIMITS.repairErrors, 20],
  ["characters of an answer that is sent back", AI_TASK_LIMITS.repairCharacters, 65_536],
  ["subjects of missing help", AI_TASK_LIMITS.subjects, 20],
  ["characters of the ID of a rule", AI_TASK_LIMITS.ruleIdCharacters, 20],
  ["bytes of a token", AI_MONEY.bytesOfToken, 3],
  ["bytes around what is sent", AI_MONEY.wrapperBytes, 2_048],
  ["estimates that a call costs at most", AI_MONEY.estimatesAtMost, 4],
  ["dollars for input, at most", AI_MONEY.ceilingInputUsd, 30],
  ["dollars for output, at most", AI_MONEY.ceilingOutputUsd, 180],
  ["decimals of dollars", AI_MONEY.decimals, 6],
  ["relationships of an explained element", EXPLAIN_LIMITS.relationships, 100],
  ["paragraphs of an explanation", EXPLAIN_LIMITS.paragraphs, 20],
  ["characters of a paragraph", EXPLAIN_LIMITS.paragraphCharacters, 2_000],
  ["parts that a paragraph cites", EXPLAIN_LIMITS.cites, 50],
];

describe("limits of calls and of explanations", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([AI_TASK_LIMITS, AI_MONEY, EXPLAIN_LIMITS].flatMap(Object.keys).length);
  });
});

describe("limits of architectures and of critiques", () => {
  it("are these", () => {
    expect(ARCHITECTURE_LIMITS).toEqual({
      items: 300,
      consumers: 100,
      services: 100,
      because: 50,
      pointers: 50,
    });
    expect(CRITIQUE_LIMITS).toEqual({
      ...{ questionCharacters: 4_000, focus: 200, observations: 30, observationCharacters: 4_000, about: 50 },
      ...{ ruleIds: 20, ruleIdCharacters: 100, proposedDecisions: 10, titleCharacters: 200 },
      ...{ decisionCharacters: 10_000, alternatives: 20, affected: 50, settles: 50, critiques: 200 },
    });
  });
});
