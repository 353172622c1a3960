import { describe, expect, it } from "@jest/globals";
import type { ElementId, Model } from "@plumbline/model-core";
import fc from "fast-check";
import { aModel, anElement, aRelationship, aView, idOf, STANDING } from "../testing/a-model.js";
import { dataModel, dataView } from "../testing/data-model.js";
import type { View } from "../view/view.js";
import { elementPicture } from "./element-picture.js";
import type { Picture } from "./picture.js";

function pictureOf(view: View, model: Model): Picture {
  const picture = elementPicture(view, view.kind as Picture["kind"], model);
  if (!picture.ok) {
    throw new Error(picture.refusal.message);
  }
  return picture.value;
}

/** The nodes as `boundary/name`, and the edges as `name -> name: labels`. */
function inWords(picture: Picture): { readonly nodes: readonly string[]; readonly edges: readonly string[] } {
  const names = new Map(picture.nodes.map((node) => [node.key, node.name]));
  return {
    nodes: picture.nodes.map(({ name, parentKey }) =>
      parentKey === null ? name : `${names.get(parentKey)}/${name}`,
    ),
    edges: picture.edges.map(
      ({ fromKey, toKey, labels }) => `${names.get(fromKey)} -> ${names.get(toKey)}: ${labels.join("; ")}`,
    ),
  };
}

describe("a landscape", () => {
  it("shows actors and systems, and between them what connects their insides", () => {
    expect(inWords(pictureOf(aView("landscape"), aModel()))).toEqual({
      nodes: ["shopper", "shop"],
      edges: ["shopper -> shop: uses [technology]"],
    });
  });

  it("shows messages between systems without their channels", () => {
    const model = aModel();
    const bank = anElement("bank", "system", null);
    const message = { ...model.messages[0], consumerIds: [bank.id] } as Model["messages"][number];
    const drawn = inWords(
      pictureOf(aView("landscape"), { ...model, elements: [...model.elements, bank], messages: [message] }),
    );
    expect(drawn.edges).toContain("shop -> bank: placed");
  });

  it("shows all actors and systems also when it names a root", () => {
    const bank = anElement("bank", "system", null);
    const model = { ...aModel(), elements: [...aModel().elements, bank] };
    const view = { ...aView("landscape"), rootId: idOf<ElementId>("shop") };
    expect(inWords(pictureOf(view, model))).toEqual(inWords(pictureOf(aView("landscape"), model)));
    expect(inWords(pictureOf(view, model)).nodes).toEqual(["shopper", "bank", "shop"]);
  });
});

describe("a system", () => {
  it("shows its apps and stores, its neighbours, and messages through the channels that carry them", () => {
    expect(inWords(pictureOf(aView("system"), aModel()))).toEqual({
      nodes: ["shopper", "shop", "shop/checkout", "shop/orders", "0bus", "1queue"],
      edges: [
        "shopper -> checkout: uses [technology]",
        "checkout -> orders: uses [technology]",
        "checkout -> 0bus: placed",
        "0bus -> 1queue: ",
        "1queue -> checkout: ",
      ],
    });
  });

  it("sends a message straight to its consumer when more than one channel could carry it", () => {
    const model = aModel();
    const channel = {
      ...STANDING,
      id: idOf("other"),
      name: "2other",
      kind: "queue",
    } as Model["channels"][number];
    const subscription = { ...model.subscriptions[0], id: idOf("other"), channelId: channel.id };
    const subscriptions = [...model.subscriptions, subscription] as Model["subscriptions"];
    const consumer = anElement("bank", "system", null);
    const drawn = pictureOf(aView("system"), {
      ...model,
      elements: [...model.elements, consumer],
      channels: [...model.channels, channel],
      subscriptions: subscriptions.map((entry) => ({ ...entry, consumerId: consumer.id })),
      messages: model.messages.map((entry) => ({ ...entry, consumerIds: [consumer.id] })),
    });
    expect(inWords(drawn).edges).toContain("checkout -> bank: placed");
  });

  it("leaves out what its neighbours have to do with each other", () => {
    const model = aModel();
    const bank = anElement("bank", "system", null);
    const relationships = [aRelationship("bank", "checkout"), aRelationship("shopper", "bank")];
    const drawn = inWords(
      pictureOf(aView("system"), {
        ...model,
        elements: [...model.elements, bank],
        relationships: [...model.relationships, ...relationships],
      }),
    );
    expect(drawn.nodes).toContain("bank");
    expect(drawn.edges).toContain("bank -> checkout: uses [technology]");
    expect(drawn.edges.filter((edge) => edge.startsWith("shopper -> bank"))).toEqual([]);
  });

  it("shows the systems whose apps its channels lead to", () => {
    const model = aModel();
    const ledger = anElement("ledger", "app", "bank");
    const subscription = { ...model.subscriptions[0], id: idOf("of the bank"), consumerId: ledger.id };
    const drawn = inWords(
      pictureOf(aView("system"), {
        ...model,
        elements: [...model.elements, anElement("bank", "system", null), ledger],
        subscriptions: [...model.subscriptions, subscription] as Model["subscriptions"],
      }),
    );
    expect(drawn.nodes).toContain("bank");
    expect(drawn.edges).toContain("1queue -> bank: ");
  });

  it("has no box of operations, also where the system itself owns one", () => {
    const model = aModel();
    const [buy] = model.operations;
    const ofShop = { ...buy, id: idOf("of the shop"), ownerId: idOf("shop") };
    const operations = [...model.operations, ofShop] as Model["operations"];
    expect(inWords(pictureOf(aView("system"), { ...model, operations })).nodes).toEqual(
      inWords(pictureOf(aView("system"), model)).nodes,
    );
  });

  it("needs a root that is a system", () => {
    for (const rootId of [null, idOf<ElementId>("nothing"), idOf<ElementId>("checkout")]) {
      const refused = elementPicture({ ...aView("system"), rootId }, "system", aModel());
      const message = "a view of kind system needs a rootId that names an element of kind system";
      expect(refused).toEqual({ ok: false, refusal: { code: "root_missing", subject: rootId, message } });
    }
  });
});

describe("an app", () => {
  it("shows its components and operations, its neighbours, and what ends at its boundary", () => {
    expect(inWords(pictureOf(aView("app"), aModel()))).toEqual({
      nodes: ["shopper", "checkout", "checkout/cart", "checkout/Operations", "orders", "0bus", "1queue"],
      edges: [
        "shopper -> checkout: uses [technology]",
        "checkout -> orders: uses [technology]",
        "cart -> orders: uses [technology]",
        "cart -> 0bus: placed",
        "0bus -> 1queue: ",
        "1queue -> checkout: ",
      ],
    });
  });

  it("without operations has no box of them", () => {
    const drawn = inWords(pictureOf(aView("app"), { ...aModel(), operations: [] }));
    expect(drawn.nodes).not.toContain("checkout/Operations");
    expect(inWords(pictureOf(aView("app"), aModel())).nodes).toContain("checkout/Operations");
  });

  it("of eShop shows the queue it reads and the exchange it publishes to, not those of others", () => {
    const model = dataModel("eshop");
    const drawn = pictureOf(dataView(model, "x", "app", "ordering-api"), model);
    const channels = drawn.nodes.filter(({ kind }) => kind === "channel").map(({ name }) => name);
    expect(channels).toEqual(["Ordering", "eshop_event_bus"]);
  });
});

describe("named elements", () => {
  it("are exactly what is shown, with the frame of the root; facts of what is not shown rise or fall away", () => {
    const elementIds = ["shopper", "checkout", "nothing"].map((word) => idOf<ElementId>(word));
    expect(inWords(pictureOf({ ...aView("system"), elementIds }, aModel()))).toEqual({
      nodes: ["shopper", "shop", "shop/checkout", "0bus", "1queue"],
      edges: [
        "shopper -> checkout: uses [technology]",
        "checkout -> 0bus: placed",
        "0bus -> 1queue: ",
        "1queue -> checkout: ",
      ],
    });
  });

  it("stand without the frame of the root where none of them is inside it", () => {
    const elementIds = [idOf<ElementId>("shopper")];
    expect(inWords(pictureOf({ ...aView("system"), elementIds }, aModel()))).toEqual({
      nodes: ["shopper"],
      edges: [],
    });
  });
});

describe("truth is visible", () => {
  const doubtful = (change: Partial<Model["relationships"][number]>): Picture => {
    const model = aModel();
    const [first, ...others] = model.relationships;
    return pictureOf(aView("landscape"), {
      ...model,
      relationships: [{ ...first, ...change } as Model["relationships"][number], ...others],
    });
  };

  it.each([
    [{ factStatus: "inferred" } as const, ["inferred"]],
    [{ factStatus: "unknown" } as const, ["unknown"]],
    [{ stale: { sinceRevision: "a", reason: "b" } }, ["stale"]],
    [{ factStatus: "measured" } as const, []],
    [{ factStatus: "observed-in-source" } as const, []],
  ])("a line of a fact with %j has the marks %j", (change, marks) => {
    const [edge] = doubtful(change).edges;
    expect(edge?.marks).toEqual(marks);
    expect(edge?.labels).toEqual([
      marks.length === 0 ? "uses [technology]" : `uses [technology] (${marks.join()})`,
    ]);
  });

  it("a line is certain as soon as one of its facts is", () => {
    const model = aModel();
    const inferred = { ...aRelationship("shopper", "orders"), factStatus: "inferred" } as const;
    const drawn = pictureOf(aView("landscape"), {
      ...model,
      relationships: [...model.relationships, inferred],
    });
    expect(drawn.edges[0]).toMatchObject({
      marks: [],
      labels: ["uses [technology]", "uses [technology] (inferred)"],
    });
  });

  it("an element is marked with its doubt and with a status that is not current", () => {
    const model = aModel();
    const elements = model.elements.map((element) =>
      element.kind === "system"
        ? ({ ...element, factStatus: "unknown", status: "planned" } as const)
        : element,
    );
    const drawn = pictureOf(aView("landscape"), { ...model, elements });
    expect(drawn.nodes.map(({ marks }) => marks)).toEqual([[], ["unknown", "planned"]]);
  });
});

describe("the order of the lists of a model", () => {
  it("makes no difference", () => {
    const model = dataModel("eshop");
    const views = [
      dataView(model, "l", "landscape", null),
      dataView(model, "s", "system", "eShop"),
      dataView(model, "a", "app", "catalog-api"),
    ];
    const expected = views.map((view) => pictureOf(view, model));
    const shuffled = <Fact>(facts: readonly Fact[]): fc.Arbitrary<Fact[]> =>
      fc.shuffledSubarray([...facts], { minLength: facts.length });
    const models = fc.record({
      elements: shuffled(model.elements),
      relationships: shuffled(model.relationships),
      messages: shuffled(model.messages),
      schemas: shuffled(model.schemas),
      operations: shuffled(model.operations),
      channels: shuffled(model.channels),
      subscriptions: shuffled(model.subscriptions),
      bindings: shuffled(model.bindings),
    });
    fc.assert(
      fc.property(models, (other) => {
        expect(views.map((view) => pictureOf(view, other))).toEqual(expected);
      }),
      { seed: 11, numRuns: 25 },
    );
  });
});
