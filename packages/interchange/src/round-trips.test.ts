import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { parseGuid } from "@plumbline/model-core";
import { conversionOf, elementsOf } from "./testing/conversion-of.js";

const SOURCES = new URL("../golden/sources/", import.meta.url);
const MODEL = new URL("../../model-core/golden/model-document-1.0/eshop-queues.json", import.meta.url);

const sourceOf = (name: string): string => readFileSync(new URL(name, SOURCES), "utf8");

/** The system that the contracts were written of, as its model document. */
const design = JSON.parse(readFileSync(MODEL, "utf8"));

interface Named {
  readonly id: string;
  readonly name: string;
}

function nameIn(list: readonly Named[]): (id: string | null) => string | null {
  const names = new Map<string | null, string>(list.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? null;
}

/** What an AsyncAPI document can hold of a design, by names. */
function messaging(model: typeof design): unknown {
  const [element, channel, schema] = [model.elements, model.channels, model.schemas].map(nameIn);
  if (element === undefined || channel === undefined || schema === undefined) {
    throw new Error("A list is missing");
  }
  const lines = (facts: readonly unknown[]): readonly string[] =>
    facts.map((fact) => JSON.stringify(fact)).sort();
  return {
    channels: lines(model.channels.map((one: { name: string; kind: string }) => [one.name, one.kind])),
    messages: lines(
      // biome-ignore lint/suspicious/noExplicitAny: of a document as JSON
      model.messages.map((one: any) => [
        one.name,
        one.description,
        element(one.producerId),
        one.consumerIds.map(element).sort(),
        schema(one.schemaId),
      ]),
    ),
    subscriptions: lines(
      // biome-ignore lint/suspicious/noExplicitAny: of a document as JSON
      model.subscriptions.map((one: any) => [
        channel(one.channelId),
        element(one.consumerId),
        one.retry,
        channel(one.deadLetterChannelId),
      ]),
    ),
    bindings: lines(
      // biome-ignore lint/suspicious/noExplicitAny: of a document as JSON
      model.bindings.map((one: any) => [
        channel(one.sourceChannelId),
        channel(one.targetChannelId),
        one.routingKey,
      ]),
    ),
  };
}

describe("what Plumbline writes comes back as far as its format holds it", () => {
  it("an AsyncAPI document: channels, bindings, subscriptions, messages and their schemas", () => {
    const { document } = conversionOf(sourceOf("written-eshop-queues.asyncapi.yaml"));
    expect(messaging(document)).toEqual(messaging(design));
  });

  it("an OpenAPI document: operations with their schemas, under their own IDs where the owner is named", () => {
    const text = sourceOf("written-ordering.openapi.yaml");
    const [, written] = /x-element-id: "?([0-9a-f-]{36})/.exec(text) ?? [];
    const ownerId = parseGuid(written ?? null);
    expect(ownerId).not.toBeNull();
    const { document, notes } = conversionOf(text, { ownerId: ownerId ?? undefined });
    const operations = design.operations.filter((one: { ownerId: string }) => one.ownerId === ownerId);
    const shortly = ({ id, name, requestSchemaId, responseSchemaId, timeoutMs, retry }: typeof design) => [
      id,
      name,
      requestSchemaId,
      responseSchemaId,
      timeoutMs,
      retry,
    ];
    expect(document.operations.map(shortly)).toEqual(operations.map(shortly));
    const names = nameIn(design.schemas);
    expect(document.schemas.map(({ name }) => name)).toEqual(document.schemas.map(({ id }) => names(id)));
    expect(notes).toEqual([]);
  });

  it("a drawing in the Structurizr DSL: the elements that it shows, channels and who reads them", () => {
    const conversion = conversionOf(sourceOf("drawn-eshop-app.dsl"));
    const ofDesign = elementsOf({ ...conversion, document: design });
    expect(ofDesign).toEqual(expect.arrayContaining([...elementsOf(conversion)]));
    const { channels, subscriptions, bindings } = conversion.document;
    expect(channels.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
      "exchange eshop_event_bus",
      "queue Ordering",
    ]);
    expect([subscriptions.length, bindings.length]).toEqual([1, 1]);
  });
});
