import { describe } from "@jest/globals";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readPromiseRequest } from "../../src/index.js";
import { FULL_PROMISE } from "../../src/testing/request-bodies.js";
import { SEVERAL } from "./several.js";

const ID = '"00000000-0000-4000-8000-0000000001{n}"';
const IDS = { texts: [`[${ID.replace("{n}", "01")},${ID.replace("{n}", "01")}]`] };
const TEXT = { characters: 10_000, texts: ['" "', '"a\\nb"', '"a\\u0007"'] };

const RULES: RulesOfFields = {
  title: { characters: 200, texts: ['" "', '"a\\nb"', '"a\\u2028b"'] },
  claim: TEXT,
  scope: TEXT,
  evidenceCriteria: { texts: ['" "'] },
  forbiddenEvents: { entries: [20, '{"kind":"Dropped"}'] },
  "forbiddenEvents[].kind": { texts: ['"NotRouted"', '"dropped"'] },
  repository: { texts: ['"Acme/shop"', '"acme"', '"acme/.."', '"a_b/c.d-e"', '"acme/shop/x"'] },
  pattern: { texts: ['"in-memory-outbox"', '"saga"'] },
  service: { characters: 200, texts: ['""'] },
  operationIds: IDS,
  elementIds: IDS,
  origin: { texts: ['"human"', '"agent-suggested"', '"robot"', '""'] },
};

describe("the refusals of promise requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOfBody(readPromiseRequest(text, base === "agent" ? "agent-token" : "person")),
    () => inputsOfBodies({ person: FULL_PROMISE, agent: { ...FULL_PROMISE, origin: null } }, RULES, SEVERAL),
  );
});
