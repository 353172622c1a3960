import { describe, expect, it } from "@jest/globals";
import { numbered } from "../../testing/decision-bodies.js";
import { readAcceptRequest, readRejectRequest } from "./move-requests.js";

type Read = typeof readAcceptRequest | typeof readRejectRequest;

function outcome(read: Read, body: object) {
  const found = read(JSON.stringify(body));
  return found.ok ? found.value : [found.refusal.code, found.refusal.errors];
}

describe("an acceptance", () => {
  it("names what was read, and may name where findings are read", () => {
    expect(outcome(readAcceptRequest, { contentHash: "a" })).toEqual({
      contentHash: "a",
      revisionId: null,
      branchId: null,
    });
    const body = { contentHash: "a", revisionId: numbered(1).toUpperCase(), branchId: null };
    expect(outcome(readAcceptRequest, body)).toEqual({ ...body, revisionId: numbered(1) });
    const onBranch = { contentHash: "a", branchId: numbered(2) };
    expect(outcome(readAcceptRequest, onBranch)).toMatchObject(onBranch);
  });

  it.each<[string, object, string, string, string]>([
    ["no hash", {}, "invalid_body", "contentHash", "is required"],
    [
      "null as hash",
      { contentHash: null },
      "validation_error",
      "contentHash",
      "must not be null: it names what was read",
    ],
    ["no text as hash", { contentHash: 1 }, "invalid_body", "contentHash", "must be a string"],
    ["no GUID", { contentHash: "a", revisionId: "x" }, "validation_error", "revisionId", "must be a GUID"],
    [
      "two states",
      { contentHash: "a", revisionId: numbered(1), branchId: numbered(2) },
      "validation_error",
      "branchId",
      "must not stand beside revisionId",
    ],
    ["more", { contentHash: "a", x: 1 }, "validation_error", "x", "is not a known field"],
  ])("is refused with %s", (_, body, code, field, message) => {
    expect(outcome(readAcceptRequest, body)).toEqual([code, [{ field, message }]]);
  });
});

describe("a rejection", () => {
  it("has a reason, and may name what was read", () => {
    expect(outcome(readRejectRequest, { reason: "a\nb" })).toEqual({ reason: "a\nb", contentHash: null });
    const body = { reason: "a", contentHash: "b" };
    expect(outcome(readRejectRequest, body)).toEqual(body);
    expect(outcome(readRejectRequest, { ...body, contentHash: null })).toEqual({
      ...body,
      contentHash: null,
    });
  });

  it.each<[string, object, string, string, string]>([
    ["no reason", {}, "invalid_body", "reason", "is required"],
    ["null as reason", { reason: null }, "validation_error", "reason", "must not be blank"],
    ["a blank reason", { reason: " \n" }, "validation_error", "reason", "must not be blank"],
    [
      "a long reason",
      { reason: "x".repeat(20_001) },
      "validation_error",
      "reason",
      "must have at most 20000 characters",
    ],
  ])("is refused with %s", (_, body, code, field, message) => {
    expect(outcome(readRejectRequest, body)).toEqual([code, [{ field, message }]]);
  });
});
