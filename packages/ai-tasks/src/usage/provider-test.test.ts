import { describe, expect, it } from "@jest/globals";
import { AI_REASONS } from "../availability/ai-reasons.js";
import { writeInstructions } from "../prompt/write-instructions.js";
import { checkSchema } from "../tasks/check-schema.js";
import { providerTestTask, TEST_VERDICTS, testVerdicts } from "./provider-test.js";

describe("a test of a provider", () => {
  const task = providerTestTask("3f9a");

  it.each([
    [{ word: "3f9a" }, true],
    [{ word: "works" }, false],
    [{ word: true }, false],
    [{ works: true }, false],
    [{}, false],
    [[], false],
  ])("is answered with %j: as it has to be %s", (answer, isRight) => {
    expect(checkSchema(task.schema, answer).length === 0).toBe(isRight);
  });

  it("names its answer in the schema alone, and in no repair", () => {
    expect(JSON.stringify(task.vendorSchema)).toContain("3f9a");
    expect(writeInstructions(task, { withSchema: false })).not.toContain("3f9a");
    expect(writeInstructions(task, { withSchema: true })).toContain("3f9a");
    expect(JSON.stringify(checkSchema(task.schema, { word: "other" }))).not.toContain("3f9a");
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
