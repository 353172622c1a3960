import { describe, expect, it } from "@jest/globals";
import { BUILD_REQUEST_LIMITS } from "../limits.js";
import { numbered } from "../testing/a-manifest.js";
import { readBriefRequest } from "./brief-request.js";

const ID = numbered(1);
const OF_ONE = {
  promiseIds: [ID],
  scenarioIds: [],
  elementIds: [],
  revisionId: null,
  branchId: null,
  changeScanId: null,
  maxTokens: null,
};
const { selectedIds, sentIds, mostTokens } = BUILD_REQUEST_LIMITS;
const ids = (count: number, first = 0) => Array.from({ length: count }, (_, at) => numbered(first + at));
const read = (body: unknown) => readBriefRequest(JSON.stringify(body));

function issuesOf(body: unknown): unknown {
  const result = read(body);
  return result.ok ? null : [result.refusal.code, ...result.refusal.errors.map(({ field }) => field)];
}

describe("a brief", () => {
  it.each([
    [{ promiseIds: [ID] }, OF_ONE],
    [{ promiseIds: [ID], scenarioIds: null, elementIds: null, maxTokens: null }, OF_ONE],
    [{ promiseIds: [ID.toUpperCase()] }, OF_ONE],
    [
      { elementIds: [ID], branchId: ID },
      { ...OF_ONE, promiseIds: [], elementIds: [ID], branchId: ID },
    ],
    [{ changeScanId: ID }, { ...OF_ONE, promiseIds: [], changeScanId: ID }],
    [
      { promiseIds: [ID], changeScanId: ID },
      { ...OF_ONE, changeScanId: ID },
    ],
    [
      { promiseIds: [ID], maxTokens: 1 },
      { ...OF_ONE, maxTokens: 1 },
    ],
    [
      { promiseIds: [ID], maxTokens: mostTokens },
      { ...OF_ONE, maxTokens: mostTokens },
    ],
  ])("is read as it is, a missing list as empty: %j", (body, value) => {
    expect(read(body)).toEqual({ ok: true, value });
  });

  it.each<[string, unknown, ...string[]]>([
    ["no body", null, "invalid_body", ""],
    ["no ID", {}, "validation_error", "promiseIds"],
    ["empty lists", { promiseIds: [], scenarioIds: [], elementIds: [] }, "validation_error", "promiseIds"],
    ["an unknown field", { promiseIds: [ID], messageIds: [] }, "validation_error", "messageIds"],
    ["a list that is none", { promiseIds: ID }, "invalid_body", "promiseIds"],
    ["a requirement ID", { promiseIds: [ID, "SHOP-001"] }, "validation_error", "promiseIds[1]"],
    ["an ID that is no text", { elementIds: [ID, 1] }, "invalid_body", "elementIds[1]"],
    ["an ID that is null", { elementIds: [null] }, "invalid_body", "elementIds[0]"],
    [
      "a revision and a branch",
      { promiseIds: [ID], revisionId: ID, branchId: ID },
      "validation_error",
      "branchId",
    ],
    ["a change that is no ID", { promiseIds: [ID], changeScanId: 1 }, "invalid_body", "changeScanId"],
    ["no token", { promiseIds: [ID], maxTokens: 0 }, "validation_error", "maxTokens"],
    ["too many tokens", { promiseIds: [ID], maxTokens: mostTokens + 1 }, "validation_error", "maxTokens"],
    ["a part of a token", { promiseIds: [ID], maxTokens: 1.5 }, "invalid_body", "maxTokens"],
    ["tokens as text", { promiseIds: [ID], maxTokens: "1" }, "invalid_body", "maxTokens"],
    [
      "more IDs than a selection has",
      { promiseIds: ids(100), scenarioIds: ids(100, 500), elementIds: ids(1, 900) },
      "validation_error",
      "elementIds",
    ],
    ["more IDs in the first list", { promiseIds: ids(selectedIds + 1) }, "validation_error", "promiseIds"],
    ["more IDs than are read", { elementIds: Array(sentIds + 1).fill(ID) }, "validation_error", "elementIds"],
  ])("is refused with %s", (_, body, code, ...fields) => {
    expect(issuesOf(body)).toEqual([code, ...fields]);
  });

  it.each<[unknown, string]>([
    [{ promiseIds: null }, "promiseIds or scenarioIds or elementIds must name at least one ID"],
    [{ elementIds: ids(selectedIds + 1) }, "elementIds must have at most 200 IDs, with the lists before it"],
    [{ promiseIds: [ID], messageIds: [] }, "messageIds is not a known field"],
  ])("says what is wrong with %#", (body, words) => {
    const result = read(body);
    expect(result.ok ? null : result.refusal.title).toBe(`The brief is refused: ${words}`);
  });

  it("is of 200 different IDs altogether; repeats fall away", () => {
    const [most] = [{ promiseIds: ids(selectedIds - 1), scenarioIds: [ID, numbered(999)] }];
    expect(issuesOf(most)).toBeNull();
    expect(issuesOf({ ...most, elementIds: [ID, ID, ID] })).toBeNull();
    expect(issuesOf({ elementIds: Array(sentIds).fill(ID) })).toBeNull();
  });

  it("is refused when it is deeper than it can be", () => {
    expect(readBriefRequest(`${"[".repeat(20)}${"]".repeat(20)}`)).toMatchObject({
      refusal: { code: "invalid_body" },
    });
  });
});
