import { describe, expect, it } from "@jest/globals";
import {
  brokenRules,
  changeSummary,
  confirmFact,
  EDIT_LIMITS,
  type Element,
  FACT_KINDS,
  FACT_LIMITS,
  type FactKind,
  type Guid,
  historyCounts,
  LIST_OF_KIND,
  lookupOf,
  type Model,
  type Schema,
} from "../index.js";
import { aFullModel, aModel, idOf } from "../testing/a-model.js";
import { edit, plannedEdit, put, refusedEdit, remove } from "../testing/an-edit.js";
import { OTHER_PROJECT, STREAM } from "../testing/an-import.js";
import { factsOf, fieldsThatName, REFERENCES_OF_KIND, REFERRING_KINDS } from "./references.js";

const FULL = aFullModel();
const MODEL = FULL.model;
const PERSON = "44444444-4444-4444-8444-444444444444" as Guid;
const AT = "2026-11-21T12:00:00.000Z";

function find<Kind extends FactKind>(kind: Kind, name: string): Model[(typeof LIST_OF_KIND)[Kind]][number] {
  const found = MODEL[LIST_OF_KIND[kind]].find(({ id }) => id === idOf(kind, name));
  return found as Model[(typeof LIST_OF_KIND)[Kind]][number];
}
const WEB = find("element", "web");
const lines = (errors: readonly { field: string; message: string }[]): readonly string[] =>
  errors.map(({ field, message }) => `${field} ${message}`);
const done = (items: readonly { kind: string; name: string | null; change: string }[]): readonly string[] =>
  items.map(({ kind, name, change }) => `${kind}:${name} ${change}`);

describe("a batch", () => {
  it("is applied in order and judged on the state after it", () => {
    const child = {
      ...WEB,
      id: idOf("element", "new"),
      parentId: idOf("element", "new system"),
      name: "new",
    };
    const system = { ...find("element", "shop"), id: idOf("element", "new system"), name: "new system" };
    const plan = plannedEdit(MODEL, [
      put("element", child),
      put("element", system),
      remove("binding", idOf("binding", "exchange-queue")),
      remove("channel", idOf("channel", "exchange")),
      put("element", WEB),
    ]);
    expect(done(plan.items)).toEqual([
      "element:new added",
      "element:new system added",
      "binding:order.* removed",
      "channel:exchange removed",
      "element:web unchanged",
    ]);
    expect(plan.changes.elements.added.map(({ name }) => name)).toEqual(["new", "new system"]);
    expect(plan.changes.channels.removed).toEqual([find("channel", "exchange")]);
    expect(plan.changesModel).toBe(true);
    expect(historyCounts(plan.changes)).toEqual({ added: 2, changed: 0, removed: 2 });
    expect(changeSummary(plan.changes)).toBe("2 elements added, 1 channel and 1 binding removed");
  });

  it("that breaks more rules than an answer can hold is refused with the first of them", () => {
    const broken = Array.from({ length: EDIT_LIMITS.changes }, (_, index) =>
      put("message", {
        ...find("message", "ordered"),
        id: idOf("message", `broken ${index}`),
        consumerIds: Array.from({ length: 30 }, (_, consumer) => idOf("element", `nobody ${consumer}`)),
      }),
    );
    const { errors } = refusedEdit(MODEL, broken);
    expect(errors).toHaveLength(EDIT_LIMITS.issues);
    const last = EDIT_LIMITS.issues / FACT_LIMITS.consumerIssues - 1;
    expect(errors.at(-1)?.field).toBe(
      `changes[${last}].value.consumerIds[${FACT_LIMITS.consumerIssues - 1}]`,
    );
  });

  it("is neither empty nor too long and names no ID twice", () => {
    expect(lines(refusedEdit(MODEL, []).errors)).toEqual(["changes must not be empty"]);
    const many = Array.from({ length: EDIT_LIMITS.changes + 1 }, () => put("element", WEB));
    expect(refusedEdit(MODEL, many)).toMatchObject({
      code: "validation_error",
      errors: [{ field: "changes" }],
    });
    const twice = refusedEdit(MODEL, [put("element", WEB), remove("channel", WEB.id as never)]);
    expect(twice.code).toBe("validation_error");
    expect(lines(twice.errors)).toEqual(["changes[1].id repeats the ID of changes[0]"]);
  });

  it("is refused with every broken rule of every change", () => {
    const refusal = refusedEdit(MODEL, [
      put("element", { ...WEB, name: " ", parentId: null }),
      put("channel", { ...find("channel", "exchange"), kind: "queue" }),
      remove("message", idOf("message", "none")),
      remove("channel", idOf("element", "cart") as never),
    ]);
    expect(refusal.code).toBe("validation_error");
    expect(lines(refusal.errors)).toEqual([
      "changes[0].value.name must not be empty",
      "changes[0].value.parentId is required: app has a parent of kind system",
      "changes[1].value.kind must be exchange or topic: a binding leaves this channel",
      "changes[2].id must name a thing of the model of kind message",
      "changes[3].id must name a thing of the model of kind channel",
    ]);
  });

  it("judges a channel and its bindings that are both put at the binding", () => {
    const refusal = refusedEdit(MODEL, [
      put("channel", { ...find("channel", "exchange"), kind: "queue" }),
      put("binding", { ...find("binding", "exchange-queue"), routingKey: "x" }),
    ]);
    expect(refusal.errors.map(({ field }) => field)).toEqual(["changes[1].value.sourceChannelId"]);
  });

  it("refuses the later of two bindings on one route, and lets one take the route another leaves", () => {
    const binding = find("binding", "exchange-queue");
    const second = { ...binding, id: idOf("binding", "second") };
    expect(refusedEdit(MODEL, [put("binding", second)]).errors[0]?.field).toBe("changes[0].value.routingKey");
    const both = [put("binding", second), put("binding", { ...binding, routingKey: "other" })];
    expect(done(plannedEdit(MODEL, both).items)).toEqual(["binding:order.* added", "binding:other changed"]);
    const third = { ...second, id: idOf("binding", "third"), routingKey: "new" };
    const clash = refusedEdit(MODEL, [
      put("binding", { ...second, routingKey: "new" }),
      put("binding", third),
    ]);
    expect(clash.errors.map(({ field }) => field)).toEqual(["changes[1].value.routingKey"]);
  });

  it("refuses what takes the ID of another kind, and not those that refer to the fact that has it", () => {
    const message = { ...find("message", "ordered"), consumerIds: [WEB.id] };
    const refusal = refusedEdit(MODEL, [
      put("channel", { ...find("channel", "dead"), id: WEB.id as never }),
      put("message", message),
    ]);
    expect(lines(refusal.errors)).toEqual(["changes[0].id is the ID of a thing of kind element"]);
  });

  it.each(["channel", "element"] as const)(
    "changes and deletes the %s that it names where a schema has its ID as well, and leaves the schema alone",
    (kind) => {
      const fact = kind === "channel" ? find("channel", "queue") : find("element", "shop");
      const schema = { ...find("schema", "order"), id: fact.id as unknown as Schema["id"] };
      const naming = { ...find("message", "ordered"), id: idOf("message", "naming"), schemaId: schema.id };
      const both = { ...MODEL, schemas: [...MODEL.schemas, schema], messages: [...MODEL.messages, naming] };
      const changed = plannedEdit(both, [put(kind, { ...fact, name: "renamed" } as never)], { single: true });
      expect(done(changed.items)).toEqual([`${kind}:renamed changed`]);
      const held = refusedEdit(both, [remove(kind, fact.id as never)]).errors;
      expect(held.length).toBeGreaterThan(0);
      expect(lines(held).filter((line) => line.includes("schemaId"))).toEqual([]);
      const { items } = plannedEdit(both, [remove(kind, fact.id as never)], { cascade: true });
      expect(done(items).slice(0, 1)).toEqual([`${kind}:${fact.name} removed`]);
      expect(done(items).some((line) => line.startsWith("schema:"))).toBe(false);
      const gone = plannedEdit(both, [remove("schema", schema.id)], { cascade: true, single: true });
      expect(done(gone.items)).toEqual([`schema:${schema.name} removed`, "message:ordered removed"]);
    },
  );

  it("refuses an ID that names a fact of another kind, another ID, another kind and other ends", () => {
    const relationship = find("relationship", "buyer-web");
    const refusal = refusedEdit(MODEL, [
      put("channel", { ...find("channel", "dead"), id: WEB.id as never }),
      put("element", { ...find("element", "cart"), kind: "system", parentId: null }),
      put("relationship", { ...relationship, toId: idOf("element", "cart") }),
      put("element", WEB, idOf("element", "unlike")),
    ]);
    expect(lines(refusal.errors)).toEqual([
      "changes[0].id is the ID of a thing of kind element",
      "changes[1].value.kind cannot change from component",
      `changes[2].value.toId cannot change from ${WEB.id}`,
      `changes[3].value.id must be ${idOf("element", "unlike")}`,
    ]);
  });
});

describe("a single edit", () => {
  it("has the paths of its body, all issues at once", () => {
    const changed = { ...WEB, kind: "system" as const, name: "" };
    const refusal = refusedEdit(MODEL, [put("element", changed, idOf("element", "shop"))], { single: true });
    expect(refusal.errors.map(({ field }) => field)).toEqual(["id", "name", "parentId"]);
    const kind = refusedEdit(MODEL, [put("element", changed)], { single: true });
    expect(kind.errors.map(({ field }) => field)).toEqual(["kind", "name", "parentId"]);
  });

  it("that deletes what is not there finds nothing", () => {
    const refusal = refusedEdit(MODEL, [remove("element", idOf("element", "none"))], { single: true });
    expect(refusal).toMatchObject({ code: "not_found", errors: [] });
  });

  it("leaves the stale mark and who accepted the fact as they are", () => {
    const standing = {
      factStatus: "declared",
      provenance: null,
      stale: { sinceRevision: "x", reason: "y" },
    } as const;
    const put1 = plannedEdit(MODEL, [put("element", { ...WEB, ...standing })]).changes.elements.changed[0];
    expect(put1?.stale).toEqual(WEB.stale);
    const { acceptedBy, acceptedAt } = WEB.provenance ?? {};
    expect(put1?.provenance).toEqual({
      source: null,
      revision: null,
      confidence: null,
      acceptedBy,
      acceptedAt,
    });
    const provenance = { source: "s", revision: null, confidence: null, acceptedBy: PERSON, acceptedAt: AT };
    const element = { ...WEB, id: idOf("element", "new"), provenance, factStatus: "measured" as const };
    const added = plannedEdit(MODEL, [put("element", element)]).changes.elements.added[0];
    expect(added).toMatchObject({
      stale: null,
      provenance: { ...provenance, acceptedBy: null, acceptedAt: null },
    });
    const plain = plannedEdit(MODEL, [put("channel", { ...find("channel", "dead"), ...standing })]);
    expect(done(plain.items)).toEqual(["channel:dead unchanged"]);
  });

  it("moves the account responsible for an element", () => {
    const change = put("element", { ...WEB, ownerId: PERSON });
    const plan = plannedEdit(MODEL, [change], { members: new Set([PERSON]) });
    expect(plan.changes.elements.changed).toEqual([{ ...WEB, ownerId: PERSON }]);
  });

  it("leaves whoever is responsible for an element that it says nothing of, and takes it back when it says null", () => {
    const elements = MODEL.elements.map((one) => (one.id === WEB.id ? { ...WEB, ownerId: PERSON } : one));
    const owned = { ...MODEL, elements };
    const { ownerId: _, ...unsaid } = { ...WEB, name: "renamed" };
    const kept = plannedEdit(owned, [put("element", unsaid as never)]).changes.elements.changed;
    expect(kept).toEqual([{ ...WEB, name: "renamed", ownerId: PERSON }]);
    const taken = plannedEdit(owned, [put("element", { ...WEB, ownerId: null })]).changes.elements.changed;
    expect(taken).toEqual([{ ...WEB, ownerId: null }]);
    const other = { ...unsaid, id: idOf("element", "new") };
    const [added] = plannedEdit(MODEL, [put("element", other as never)]).changes.elements.added;
    expect(added).toMatchObject({ name: "renamed", ownerId: null });
  });
});

describe("a delete", () => {
  it("is refused while things refer to it, one entry for each, which says by which fields", () => {
    const refusal = refusedEdit(MODEL, [remove("element", idOf("element", "cart"))], { single: true });
    expect(refusal.code).toBe("in_use");
    expect(lines(refusal.errors)).toEqual([
      `message:${idOf("message", "ordered")} refers to it in consumerIds`,
      `subscription:${idOf("subscription", "queue-cart")} refers to it in consumerId`,
    ]);
    const loop = FULL.withRelationship("buyer", "buyer").model;
    expect(lines(refusedEdit(loop, [remove("element", idOf("element", "buyer"))]).errors)).toContain(
      `relationship:${idOf("relationship", "buyer-buyer")} refers to it in fromId and toId`,
    );
  });

  it("with cascade takes all that refers to it, whole and transitively, by kind and ID", () => {
    const plan = plannedEdit(MODEL, [remove("element", idOf("element", "shop"))], { cascade: true });
    const removed = plan.items.map(({ kind, id, change }) => [kind, id, change]);
    expect(removed[0]).toEqual(["element", idOf("element", "shop"), "removed"]);
    const kinds = plan.items.slice(1).map(({ kind }) => kind);
    expect(kinds).toEqual([
      "element",
      "element",
      "element",
      "relationship",
      "message",
      "operation",
      "subscription",
    ]);
    const dead = plannedEdit(MODEL, [remove("channel", idOf("channel", "dead"))], { cascade: true });
    expect(done(dead.items)).toEqual(["channel:dead removed", "subscription:null removed"]);
  });

  it("with cascade never takes what the batch puts", () => {
    const cart = find("element", "cart");
    const refusal = refusedEdit(MODEL, [remove("element", WEB.id), put("element", cart)], { cascade: true });
    expect(refusal.errors.map(({ field }) => field)).toEqual(["changes[1].value.parentId"]);
  });

  it("of 45,000 facts in a long chain of references takes linear time", () => {
    let model = aModel().withSystem("root").model;
    const relationships = Array.from({ length: 45_000 }, (_, index) => ({
      ...find("relationship", "buyer-web"),
      id: idOf("relationship", `${index}`),
      fromId: idOf("element", "root"),
      toId: idOf("element", "root"),
    }));
    model = { ...model, relationships };
    const plan = plannedEdit(model, [remove("element", idOf("element", "root"))], { cascade: true });
    expect(plan.changes.relationships.removed).toHaveLength(45_000);
    expect(edit(model, [remove("element", idOf("element", "root"))])).toMatchObject({ ok: false });
  });
});

describe("schemas in a batch", () => {
  const schema = find("schema", "order");

  it("have a version of their own and change no model", () => {
    const fresh: Schema = { ...schema, id: idOf("schema", "new"), version: 99 };
    const plan = plannedEdit(MODEL, [put("schema", fresh), put("schema", { ...schema, content: "[]" })]);
    expect(plan.changes.schemas.added).toEqual([{ ...fresh, version: 1 }]);
    expect(plan.changes.schemas.changed).toEqual([{ ...schema, content: "[]", version: 2 }]);
    expect(plan.changesModel).toBe(false);
    expect(historyCounts(plan.changes)).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(done(plannedEdit(MODEL, [put("schema", schema)]).items)).toEqual(["schema:order unchanged"]);
  });

  it("are neither another project's nor the model stream", () => {
    const fresh = { ...schema, id: idOf("schema", "new") };
    const schemaOwners = new Map([[fresh.id as string, OTHER_PROJECT]]);
    const taken = refusedEdit(MODEL, [put("schema", fresh)], { schemaOwners });
    expect(taken).toMatchObject({ code: "conflict", errors: [{ field: "changes[0].id" }] });
    const stream = refusedEdit(MODEL, [put("schema", { ...schema, id: STREAM as Guid as Schema["id"] })]);
    expect(stream).toMatchObject({ code: "validation_error", errors: [{ field: "changes[0].id" }] });
  });

  it("have no ID that a fact of another stream has", () => {
    const elsewhere = { channels: MODEL.channels };
    const [channel] = MODEL.channels;
    const fresh = { ...schema, id: channel?.id as Guid as Schema["id"] };
    const without = { ...MODEL, channels: [], subscriptions: [], bindings: [] };
    expect(lines(refusedEdit(without, [put("schema", fresh)], { elsewhere }).errors)).toEqual([
      "changes[0].id is the ID of a thing of kind channel",
    ]);
    const queue = put("channel", { ...find("channel", "dead") });
    expect(edit(without, [queue], { elsewhere })).toMatchObject({ ok: true });
  });

  it("are not deleted while a fact names them, here or elsewhere", () => {
    const gone = remove("schema", schema.id);
    expect(lines(refusedEdit(MODEL, [gone]).errors)).toEqual([
      `message:${idOf("message", "ordered")} refers to it in schemaId`,
      `operation:${idOf("operation", "place order")} refers to it in requestSchemaId and responseSchemaId`,
    ]);
    const elsewhere = { messages: MODEL.messages, operations: [] };
    expect(refusedEdit(MODEL, [gone], { elsewhere }).errors).toHaveLength(2);
    const cascade = refusedEdit(MODEL, [gone], { elsewhere, cascade: true });
    expect(lines(cascade.errors)[0]).toContain("refers to it in schemaId, in another stream of the project");
    const [message] = MODEL.messages;
    const inStreams = (...streams: string[]) => {
      const streamsElsewhere = new Map([[message?.id as string, streams]]);
      const { errors } = refusedEdit(MODEL, [gone], { elsewhere, streamsElsewhere, cascade: true });
      return lines(errors)[0]?.split("schemaId, ")[1];
    };
    expect(inStreams('branch "Draft"')).toBe('in branch "Draft"');
    expect(inStreams("main", 'branch "B"')).toBe('in main and branch "B"');
    expect(inStreams(..."abcde")).toBe("in a and b and c and d and e");
    expect(inStreams(..."abcdefg")).toBe("in a and b and c and d and e and 2 more");
    expect(cascade).toMatchObject({
      code: "in_use",
      errors: [{ field: `message:${idOf("message", "ordered")}` }],
    });
    expect(plannedEdit(MODEL, [gone], { cascade: true }).items).toHaveLength(3);
    const other = plannedEdit(MODEL, [remove("relationship", idOf("relationship", "buyer-web"))], {
      elsewhere,
    });
    expect(other.items).toHaveLength(1);
  });
});

describe("who is responsible for an element", () => {
  const owned = { ...WEB, ownerId: PERSON };
  const named = (model: Model, members: readonly string[] = []) =>
    edit(model, [put("element", owned)], { members: new Set(members) });

  it("is a member of the workspace, or was named before", () => {
    expect(named(MODEL, [PERSON])).toMatchObject({ ok: true });
    expect(lines(refusedEdit(MODEL, [put("element", owned)]).errors)).toEqual([
      "changes[0].value.ownerId must name a member of the workspace",
    ]);
    const before = { ...MODEL, elements: MODEL.elements.map((one) => (one.id === WEB.id ? owned : one)) };
    expect(named(before)).toMatchObject({ ok: true });
  });
});

describe("the summary of one change", () => {
  it("names the fact where it has a name", () => {
    const changed = plannedEdit(MODEL, [put("element", { ...WEB, status: "planned" })]);
    expect(changeSummary(changed.changes)).toBe(`1 element changed: ${WEB.name}`);
    const subscription = MODEL.subscriptions[0];
    if (subscription === undefined) {
      throw new Error("The model has a subscription");
    }
    const removed = plannedEdit(MODEL, [remove("subscription", subscription.id)]);
    expect(changeSummary(removed.changes)).toBe("1 subscription removed");
  });
});

describe("references", () => {
  it("are those that the rules of a fact check, and every field that ends in Id or Ids", () => {
    for (const kind of FACT_KINDS) {
      const fact = MODEL[LIST_OF_KIND[kind]][0] as object;
      const fields = Object.keys(fact).filter((field) => /Ids?$/.test(field));
      const accounts = kind === "element" ? ["ownerId"] : [];
      expect([...REFERENCES_OF_KIND[kind], ...accounts].sort()).toEqual(fields.sort());
    }
  });

  it("come from the kinds that can refer to a kind", () => {
    for (const target of FACT_KINDS) {
      const targets = new Map<string, FactKind>(MODEL[LIST_OF_KIND[target]].map(({ id }) => [id, target]));
      const referring = [...factsOf(MODEL)].filter((found) => fieldsThatName(found, targets).length > 0);
      const kinds = new Set(referring.map(({ kind }) => kind));
      expect([...REFERRING_KINDS[target]].sort()).toEqual([...kinds].sort());
    }
  });

  it("that lead nowhere break a rule of their field", () => {
    const nowhere = idOf("element", "nowhere");
    for (const kind of FACT_KINDS) {
      for (const field of REFERENCES_OF_KIND[kind]) {
        const value = field === "consumerIds" ? [nowhere] : nowhere;
        const fact = {
          ...MODEL[LIST_OF_KIND[kind]].at(-1),
          kind: kind === "element" ? "app" : "queue",
          [field]: value,
        };
        const broken = brokenRules<FactKind>(kind, fact as never, lookupOf(MODEL));
        expect(broken.some((issue) => issue.field.startsWith(field))).toBe(true);
      }
    }
  });
});

describe("a confirmation", () => {
  const confirmed = (fields: Partial<Element>): Element =>
    confirmFact({ ...WEB, ...fields }, { by: PERSON, at: AT });

  it.each([
    ["declared", "declared"],
    ["inferred", "declared"],
    ["unknown", "declared"],
    ["observed-in-source", "observed-in-source"],
    ["measured", "measured"],
  ] as const)("makes of the label %s %s", (before, after) => {
    expect(confirmed({ factStatus: before }).factStatus).toBe(after);
  });

  it("takes the stale mark and says who accepted the fact and when", () => {
    const accepted = { acceptedBy: PERSON, acceptedAt: AT };
    expect(confirmed({})).toEqual({
      ...WEB,
      factStatus: "declared",
      stale: null,
      provenance: { ...WEB.provenance, ...accepted },
    });
    const nothing = { source: null, revision: null, confidence: null };
    expect(confirmed({ provenance: null }).provenance).toEqual({ ...nothing, ...accepted });
  });
});
