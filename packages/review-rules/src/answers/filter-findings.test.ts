import { expect, it } from "@jest/globals";
import { anAnsweredFinding, DECISION_ID, SUBJECT_ID } from "../testing/a-finding.js";
import { type FindingFilter, filterFindings } from "./filter-findings.js";

const ALL: FindingFilter = { ruleId: null, category: null, result: null, severity: null, subjectId: null };
const PAY = anAnsweredFinding();
const MAIL = anAnsweredFinding({ subjectId: DECISION_ID, result: "unknown" });
const CHAIN = anAnsweredFinding({ ruleId: "REL-002", category: "resilience", severity: "blocking" });
const FINDINGS = [CHAIN, PAY, MAIL];

it.each<[string, Partial<FindingFilter>, typeof FINDINGS]>([
  ["no filter", {}, FINDINGS],
  ["a rule", { ruleId: "CON-001" }, [PAY, MAIL]],
  ["a category", { category: "resilience" }, [CHAIN]],
  ["a result", { result: "concern" }, [CHAIN, PAY]],
  ["a severity", { severity: "warning" }, [PAY, MAIL]],
  ["a subject", { subjectId: SUBJECT_ID }, [CHAIN, PAY]],
  ["several, which all have to be met", { subjectId: SUBJECT_ID, severity: "warning" }, [PAY]],
  ["what nothing meets", { ruleId: "CON-001", category: "resilience" }, []],
])("findings are shown by %s", (_, filter, shown) => {
  expect(filterFindings(FINDINGS, { ...ALL, ...filter })).toEqual(shown);
});
