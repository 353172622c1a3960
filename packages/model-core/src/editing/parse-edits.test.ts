import { describe, expect, it } from "@jest/globals";
import {
  EDIT_LIMITS,
  type Guid,
  type JsonValue,
  parseChangeRequest,
  parseChanges,
  parseFactBody,
} from "../index.js";
import { idOf } from "../testing/a-model.js";

const WEB = idOf("element", "web");
const OTHER = idOf("element", "other");
const BODY = { id: WEB, kind: "app", name: "web", status: "current", parentId: idOf("element", "shop") };

function issuesOf(
  result:
    | ReturnType<typeof parseChangeRequest>
    | ReturnType<typeof parseChanges>
    | ReturnType<typeof parseFactBody>,
): readonly string[] {
  return result.ok
    ? []
    : [result.refusal.code, ...result.refusal.errors.map(({ field, message }) => `${field} ${message}`)];
}

describe("the body of a PUT", () => {
  it("states a fact: what may be missing has the defaults of a document", () => {
    const parsed = parseFactBody("element", WEB, BODY);
    const defaults = { description: null, technology: null, icon: null, tags: [] };
    const standing = { factStatus: "declared", provenance: null, stale: null };
    expect(parsed).toEqual({ ok: true, value: { ...BODY, ...defaults, ...standing } });
  });

  it("may leave out its ID, and an element may name the account responsible for it", () => {
    const { id: _, ...withoutId } = BODY;
    const parsed = parseFactBody("element", WEB, { ...withoutId, ownerId: OTHER.toUpperCase() });
    expect(parsed).toMatchObject({ ok: true, value: { id: WEB, ownerId: OTHER } });
    expect(parseFactBody("channel", WEB, { ...BODY, kind: "queue", ownerId: 5 })).toMatchObject({ ok: true });
  });

  it("is refused for its shape, all issues at once", () => {
    const body: JsonValue = { id: 7, kind: "app", name: null, parentId: "x", tags: [1], ownerId: "me" };
    expect(issuesOf(parseFactBody("element", WEB, body))).toEqual([
      "invalid_body",
      "id must be a GUID",
      "name must be a string",
      "status is required",
      "parentId must be a GUID",
      "tags[0] must be a string",
      "ownerId must be a GUID",
    ]);
  });

  it.each([null, [], "x", 5])("%j is no object", (body) => {
    expect(issuesOf(parseFactBody("element", WEB, body))).toEqual(["invalid_body", " must be an object"]);
    expect(issuesOf(parseChanges(body))).toEqual(["invalid_body", " must be an object"]);
  });

  it("is refused for oddities of its text", () => {
    const oddities = [{ kind: "repeated-key", path: "name" }] as const;
    expect(issuesOf(parseFactBody("element", WEB, BODY, oddities))).toEqual([
      "invalid_body",
      "name is repeated",
    ]);
    expect(issuesOf(parseChanges({ changes: [] }, oddities))).toEqual(["invalid_body", "name is repeated"]);
  });
});

describe("the body of a batch", () => {
  it("states changes in order; other keys are the caller's", () => {
    const { id: _, ...withoutId } = BODY;
    const changes = [
      { op: "put", kind: "element", id: WEB.toUpperCase(), value: withoutId },
      { op: "delete", kind: "channel", id: OTHER, value: "ignored" },
    ];
    const parsed = parseChanges({ changes, branchId: null });
    expect(parsed).toMatchObject({
      ok: true,
      value: [
        { op: "put", kind: "element", id: WEB, value: { id: WEB, name: "web" } },
        { op: "delete", kind: "channel", id: OTHER },
      ],
    });
  });

  it("is refused for its shape with the path of every issue", () => {
    const changes = [
      null,
      { op: "put", kind: "element", id: WEB },
      { op: "put", kind: "element", id: WEB, value: null },
      { op: "put", kind: "channel", id: WEB, value: { name: 5, kind: "queue" } },
      { op: "delete", kind: "channel" },
      {},
    ];
    expect(issuesOf(parseChanges({ changes }))).toEqual([
      "invalid_body",
      "changes[0] must not be null",
      "changes[1].value is required",
      "changes[2].value must not be null",
      "changes[3].value.name must be a string",
      "changes[4].id is required",
      "changes[5].op is required",
      "changes[5].kind is required",
      "changes[5].id is required",
    ]);
    expect(issuesOf(parseChanges({}))).toEqual(["invalid_body", "changes is required"]);
    expect(issuesOf(parseChanges({ changes: {} }))).toEqual(["invalid_body", "changes must be a list"]);
  });

  it("is refused for an op or kind that is none", () => {
    const changes = [
      { op: "move", kind: "element", id: WEB, value: BODY },
      { op: "put", kind: "constructor", id: WEB, value: BODY },
    ];
    expect(issuesOf(parseChanges({ changes }))).toEqual([
      "validation_error",
      "changes[0].op must be one of put, delete",
      "changes[1].kind must be one of element, relationship, message, channel, operation, subscription, binding, schema",
    ]);
  });

  it("is not read when it is too long", () => {
    const changes = Array.from({ length: EDIT_LIMITS.changes + 1 }, () => null);
    expect(issuesOf(parseChanges({ changes }))).toEqual([
      "validation_error",
      "changes holds 5001 changes; the limit is 5000",
    ]);
    expect(issuesOf(parseChanges({ changes: changes.slice(1) }))[0]).toBe("invalid_body");
  });

  it("has no prototype keys", () => {
    const value = JSON.parse('{"__proto__": {"name": "x"}, "kind": "queue"}') as JsonValue;
    expect(issuesOf(parseFactBody("channel", WEB as Guid, value))).toEqual([
      "invalid_body",
      "name is required",
    ]);
  });
});

describe("the request of a batch", () => {
  const changes = [{ op: "delete", kind: "channel", id: OTHER }];

  it("may name a branch and the version it is for", () => {
    const nothing = { ok: true, value: { branchId: null, expectedVersion: null, changes } };
    expect(parseChangeRequest({ changes })).toEqual(nothing);
    expect(parseChangeRequest({ changes, branchId: null, expectedVersion: null })).toEqual(nothing);
    expect(parseChangeRequest({ changes, branchId: WEB.toUpperCase(), expectedVersion: 3 })).toEqual({
      ok: true,
      value: { branchId: WEB, expectedVersion: 3, changes },
    });
  });

  it("is refused for the shape of all of it at once", () => {
    const body = { branchId: "x", expectedVersion: 1.5, changes: [{ op: "delete", kind: "channel" }] };
    expect(issuesOf(parseChangeRequest(body))).toEqual([
      "invalid_body",
      "branchId must be a GUID",
      "expectedVersion must be an integer",
      "changes[0].id is required",
    ]);
    expect(issuesOf(parseChangeRequest({ branchId: 1 }))).toEqual([
      "invalid_body",
      "branchId must be a GUID",
      "changes is required",
    ]);
  });

  it("hides what breaks a rule behind a wrong shape", () => {
    const unknown = [{ op: "move", kind: "channel", id: OTHER }];
    expect(issuesOf(parseChangeRequest({ changes: unknown }))[0]).toBe("validation_error");
    expect(issuesOf(parseChangeRequest({ changes: unknown, expectedVersion: "1" }))).toEqual([
      "invalid_body",
      "expectedVersion must be an integer",
    ]);
    expect(issuesOf(parseChangeRequest(null))).toEqual(["invalid_body", " must be an object"]);
  });
});
