import { describe, expect, it } from "@jest/globals";
import { IMPORT_LIMITS, type JsonValue, parseFact, parseModelDocument } from "../index.js";
import { aFullModel, idOf } from "../testing/a-model.js";
import { documentOf, type Loose, parsed } from "../testing/an-import.js";

const ID = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8";

function refusal(value: Loose): Loose {
  const result = parseModelDocument(value as JsonValue);
  return result.ok ? null : result.refusal;
}

/** The refusal of a full document in which one value is changed. */
function refusalAfter(change: (document: Loose) => void): Loose {
  const document = documentOf(aFullModel().model);
  change(document);
  return refusal(document)?.errors;
}

describe("parseModelDocument", () => {
  it.each([null, 1, "x", true, []].map((value) => [value]))("refuses %j as a document", (value) => {
    expect(refusal(value)).toEqual({
      code: "invalid_export",
      title: "The document must be an object",
      errors: [{ field: "", message: "must be an object" }],
    });
  });

  it("reads a missing or null list as empty, and ignores version, project and unknown keys", () => {
    const empty = {
      elements: [],
      relationships: [],
      messages: [],
      schemas: [],
      operations: [],
      channels: [],
      subscriptions: [],
      bindings: [],
    };
    expect(parsed({})).toEqual(empty);
    expect(parsed({ version: 7, project: [], elements: null, bindings: null, "x-more": { a: 1 } })).toEqual(
      empty,
    );
  });

  it("gives missing fields their defaults and IDs lower case", () => {
    const document = parsed({
      elements: [{ id: ID, kind: "actor", name: "A", status: "current", more: 1 }],
      relationships: [{ id: ID, fromId: ID, toId: ID, kind: "", factStatus: "" }],
      messages: [{ id: ID, name: "M", producerId: ID, consumerIds: null, tags: null }],
      schemas: [{ id: ID, name: "S", content: "", version: "ignored" }],
      operations: [{ id: ID, ownerId: ID, name: "O", transport: "http" }],
      channels: [{ id: ID, name: "C", kind: "queue", provenance: {} }],
      subscriptions: [{ id: ID, channelId: ID, consumerId: ID }],
      bindings: [{ id: ID, sourceChannelId: ID, targetChannelId: ID }],
    });
    const id = ID.toLowerCase();
    const standing = { factStatus: "declared", provenance: null, stale: null };
    const nothing = { source: null, revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
    expect(document).toEqual({
      elements: [
        {
          id,
          kind: "actor",
          name: "A",
          description: null,
          technology: null,
          icon: null,
          status: "current",
          parentId: null,
          tags: [],
          ...standing,
        },
      ],
      relationships: [
        {
          id,
          fromId: id,
          toId: id,
          label: null,
          technology: null,
          kind: "structural",
          lineShape: null,
          ...standing,
        },
      ],
      messages: [
        {
          id,
          name: "M",
          description: null,
          producerId: id,
          consumerIds: [],
          schemaId: null,
          tags: [],
          ...standing,
        },
      ],
      schemas: [{ id, name: "S", description: null, content: "" }],
      operations: [
        {
          id,
          ownerId: id,
          name: "O",
          transport: "http",
          requestSchemaId: null,
          responseSchemaId: null,
          timeoutMs: 0,
          retry: null,
          ...standing,
        },
      ],
      channels: [{ id, name: "C", kind: "queue", ...standing, provenance: nothing }],
      subscriptions: [
        { id, channelId: id, consumerId: id, retry: null, deadLetterChannelId: null, ...standing },
      ],
      bindings: [{ id, sourceChannelId: id, targetChannelId: id, routingKey: null, ...standing }],
    });
  });

  it("keeps the order of tags and consumers; repeats fall away", () => {
    const [first, second] = [idOf("element", "a"), idOf("element", "b")];
    const message = {
      id: ID,
      name: "M",
      producerId: ID,
      tags: ["b", "a", "b"],
      consumerIds: [second, first, second.toUpperCase()],
    };
    expect(parsed({ messages: [message] }).messages[0]).toMatchObject({
      tags: ["b", "a"],
      consumerIds: [second, first],
    });
  });

  it("reads a timestamp as UTC with milliseconds", () => {
    const provenance = { acceptedAt: "2026-01-02T03:04:05+01:00" };
    expect(
      parsed({ channels: [{ id: ID, name: "C", kind: "queue", provenance }] }).channels[0]?.provenance,
    ).toMatchObject({
      acceptedAt: "2026-01-02T02:04:05.000Z",
    });
  });

  const LISTS = [
    "elements",
    "relationships",
    "messages",
    "schemas",
    "operations",
    "channels",
    "subscriptions",
    "bindings",
  ];

  it.each(LISTS)("refuses null, other values and a list that is none in %s", (list) => {
    expect(refusalAfter((document) => document[list].push(null))).toEqual([
      { field: `${list}[${documentOf(aFullModel().model)[list].length}]`, message: "must not be null" },
    ]);
    expect(
      refusalAfter((document) => {
        document[list][0] = "x";
      }),
    ).toEqual([{ field: `${list}[0]`, message: "must be an object" }]);
    expect(
      refusalAfter((document) => {
        document[list] = { a: 1 };
      }),
    ).toEqual([{ field: list, message: "must be a list" }]);
  });

  const REQUIRED: readonly [list: string, fields: readonly string[]][] = [
    ["elements", ["id", "kind", "name", "status"]],
    ["relationships", ["id", "fromId", "toId"]],
    ["messages", ["id", "name", "producerId"]],
    ["schemas", ["id", "name", "content"]],
    ["operations", ["id", "ownerId", "name", "transport"]],
    ["channels", ["id", "name", "kind"]],
    ["subscriptions", ["id", "channelId", "consumerId"]],
    ["bindings", ["id", "sourceChannelId", "targetChannelId"]],
  ];
  const REQUIRED_CASES = REQUIRED.flatMap(([list, fields]) => fields.map((field) => [list, field] as const));

  it.each(REQUIRED_CASES)("refuses a missing, null or number in %s.%s", (list, field) => {
    const path = `${list}[0].${field}`;
    expect(
      refusalAfter((document) => {
        delete document[list][0][field];
      }),
    ).toEqual([{ field: path, message: "is required" }]);
    for (const wrong of [null, 5, {}, []]) {
      expect(
        refusalAfter((document) => {
          document[list][0][field] = wrong;
        }),
      ).toEqual([{ field: path, message: expect.stringMatching(/^must be a (string|GUID)$/) }]);
    }
  });

  it.each([
    ["elements", "parentId", "x", "must be a GUID"],
    ["elements", "description", 1, "must be a string"],
    ["elements", "technology", [], "must be a string"],
    ["elements", "icon", {}, "must be a string"],
    ["elements", "tags", "x", "must be a list"],
    ["elements", "factStatus", 1, "must be a string"],
    ["elements", "provenance", "x", "must be an object"],
    ["elements", "provenance", [], "must be an object"],
    ["elements", "stale", true, "must be an object"],
    ["relationships", "fromId", "", "must be a GUID"],
    ["relationships", "kind", 1, "must be a string"],
    ["relationships", "label", 1, "must be a string"],
    ["relationships", "lineShape", 1, "must be a string"],
    ["messages", "consumerIds", {}, "must be a list"],
    ["messages", "schemaId", "x", "must be a GUID"],
    ["schemas", "description", 1, "must be a string"],
    ["schemas", "content", {}, "must be a string"],
    ["operations", "requestSchemaId", 1, "must be a GUID"],
    ["operations", "responseSchemaId", "x", "must be a GUID"],
    ["operations", "timeoutMs", "1", "must be an integer"],
    ["operations", "timeoutMs", 1.5, "must be an integer"],
    ["operations", "timeoutMs", null, "must be an integer"],
    ["operations", "retry", 3, "must be an object"],
    ["subscriptions", "deadLetterChannelId", "x", "must be a GUID"],
    ["bindings", "routingKey", 1, "must be a string"],
  ])("refuses %s.%s = %j: %s", (list, field, value, message) => {
    expect(
      refusalAfter((document) => {
        document[list][0][field] = value;
      }),
    ).toEqual([{ field: `${list}[0].${field}`, message }]);
  });

  it.each([
    ["messages[0].tags[0]", null, "must be a string"],
    ["messages[0].tags[0]", 5, "must be a string"],
    ["messages[0].consumerIds[0]", null, "must be a GUID"],
    ["messages[0].consumerIds[0]", "x", "must be a GUID"],
    ["messages[0].provenance.source", 1, "must be a string"],
    ["messages[0].provenance.revision", {}, "must be a string"],
    ["messages[0].provenance.confidence", "1", "must be a number"],
    ["messages[0].provenance.acceptedBy", "me", "must be a GUID"],
    ["messages[0].provenance.acceptedAt", "yesterday", "must be an ISO 8601 timestamp"],
    ["messages[0].provenance.acceptedAt", 1, "must be an ISO 8601 timestamp"],
    ["messages[0].stale.sinceRevision", undefined, "is required"],
    ["messages[0].stale.sinceRevision", null, "must be a string"],
    ["messages[0].stale.reason", undefined, "is required"],
    ["messages[0].stale.reason", 5, "must be a string"],
    ["operations[0].retry.maxAttempts", undefined, "is required"],
    ["operations[0].retry.maxAttempts", 1.5, "must be an integer"],
    ["operations[0].retry.backoffMs", undefined, "is required"],
    ["operations[0].retry.backoffMs", "0", "must be an integer"],
    ["subscriptions[0].retry.backoffMs", null, "must be an integer"],
  ])("refuses %s = %j: %s", (path, value, message) => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
    const last = keys.pop() ?? "";
    const change = (document: Loose): void => {
      const holder = keys.reduce((object, key) => object[key], document);
      holder[last] = value;
    };
    expect(refusalAfter(change)).toEqual([{ field: path, message }]);
  });

  it("lists every issue, up to 100, and names the first in the title", () => {
    const elements = Array.from({ length: 150 }, () => ({
      id: ID,
      kind: "actor",
      name: 1,
      status: "current",
    }));
    const { code, title, errors } = refusal({ elements, bindings: 1 });
    expect({ code, title }).toEqual({ code: "invalid_export", title: "elements[0].name: must be a string" });
    expect(errors).toHaveLength(IMPORT_LIMITS.shapeIssues);
    expect(errors[99].field).toBe("elements[99].name");
    const document = { channels: [{ kind: 1 }], bindings: 1 };
    expect(refusal(document).errors.map(({ field }: Loose) => field)).toEqual([
      "channels[0].id",
      "channels[0].name",
      "channels[0].kind",
      "bindings",
    ]);
  });

  it.each(LISTS.map((list) => [list, IMPORT_LIMITS[list as "elements"]] as const))(
    "takes %s of %d entries and refuses one more",
    (list, limit) => {
      const [entry] = documentOf(aFullModel().model)[list];
      const entries = (count: number): Loose => ({ [list]: Array.from({ length: count }, () => entry) });
      expect(refusal(entries(limit))).toBeNull();
      const message = `holds ${limit + 1} entries; the limit is ${limit}`;
      expect(refusal(entries(limit + 1))).toEqual({
        code: "import_too_large",
        title: `${list}: ${message}`,
        errors: [{ field: list, message }],
      });
    },
  );

  it("checks the shape before the lengths of the lists", () => {
    const schemas = Array.from({ length: 201 }, () => ({}));
    expect(refusal({ schemas }).code).toBe("invalid_export");
  });
});

describe("parseFact", () => {
  it("reads one fact, with paths inside it", () => {
    expect(parseFact("channel", { id: ID, name: "C", kind: "odd" })).toEqual({
      ok: true,
      value: {
        id: ID.toLowerCase(),
        name: "C",
        kind: "odd",
        factStatus: "declared",
        provenance: null,
        stale: null,
      },
    });
    expect(parseFact("channel", { id: ID, name: 1, kind: "queue", stale: {} })).toEqual({
      ok: false,
      refusal: [
        { field: "name", message: "must be a string" },
        { field: "stale.sinceRevision", message: "is required" },
        { field: "stale.reason", message: "is required" },
      ],
    });
    expect(parseFact("channel", [])).toEqual({
      ok: false,
      refusal: [{ field: "", message: "must be an object" }],
    });
  });
});
