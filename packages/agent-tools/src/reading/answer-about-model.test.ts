import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { aModel, idOf, type ModelBuilder } from "../../../model-core/src/testing/a-model.js";
import { answerAboutModel, CONTRACT_KINDS, type ModelQuestion } from "../index.js";
import { built, elementId, FULL_MODEL } from "../testing/models.js";

const WEB = elementId("web");
const NOBODY = "00000000-0000-4000-8000-000000000000" as Guid;

// biome-ignore lint/suspicious/noExplicitAny: a test looks at what it expects
function dataOf(question: ModelQuestion, model = FULL_MODEL): any {
  return answerAboutModel(model, question)?.data;
}

describe("a question about a model", () => {
  it.each(["element", "dependencies", "dependents"] as const)(
    "about %s of an element it does not have finds nothing",
    (is) => {
      expect(answerAboutModel(FULL_MODEL, { is, elementId: NOBODY })).toBeNull();
    },
  );

  it("about contracts of an element it does not have finds nothing", () => {
    const page = { kinds: CONTRACT_KINDS, after: null, limit: 50 };
    expect(answerAboutModel(FULL_MODEL, { is: "contracts", elementId: NOBODY, ...page })).toBeNull();
  });

  it("names both ends of what leads to and from an element", () => {
    const { inboundRelationships, producedMessages } = dataOf({ is: "element", elementId: WEB });
    const buyer = { id: idOf("element", "buyer"), name: "buyer", kind: "actor" };
    expect(inboundRelationships).toMatchObject([
      { label: "buys", fromId: buyer.id, from: buyer, factStatus: "inferred" },
    ]);
    expect(producedMessages).toMatchObject([
      {
        name: "ordered",
        producer: { id: WEB, name: "web", kind: "app" },
        consumers: [{ name: "cart", kind: "component" }],
      },
    ]);
    expect(producedMessages[0]).not.toHaveProperty("producerId");
    expect(producedMessages[0]).not.toHaveProperty("consumerIds");
  });

  it("names somebody who is not in the model by the ID alone", () => {
    const model = { ...FULL_MODEL, elements: FULL_MODEL.elements.filter(({ name }) => name !== "buyer") };
    const { inboundRelationships } = dataOf({ is: "dependents", elementId: WEB }, model);
    expect(inboundRelationships[0].from).toEqual({ id: idOf("element", "buyer"), name: null, kind: null });
  });

  it("gives at most 200 of each list around an element, and says which are longer", () => {
    const many = (builder: ModelBuilder, count: number) =>
      Array.from({ length: count }, (_, at) => at).reduce(
        (grown, at) =>
          grown
            .withSystem(`other ${at}`)
            .withRelationship("hub", `other ${at}`)
            .withMessage(`told ${at}`, "hub"),
        builder,
      );
    const hub = elementId("hub");
    const at200 = many(aModel().withSystem("hub"), 200);
    expect(answerAboutModel(built(at200), { is: "element", elementId: hub })?.notice).toBeNull();

    const over = built(many(aModel().withSystem("hub"), 201));
    const { data, notice } = answerAboutModel(over, { is: "element", elementId: hub }) ?? {};
    const { outboundRelationships: out, producedMessages: told } = data as {
      [name: string]: readonly { id: string }[];
    };
    expect([out, told].map((list) => list?.length)).toEqual([200, 200]);
    const all = [...over.relationships].map(({ id }) => id).sort();
    expect(out?.map(({ id }) => id)).toEqual(all.slice(0, 200));
    expect(notice).toBe(
      "outboundRelationships: at most 200 of 201 are shown; producedMessages: at most 200 of 201 are shown. GET /api/projects/{projectId}/model gives all of them.",
    );
  });

  it("says of messages with more than 200 consumers that it shows the first", () => {
    const listened = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `listener ${at}`);
      const grown = names.reduce((all, name) => all.withSystem(name), aModel().withSystem("hub"));
      return built(grown.withMessage("told", "hub", { consumerIds: names.map(elementId) as never }));
    };
    for (const is of ["element", "dependents"] as const) {
      const question = { is, elementId: elementId("hub") };
      expect(answerAboutModel(listened(200), question)?.notice).toBeNull();
      expect(answerAboutModel(listened(201), question)?.notice).toBe(
        "consumers: the first 200, where consumerCount is larger. GET /api/projects/{projectId}/model gives all of them.",
      );
    }
  });

  it("gives contracts without the content of schemas, each kind with its total and where it goes on", () => {
    const page = { elementId: null, after: null, limit: 1 } as const;
    const { channels, schemas } = dataOf({ is: "contracts", kinds: CONTRACT_KINDS, ...page });
    expect(channels).toMatchObject({ total: 3, items: [{}] });
    expect(channels.nextCursor).toBe(channels.items[0].id);
    expect(schemas).toEqual({
      total: 1,
      items: [{ id: idOf("schema", "order"), name: "order", description: "An order", version: 1 }],
      nextCursor: null,
    });
    expect(Object.keys(dataOf({ is: "contracts", kinds: ["bindings"], ...page }))).toEqual(["bindings"]);
  });

  it("orders messages by name without regard to case, then by case, then by ID", () => {
    const names = ["b", "A", "a", "Z", "é", "B"];
    const builder = names.reduce((grown, name) => grown.withMessage(name, "hub"), aModel().withSystem("hub"));
    const twice = built(builder.withMessage("other", "hub", { name: "a" }));
    const { messages, hasMore } = dataOf({ is: "messages", after: null, limit: 200 }, twice);
    expect(messages.map(({ name }: { name: string }) => name)).toEqual(["A", "a", "a", "B", "b", "Z", "é"]);
    expect(messages[1].id < messages[2].id).toBe(true);
    expect(hasMore).toBe(false);
  });

  it("counts elements that the last scan did not find", () => {
    expect(dataOf({ is: "summary" })).toEqual({
      totalElements: 5,
      elementsByKind: { actor: 1, system: 1, app: 1, store: 1, component: 1 },
      elementsByFactStatus: { declared: 4, "observed-in-source": 0, inferred: 1, measured: 0, unknown: 0 },
      staleElements: 1,
      relationshipCount: 1,
      messageCount: 1,
      schemaCount: 1,
    });
  });

  it("refuses what is no question", () => {
    expect(() => answerAboutModel(FULL_MODEL, { is: "weather" } as never)).toThrow();
  });
});
