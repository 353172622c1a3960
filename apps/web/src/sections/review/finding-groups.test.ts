import { describe, expect, it } from "@jest/globals";
import { afterAnswered, groupFindings, linesOf, neighbourOf } from "./finding-groups.js";
import { aFinding } from "./testing/a-finding.js";

const FINDINGS = [
  aFinding({ subjectId: "1", severity: "note" }),
  aFinding({ subjectId: "2" }),
  aFinding({ subjectId: "2", ruleId: "CON-001", severity: "blocking" }),
];
const keys = (by: "rule" | "part" | "severity") =>
  groupFindings(FINDINGS, by).map(({ key, findings }) => [key, findings.length]);

describe("findings together", () => {
  it("stand by rule in the order of the rules", () => {
    expect(keys("rule")).toEqual([
      ["REL-001", 2],
      ["CON-001", 1],
    ]);
  });

  it("stand by the part that they are about, and by weight", () => {
    expect(keys("part")).toEqual([
      ["subscription 1", 1],
      ["subscription 2", 2],
    ]);
    expect(keys("severity").map(([key]) => key)).toEqual(["blocking", "warning", "note"]);
  });

  it("are listed under the heads of their groups", () => {
    expect(linesOf(groupFindings(FINDINGS, "rule")).map(({ is }) => is)).toEqual([
      "head",
      "finding",
      "finding",
      "head",
      "finding",
    ]);
  });

  it("are stepped through in the order they are shown in, and not past its ends", () => {
    const groups = groupFindings(FINDINGS, "severity");
    const at = (ruleId: string, id: string, places: number) =>
      neighbourOf(groups, (one) => one.ruleId === ruleId && one.subjectId === id, places)?.subjectId;
    expect(at("CON-001", "2", 1)).toBe("2");
    expect(at("REL-001", "2", 1)).toBe("1");
    expect(at("REL-001", "1", 1)).toBe("1");
    expect(neighbourOf(groups, () => false, 1)?.ruleId).toBe("CON-001");
    expect(neighbourOf([], () => false, 1)).toBeUndefined();
  });

  it("are gone on with after an answer: the next that has none, else the one before", () => {
    const groups = groupFindings(FINDINGS, "severity");
    const [first, second, third] = groups.flatMap(({ findings }) => findings);
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error("three findings are listed");
    }
    expect(afterAnswered(groups, first, [first, second])).toBe(third);
    expect(afterAnswered(groups, third, [third])).toBe(second);
    expect(afterAnswered(groups, second, FINDINGS)).toBeUndefined();
  });
});
