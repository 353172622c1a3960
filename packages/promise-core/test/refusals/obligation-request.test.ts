import { describe } from "@jest/globals";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readObligationRequest } from "../../src/index.js";
import {
  SCENARIO_CHECK_REQUEST,
  SOURCE_PATTERN_REQUEST,
  TEST_PLAN_REQUEST,
} from "../../src/testing/request-bodies.js";
import { SEVERAL } from "./several.js";

const ITEMS = { entries: [50, '"x"'], texts: ['[""]'] } as const;
const REPOSITORY = { texts: ['"Acme/shop"', '"acme"', '"acme/.."'] };

const RULES: RulesOfFields = {
  kind: {
    characters: 50,
    texts: [
      '"scenario-check"',
      '"source-pattern-check"',
      '"failure-test"',
      '"review"',
      '"Review"',
      '"Outage"',
    ],
  },
  title: { characters: 200, texts: ['" "', '"a\\nb"'] },
  text: { characters: 10_000, texts: ['" "', '"a\\nb"'] },
  target: { texts: ['"0abcdef0-0000-4000-8000-000000000021"'] },
  failFirst: { from: 1 },
  expected: { from: 0, texts: ['"Skipped"', '"succeeded"'] },
  type: { texts: ['"outcome"', '"event-count"', '"latency"'] },
  id: { characters: 100, texts: ['"a2"', '""'] },
  step: { characters: 100 },
  expect: {
    texts: ["[]"],
    entries: [100, '{"id":"a{n}","type":"outcome","step":"s","expected":"Failed"}'],
  },
  faults: { texts: ["[]"] },
  repository: REPOSITORY,
  pattern: { texts: ['"in-memory-outbox"', '"saga"'] },
  steps: { ...ITEMS, texts: ["[]", '[""]'] },
  inputs: ITEMS,
  expectedObservations: { ...ITEMS, texts: ["[]"] },
  system: { texts: ['"other"', '"jenkins"'] },
  workflow: { characters: 255, texts: ['""'] },
  job: { characters: 255, texts: ['""'] },
};

describe("the refusals of obligation requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readObligationRequest(text)),
    () =>
      inputsOfBodies(
        {
          scenarioCheck: SCENARIO_CHECK_REQUEST,
          sourcePattern: SOURCE_PATTERN_REQUEST,
          testPlan: TEST_PLAN_REQUEST,
        },
        RULES,
        SEVERAL,
      ),
  );
});
