import { describe, expect, it } from "@jest/globals";
import { OUTPUT_LIMITS } from "../limits.js";
import { refusedOutput, whyNoOutput } from "./submitted-output.js";

describe("an output that was submitted", () => {
  it("is looked at unless it is null or too large", () => {
    const most = "x".repeat(OUTPUT_LIMITS.bytes - 2);
    expect(whyNoOutput({})).toBeNull();
    expect(whyNoOutput(most)).toBeNull();
    expect(whyNoOutput(null)).toEqual({ pointer: "", message: "must not be null" });
    expect(whyNoOutput(`${most}x`)?.message).toMatch(/^takes 524289 bytes/);
  });

  it("is refused with pointers into it", () => {
    const refused = (pointer: string) => refusedOutput("flow", [{ pointer, message: "is wrong" }]).refusal;
    expect(refused("/steps/0")).toEqual({
      code: "validation_error",
      title: "The flow is refused: /steps/0 is wrong",
      errors: [{ field: "/steps/0", message: "is wrong" }],
    });
    expect(refused("").title).toBe("The flow is refused: it is wrong");
  });
});
