import { describe, expect, it } from "@jest/globals";
import type { Guid, Model } from "@plumbline/model-core";
import fc from "fast-check";
import {
  answerAboutModel,
  CONTRACT_KINDS,
  type ContractList,
  type MessagePage,
  type ModelQuestion,
} from "../index.js";
import { anyModel } from "../testing/models.js";
import { NaiveReading } from "../testing/naive-reading.js";
import type { MessagePosition } from "./model-question.js";

const limit = fc.integer({ min: 1, max: 6 });

function dataOf(model: Model, question: ModelQuestion) {
  const answer = answerAboutModel(model, question);
  expect(answer?.notice).toBeNull();
  return (answer?.data ?? {}) as { readonly [name: string]: unknown };
}

/** All messages, page after page. */
function allMessages(model: Model, most: number) {
  const seen: object[] = [];
  let after: MessagePosition | null = null;
  for (;;) {
    const page = dataOf(model, { is: "messages", after, limit: most }) as unknown as MessagePage;
    expect(page.count).toBe(model.messages.length);
    expect(page.messages.length).toBeLessThanOrEqual(most);
    expect(page.positions).toHaveLength(page.messages.length);
    seen.push(...page.messages);
    after = page.positions.at(-1) ?? null;
    if (!page.hasMore) {
      return seen;
    }
  }
}

/** All contracts of one kind, page after page. */
function allContracts(
  model: Model,
  kind: (typeof CONTRACT_KINDS)[number],
  elementId: Guid | null,
  most: number,
) {
  const seen: object[] = [];
  for (let after: Guid | null = null; ; ) {
    const question = { is: "contracts", elementId, kinds: [kind], after, limit: most } as const;
    const { total, items, nextCursor } = dataOf(model, question)[kind] as ContractList;
    seen.push(...items);
    after = nextCursor as Guid | null;
    if (after === null) {
      expect(total).toBe(seen.length);
      return seen;
    }
  }
}

describe("any model", () => {
  it("has around each of its elements what a plain reading finds", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const naive = new NaiveReading(model);
        for (const element of model.elements) {
          const { id } = element;
          const outboundRelationships = naive.outbound(id);
          const inboundRelationships = naive.inbound(id);
          const producedMessages = naive.produced(id);
          const consumedMessages = naive.consumed(id);
          expect(dataOf(model, { is: "element", elementId: id })).toEqual({
            element,
            outboundRelationships,
            inboundRelationships,
            producedMessages,
            consumedMessages,
          });
          const dependencies = { elementId: id, outboundRelationships, consumedMessages };
          expect(dataOf(model, { is: "dependencies", elementId: id })).toEqual(dependencies);
          const dependents = { elementId: id, inboundRelationships, producedMessages };
          expect(dataOf(model, { is: "dependents", elementId: id })).toEqual(dependents);
        }
      }),
      { seed: 18 },
    );
  });

  it("gives each message once, in the order of names, whatever the pages", () => {
    fc.assert(
      fc.property(anyModel, limit, (model, most) => {
        const naive = new NaiveReading(model);
        const seen = allMessages(model, most) as { id: string; name: string }[];
        const sorted = [...seen].map(({ name, id }) => `${lower(name)}\0${name}\0${id}`);
        expect(sorted).toEqual([...sorted].sort());
        const byId = [...seen].sort((one, other) => (one.id < other.id ? -1 : 1));
        const whole = [...model.messages].sort((one, other) => (one.id < other.id ? -1 : 1));
        expect(byId).toEqual(whole.map((message) => naive.message(message)));
      }),
      { seed: 19 },
    );
  });

  it("gives each contract once, in the order of IDs, whatever the pages and whose they are", () => {
    fc.assert(
      fc.property(anyModel, limit, fc.nat(100), (model, most, pick) => {
        const naive = new NaiveReading(model);
        const one = model.elements[pick % model.elements.length]?.id ?? null;
        for (const kind of CONTRACT_KINDS) {
          for (const elementId of [null, one]) {
            expect(allContracts(model, kind, elementId, most)).toEqual(naive.contracts(kind, elementId));
          }
        }
      }),
      { seed: 20 },
    );
  });

  it("counts its elements by every kind and label", () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const { elementsByKind, elementsByFactStatus, ...rest } = dataOf(model, { is: "summary" });
        const count = (field: "kind" | "factStatus", word: string) =>
          model.elements.filter((element) => element[field] === word).length;
        const kinds = ["actor", "system", "app", "store", "component"];
        expect(elementsByKind).toEqual(Object.fromEntries(kinds.map((kind) => [kind, count("kind", kind)])));
        const labels = ["declared", "observed-in-source", "inferred", "measured", "unknown"];
        expect(elementsByFactStatus).toEqual(
          Object.fromEntries(labels.map((label) => [label, count("factStatus", label)])),
        );
        expect(rest).toEqual({
          totalElements: model.elements.length,
          staleElements: model.elements.filter(({ stale }) => stale !== null).length,
          relationshipCount: model.relationships.length,
          messageCount: model.messages.length,
          schemaCount: model.schemas.length,
        });
      }),
      { seed: 21 },
    );
  });
});

function lower(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
