import { describe, expect, it } from "@jest/globals";
import { issueOfField, issuesOf } from "./issues-at.js";

const issue = (path: string) => ({ path, code: "c", stepId: null, message: `at ${path}`, place: null });
const ISSUES = ["steps[1]", "steps[1].request.total", "steps[1].then[0].operation", "steps[10]"].map(issue);

describe("issues at their step", () => {
  it("are those of the step and its fields, not of the steps inside it", () => {
    expect(issuesOf(ISSUES, "steps[1]").map(({ path }) => path)).toEqual([
      "steps[1]",
      "steps[1].request.total",
    ]);
    expect(issuesOf(ISSUES, "steps[1].then[0]")).toHaveLength(1);
    expect(issuesOf([issue("steps[1].branches")], "steps[1]")).toHaveLength(1);
  });

  it("stand at the field that they are about", () => {
    expect(issueOfField(ISSUES, "steps[1]", "request")).toBe("at steps[1].request.total");
    expect(issueOfField(ISSUES, "steps[1]", "from")).toBeNull();
  });
});
