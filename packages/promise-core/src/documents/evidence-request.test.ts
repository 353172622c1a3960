import { describe, expect, it } from "@jest/globals";
import { FULL_EVIDENCE } from "../testing/request-bodies.js";
import { readEvidenceRequest } from "./evidence-request.js";

function read(fields: object = {}, source: object = {}) {
  const body = { ...FULL_EVIDENCE, source: { ...FULL_EVIDENCE.source, ...source }, ...fields };
  const found = readEvidenceRequest(JSON.stringify(body));
  return found.ok ? found.value : found.refusal;
}

describe("an evidence request", () => {
  it("reads as it is stated", () => {
    expect(read()).toEqual(FULL_EVIDENCE);
    expect(read({}, { commitSha: "0".repeat(64) })).toMatchObject({ source: { commitSha: "0".repeat(64) } });
  });

  it("may leave out what it does not know", () => {
    const source = { system: "other", runUrl: "https://ci.example" };
    expect(read({ source, artifactDigest: undefined, revision: undefined })).toEqual({
      result: "passed",
      source: { ...source, commitSha: null, conclusion: null },
      artifactDigest: null,
      revision: null,
    });
  });

  it.each<[string, string, boolean]>([
    ["passed", "success", true],
    ["failed", "failure", true],
    ["failed", "timed_out", true],
    ["passed", "failure", false],
    ["failed", "success", false],
    ["passed", "neutral", false],
  ])("that %s goes with %s: %s", (result, conclusion, fits) => {
    const found = read({ result }, { conclusion });
    const errors = [{ field: "source.conclusion", message: expect.stringContaining("goes with") }];
    expect(found).toMatchObject(fits ? { result } : { code: "validation_error", errors });
  });

  it("says nothing of a conclusion beside a result that is none", () => {
    expect(read({ result: "ok" }, { conclusion: "failure" })).toMatchObject({
      errors: [{ field: "result" }],
    });
    expect(read({ source: 7 })).toMatchObject({ code: "invalid_body", errors: [{ field: "source" }] });
  });

  it.each([
    "http://ci.example/1",
    "https://user@ci.example/1",
    "https://user:pw@ci.example/1",
    "https://@ci.example",
    "https://ci.example\\@x",
    "https://ci.example/a b",
    "https://ci.example/\u0007",
    "https://[::1",
    "https:ci.example",
    "//ci.example",
    "ci.example",
    `https://ci.example/${"x".repeat(2_000)}`,
  ])("is refused with the run %s", (runUrl) => {
    expect(read({}, { runUrl })).toMatchObject({
      code: "validation_error",
      errors: [{ field: "source.runUrl" }],
    });
  });

  it.each([
    ["http://ci.example/1", "must be an https URL"],
    ["https://user@ci.example/1", "must hold no user name or password"],
  ])("is told what is wrong with the run %s", (runUrl, message) => {
    expect(read({}, { runUrl })).toMatchObject({ errors: [{ field: "source.runUrl", message }] });
  });

  it.each<[string, unknown]>([
    ["commitSha", "0".repeat(41)],
    ["commitSha", "A".repeat(40)],
    ["conclusion", "Failure"],
    ["conclusion", "two words"],
    ["conclusion", "x".repeat(51)],
    ["system", "jenkins"],
  ])("is refused with the %s %s", (field, value) => {
    expect(read({ result: "failed" }, { conclusion: null, [field]: value })).toMatchObject({
      code: "validation_error",
      errors: [{ field: `source.${field}` }],
    });
  });

  it.each<[string, unknown]>([
    ["artifactDigest", `sha256:${"0".repeat(63)}`],
    ["artifactDigest", "0".repeat(64)],
    ["revision", 0],
    ["result", "not-run"],
  ])("is refused with %s %s", (field, value) => {
    expect(read({ [field]: value })).toMatchObject({ code: "validation_error", errors: [{ field }] });
  });
});
