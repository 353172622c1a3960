import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  exportModelDocument,
  FACT_KINDS,
  type FactKind,
  LIST_OF_KIND,
  type Model,
  type StoredDocumentStyle,
  StoredDocumentWriter,
  type StoredFactsWriter,
  StoredListsWriter,
  writeModelDocumentJson,
  writeModelDocumentYaml,
} from "../index.js";
import { present } from "../present.js";
import { aModel } from "../testing/a-model.js";
import { arbitraryModel } from "../testing/arbitrary-model.js";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** The texts that the facts of a model are stored as. */
type StoredModel = { readonly [List in keyof Model]: readonly Uint8Array[] };

/** A writer that all facts were added to. */
function filled<Writer extends StoredFactsWriter>(writer: Writer, model: StoredModel): Writer {
  for (const kind of FACT_KINDS) {
    for (const fact of model[LIST_OF_KIND[kind]]) {
      writer.add(kind, fact);
    }
  }
  return writer;
}

function writeStoredDocument(model: StoredModel, name: string, style: StoredDocumentStyle): Uint8Array {
  return joined(filled(new StoredDocumentWriter(style), model).document(name));
}

function writeStoredLists(model: StoredModel, before: string, after: string): Uint8Array {
  return joined(filled(new StoredListsWriter(), model).lists(before, after));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The facts of a model as they are stored, or as `spell` has them. */
function stored(
  model: Model,
  spell: (fact: object, kind: FactKind) => string = (fact) => JSON.stringify(fact),
) {
  const lists = FACT_KINDS.map((kind) => {
    const facts: readonly object[] = model[LIST_OF_KIND[kind]];
    return [LIST_OF_KIND[kind], facts.map((fact) => utf8(spell(fact, kind)))];
  });
  return Object.fromEntries(lists) as StoredModel;
}

/** The lists as the model is read: those of the document, with owners. */
function listsOf(model: Model): object {
  const { version: _, project: __, ...lists } = exportModelDocument(model, "");
  const owners = new Map(model.elements.map(({ id, ownerId }) => [id, ownerId]));
  const elements = lists.elements.map((element) => ({ ...element, ownerId: owners.get(element.id) ?? null }));
  return { ...lists, elements };
}

/** Says in every way of writing what the model read as values says. */
function expectSame(facts: StoredModel, model: Model, name: string): void {
  const document = exportModelDocument(model, name);
  expect(textOf(writeStoredDocument(facts, name, "indented"))).toBe(writeModelDocumentJson(document));
  expect(textOf(writeStoredDocument(facts, name, "compact"))).toBe(
    writeModelDocumentJson(document, { compact: true }),
  );
  expect(textOf(writeStoredDocument(facts, name, "yaml"))).toBe(writeModelDocumentYaml(document));
  expect(textOf(writeStoredLists(facts, "<", ">"))).toBe(`<${JSON.stringify(listsOf(model))}>`);
}

/** Fields in the other order, at every level. */
function turned(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, field]) => [name, turned(field)]),
  );
}

const SPELLINGS: readonly (readonly [string, (fact: object) => string])[] = [
  ["with blanks", (fact) => JSON.stringify(fact, null, 1)],
  ["with blanks after its ID", (fact) => JSON.stringify(fact).replace(',"name"', ', "name"')],
  ["with its fields in another order", (fact) => JSON.stringify(turned(fact))],
  ["with a field that is not declared", (fact) => JSON.stringify({ ...fact, kept: { of: [1, "x"] } })],
  ["with characters escaped that need it not", (fact) => JSON.stringify(fact).replaceAll("é", "\\u00e9")],
  ["with numbers spelled longer", (fact) => JSON.stringify(fact).replace(/("confidence":0)([,}])/, "$1.0$2")],
];

/** The bytes of one fact in a model without others. */
function alone(kind: FactKind, text: string): StoredModel {
  return { ...stored(aModel().model), [LIST_OF_KIND[kind]]: [utf8(text)] };
}

const { channels, messages, operations } = aModel()
  .withSystem("shop")
  .withChannel("orders")
  .withMessage("ordered", "shop")
  .withOperation("place order", "shop").model;
const [CHANNEL, OPERATION] = [present(channels[0]), present(operations[0])];
const MESSAGE = { ...present(messages[0]), consumerIds: ["a"] };

describe("a document of stored facts", () => {
  it("is the document of the same facts read as values, whatever their order", () => {
    fc.assert(
      fc.property(arbitraryModel, fc.string({ unit: "grapheme" }), fc.nat(5), (model, name, turn) => {
        const facts = Object.entries(stored(model)).map(([list, all]) => [
          list,
          [...all.slice(turn), ...all.slice(0, turn)],
        ]);
        expectSame(Object.fromEntries(facts) as StoredModel, model, name);
      }),
      { seed: 31, numRuns: 150 },
    );
  });

  it("of no facts has empty lists", () => {
    const { model } = aModel();
    expectSame(stored(model), model, "Nothing");
  });

  it.each(SPELLINGS)("writes a fact that was stored %s as it is to be written", (_, spell) => {
    fc.assert(
      fc.property(arbitraryModel, (model) => expectSame(stored(model, spell), model, "Old")),
      { seed: 32, numRuns: 40 },
    );
  });

  it("has a null for what an old fact was stored without", () => {
    const { stale: _, ...old } = CHANNEL;
    const facts = alone("channel", JSON.stringify(old));
    expectSame(facts, { ...aModel().model, channels: [{ ...old, stale: null }] }, "Old");
  });

  it("has a null for the owner of an element that was stored without", () => {
    const { ownerId: _, ...old } = present(aModel().withSystem("E").model.elements[0]);
    const lists = JSON.parse(textOf(writeStoredLists(alone("element", JSON.stringify(old)), "", "")));
    expect(lists.elements).toEqual([{ ...old, ownerId: null }]);
  });

  it.each([
    ["", '{"id":'],
    [",", ";"],
    ["}", ""],
    ["}", "}}"],
    ["null", "nil"],
    ["[]", '["a";]'],
    ["[]", "[tru]"],
    ["[]", '["a'],
    ["[]", "7"],
  ])("is never made of a text that has, for %j, %j", (part, other) => {
    const text = JSON.stringify(MESSAGE).replace(part, other);
    expect(() => writeStoredDocument(alone("message", text), "", "yaml")).toThrow();
  });

  it("has facts of one ID in the order they come", () => {
    const twice = { ...aModel().model, channels: [CHANNEL, { ...CHANNEL, name: "again" }] };
    expectSame(stored(twice), twice, "Twice");
  });

  it.each([
    "",
    " ",
    " a",
    "it's",
    "a\\b",
    'say "so"',
    "line\nline",
    "tab\t",
    "\u0001",
    "\u2028",
    "😀",
    "a/b",
    "null",
    "0",
  ])("holds the text %j as the same facts read as values do", (name) => {
    const model: Model = { ...aModel().model, channels: [{ ...CHANNEL, name }] };
    expectSame(stored(model), model, name);
  });

  it.each([0, 1, 0.5, 1e-7, 1e21, 123_456_789_012_345, 1_234_567_890_123_456, -1])(
    "holds the number %d as the same facts read as values do",
    (timeoutMs) => {
      const model = { ...aModel().model, operations: [{ ...OPERATION, timeoutMs }] };
      expectSame(stored(model), model, "Numbers");
    },
  );
});
