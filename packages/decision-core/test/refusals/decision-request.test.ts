import { describe } from "@jest/globals";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readDecisionRequest } from "../../src/index.js";
import { FULL_DECISION, numbered } from "../../src/testing/decision-bodies.js";

const ID = '"00000000-0000-4000-8000-0000000001{n}"';
const TEXT = { characters: 20_000, texts: ['" "', '"a\\nb"', '"a\\u0007"'] };

const RULES: RulesOfFields = {
  title: { characters: 20_000, texts: ['" "', '"a\\nb"', '"a\\u2028b"'] },
  context: TEXT,
  decision: TEXT,
  consequences: TEXT,
  alternatives: { entries: [50, '{"title":"a"}'] },
  affectedIds: { texts: [`[${ID.replace("{n}", "01")},${ID.replace("{n}", "01")}]`] },
  ruleId: { characters: 100, texts: ['""', '"a\\nb"'] },
  origin: { texts: ['"human"', '"ai-suggested"', '"agent-suggested"', '"robot"', '""'] },
};

const PERSON = { ...FULL_DECISION, supersedes: numbered(900) };

describe("the refusals of decision requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOfBody(readDecisionRequest(text, base === "agent" ? "agent-token" : "person")),
    () => inputsOfBodies({ person: PERSON, agent: { ...PERSON, origin: null } }, RULES),
  );
});
