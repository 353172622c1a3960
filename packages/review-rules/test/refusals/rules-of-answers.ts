import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";

const ID = '"0ABCDEF0-0000-4000-8000-000000000021"';

/** What the fields of an answer may hold. */
export const RULES_OF_ANSWERS: RulesOfFields = {
  ruleId: { texts: ['"REL-006"', '"REL-007"', '"rel-001"', '"REL-001 "', '"constructor"'] },
  subjectId: { texts: [ID] },
  status: { texts: ['"open"', '"wont-fix"', '"accepted-by-decision"', '"Open"', '"settled"'] },
  decisionId: { texts: [ID] },
  reason: {
    characters: 10_000,
    texts: ['" "', '"\\t\\n"', '"a\\nb"', '"a\\u0007"', '"\\u0000"', '"\\u2028"', '"\\ud800"'],
  },
  revisionId: { texts: [ID] },
  branchId: { texts: [ID] },
};
