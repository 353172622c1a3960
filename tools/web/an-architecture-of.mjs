const NOTHING = {
  ...{ action: "add", target: null, name: null, description: null, technology: null, elementKind: null },
  ...{ parent: null, from: null, to: null, relationshipKind: null, producer: null, consumers: null },
  ...{ owner: null, transport: null, channelKind: null, channel: null, consumer: null },
  ...{ deadLetterChannel: null, source: null, bindingTarget: null, routingKey: null, services: null },
  ...{ because: [], confidence: 0.7 },
};

/**
 * An architecture that adds shipping to a design, beside one of its elements.
 * @param {string} elementId
 */
export function anArchitectureOf(elementId) {
  return {
    summary: "Orders are paid, but nothing in the design ships them.",
    refs: [{ alias: "ordering", id: elementId }],
    items: [
      { ...NOTHING, alias: "logistics", kind: "element", name: "Logistics", elementKind: "system" },
      {
        ...NOTHING,
        ...{ alias: "ship", kind: "element", name: "Shipping", elementKind: "app", parent: "logistics" },
        ...{ technology: "Go", description: "Books a carrier for each paid order.", because: ["ordering"] },
      },
      { ...NOTHING, alias: "asks", kind: "relationship", from: "ordering", to: "ship", name: "ships by" },
      {
        ...NOTHING,
        ...{ alias: "said", kind: "element", action: "update", target: "ordering", confidence: 0.5 },
        description: "Takes orders, and has them shipped once they are paid.",
      },
    ],
    questions: [{ text: "Which carriers are there?", about: ["ordering"] }],
    assumptions: ["An order is shipped as a whole."],
  };
}
