import { describe, expect, it } from "@jest/globals";
import { AI_REASONS } from "../availability/ai-reasons.js";
import { checkSchema } from "../tasks/check-schema.js";
import { checkTestAnswer, PROVIDER_TEST_TASK, TEST_VERDICTS, testVerdicts } from "./provider-test.js";

describe("a test of a provider", () => {
  it.each([
    [{ works: true }, true],
    [{ works: false }, true],
    [{ works: "yes" }, false],
    [{}, false],
    [[], false],
  ])("is answered with %j: as it has to be %s", (answer, isRight) => {
    expect(checkTestAnswer(answer).ok).toBe(isRight);
    expect(checkSchema(PROVIDER_TEST_TASK.schema, answer).length === 0).toBe(isRight);
  });

  it("shows of key, model and schema what it got to", () => {
    const told = [null, ...AI_REASONS].map((reason) => {
      const { key, model, structuredOutput } = testVerdicts(reason, { hasKey: true, sendsSchema: true });
      return [reason, key, model, structuredOutput];
    });
    const known = told.filter(([, ...verdicts]) => verdicts.some((verdict) => verdict !== "unknown"));
    expect(known).toEqual([
      [null, "works", "works", "works"],
      ["api-key-missing", "fails", "unknown", "unknown"],
      ["api-key-not-usable", "fails", "unknown", "unknown"],
      ["provider-auth-refused", "fails", "unknown", "unknown"],
      ["provider-answer-filtered", "works", "works", "unknown"],
      ["provider-answer-cut", "works", "works", "unknown"],
      ["provider-answer-invalid", "works", "works", "fails"],
    ]);
    expect(TEST_VERDICTS).toEqual(["works", "fails", "unknown"]);
  });

  it("shows nothing of a key that was not sent, nor of a schema", () => {
    const works = { key: "works", model: "works", structuredOutput: "works" };
    const shown = (hasKey: boolean, sendsSchema: boolean) => testVerdicts(null, { hasKey, sendsSchema });
    expect(shown(true, true)).toEqual(works);
    expect(shown(false, true)).toEqual({ ...works, key: "unknown" });
    expect(shown(true, false)).toEqual({ ...works, structuredOutput: "unknown" });
    const refused = { key: "fails", model: "unknown", structuredOutput: "unknown" };
    expect(testVerdicts("api-key-missing", { hasKey: false, sendsSchema: true })).toEqual(refused);
    const invalid = testVerdicts("provider-answer-invalid", { hasKey: true, sendsSchema: false });
    expect(invalid.structuredOutput).toBe("unknown");
  });
});
