import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readQuestionRequest } from "../../src/index.js";
import { numbered } from "../../src/testing/questions.js";

const ID = '"00000000-0000-4000-8000-0000000001{n}"';

const RULES = {
  text: { characters: 4_000, texts: ['" "', '"a\\nb"', '"a\\u0007"', '"a\\u2028b"'] },
  about: { entries: [50, ID], texts: [`[${ID.replace("{n}", "01")},${ID.replace("{n}", "01")}]`] },
  origin: { texts: ['"human"', '"ai-suggested"', '"agent-suggested"', '"robot"', '""'] },
} as const;

const QUESTION = { text: "Who retries?", about: [numbered(1), numbered(2)], origin: "human" };

describe("the refusals of question requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOfBody(readQuestionRequest(text, base === "agent" ? "agent-token" : "person")),
    () => inputsOfBodies({ person: QUESTION, agent: QUESTION }, RULES, [[2, 20]]),
  );
});
