import { describe, expect, it } from "@jest/globals";
import { numbered } from "../testing/request-bodies.js";
import { readRunChecksRequest, readRunManyRequest, readRunRequest } from "./run-request.js";

const NOTHING = { modelRevisionId: null, branchId: null, scanId: null, revision: null };

function read(body: object | string, kind = "scenario-check") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const found = readRunRequest(text, kind);
  return found.ok ? found.value : found.refusal;
}

describe("a run request", () => {
  it.each(["", " \n", "{}", JSON.stringify(NOTHING)])("may say nothing: %j", (text) => {
    expect(read(text)).toEqual(NOTHING);
  });

  it("names what is run", () => {
    const branch = { branchId: numbered(1).toUpperCase(), revision: 3 };
    expect(read(branch)).toEqual({ ...NOTHING, branchId: numbered(1), revision: 3 });
    expect(read({ scanId: numbered(2) }, "source-pattern-check")).toEqual({
      ...NOTHING,
      scanId: numbered(2),
    });
  });

  it.each<[string, object, string]>([
    ["scenario-check", { scanId: numbered(1) }, "scanId"],
    ["source-pattern-check", { branchId: numbered(1) }, "branchId"],
    ["source-pattern-check", { modelRevisionId: numbered(1) }, "modelRevisionId"],
  ])("of a %s has no field of another kind", (kind, body, field) => {
    expect(read(body, kind)).toMatchObject({
      code: "validation_error",
      errors: [{ field, message: `does not fit a ${kind}` }],
    });
  });

  it("names one model", () => {
    expect(read({ modelRevisionId: numbered(1), branchId: numbered(2) })).toMatchObject({
      code: "validation_error",
      errors: [{ field: "branchId", message: "must not stand beside modelRevisionId" }],
    });
  });

  it("of a kind that is not run is read as it is", () => {
    expect(read({ scanId: numbered(1) }, "contract-test")).toMatchObject({ scanId: numbered(1) });
  });

  it.each([{ revision: 0 }, { revision: 1.5 }, { branchId: "main" }, { branch: null }])(
    "is refused: %j",
    (body) => {
      expect(read(body)).toMatchObject({ code: "validation_error" });
    },
  );
});

describe("a request to run", () => {
  it.each([
    readRunChecksRequest,
    readRunManyRequest,
    (text: string) => readRunRequest(text, "scenario-check"),
  ])("is called a run where it is refused", (readIt) => {
    const title = expect.stringMatching("^The run is refused: it ");
    expect(readIt("[]")).toMatchObject({ refusal: { code: "invalid_body", title } });
  });
});

describe("running many checks", () => {
  it("needs no content", () => {
    expect(readRunChecksRequest("")).toEqual({ ok: true, value: { revision: null } });
    expect(readRunChecksRequest('{"revision":2}')).toEqual({ ok: true, value: { revision: 2 } });
    expect(readRunManyRequest("")).toEqual({ ok: true, value: { promiseIds: null } });
  });

  it("takes promises in their order, each once", () => {
    const promiseIds = [numbered(2), numbered(1), numbered(2).toUpperCase()];
    expect(readRunManyRequest(JSON.stringify({ promiseIds }))).toEqual({
      ok: true,
      value: { promiseIds: [numbered(2), numbered(1)] },
    });
    expect(readRunManyRequest('{"promiseIds":["x"]}')).toMatchObject({
      refusal: { code: "validation_error", errors: [{ field: "promiseIds[0]", message: "must be a GUID" }] },
    });
  });
});
