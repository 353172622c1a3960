import { expect, it } from "@jest/globals";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { SNAPSHOT_REQUEST_BODY } from "../testing/request-bodies.js";
import { readSnapshotRequest } from "./snapshot-request.js";

const OF_MAIN = { ok: true, value: { revisionId: null, branchId: null, note: null } };

it("a snapshot may be asked for without a word", () => {
  expect(["", " \n", "{}"].map(readSnapshotRequest)).toEqual([OF_MAIN, OF_MAIN, OF_MAIN]);
});

it("a snapshot is of a state, with a note", () => {
  expect(readSnapshotRequest(JSON.stringify(SNAPSHOT_REQUEST_BODY))).toEqual({
    ok: true,
    value: SNAPSHOT_REQUEST_BODY,
  });
});

it.each<[string, object, string]>([
  ["both a revision and a branch", { revisionId: guid(1), branchId: guid(2) }, "branchId"],
  ["a note over its limit", { note: "x".repeat(2_001) }, "note"],
  ["a note that no store takes", { note: "\u0000" }, "note"],
])("a snapshot is refused with %s", (_, body, field) => {
  expect(readSnapshotRequest(JSON.stringify(body))).toMatchObject({
    ok: false,
    refusal: { code: "validation_error", errors: [{ field }] },
  });
});
