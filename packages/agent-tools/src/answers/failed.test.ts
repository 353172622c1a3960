import { describe, expect, it } from "@jest/globals";
import { failedTool } from "./failed.js";

const ERROR = { type: "validation_error", title: "2 values are wrong", status: 400 };

describe("a failed tool", () => {
  it("says all that is wrong in one text, and each with its field", () => {
    const errors = [
      { field: "limit", message: "must be from 1 to 200" },
      { field: "", message: "The body is no object" },
    ];
    expect(failedTool({ ...ERROR, errors })).toEqual({
      error: { ...ERROR, detail: "limit must be from 1 to 200; The body is no object", errors },
    });
  });

  it("repeats its title where nothing more is known", () => {
    expect(failedTool({ ...ERROR, errors: [] }).error).toMatchObject({ detail: ERROR.title, errors: [] });
  });

  it("holds at most the bytes of a result, and counts what has no room", () => {
    const errors = Array.from({ length: 100 }, (_, at) => ({
      field: `items[${at}]`,
      message: "語".repeat(1_000),
    }));
    const { error } = failedTool({ ...ERROR, errors });
    const length = new TextEncoder().encode(JSON.stringify({ error })).length;
    expect(length).toBeLessThanOrEqual(100_000);
    expect(length).toBeGreaterThan(90_000);
    expect(error.errors).toEqual(errors.slice(0, error.errors.length));
    expect(error.detail).toMatch(new RegExp(`; ${100 - error.errors.length} more$`));
  });

  it("counts even the only error when it is too long by itself", () => {
    const { error } = failedTool({ ...ERROR, errors: [{ field: "a", message: "x".repeat(100_000) }] });
    expect(error).toMatchObject({ detail: "1 more", errors: [] });
  });
});
