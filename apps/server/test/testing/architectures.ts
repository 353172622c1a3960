import type { Loose } from "./flow-proposals.js";
import { APP, SYSTEM } from "./model-documents.js";
import { ONE } from "./one-of-each.js";
import type { Person } from "./people.js";

export function architecturesOf(projectId: string, rest = ""): string {
  return `/api/projects/${projectId}/ai/architecture-proposals${rest}`;
}

/** An item of which nothing is said that is not said here. */
export function anItem(said: Loose): Loose {
  return {
    ...{ action: "add", target: null, name: null, description: null, technology: null, elementKind: null },
    ...{ parent: null, from: null, to: null, relationshipKind: null, producer: null, consumers: null },
    ...{ owner: null, transport: null, channelKind: null, channel: null, consumer: null },
    ...{ deadLetterChannel: null, source: null, bindingTarget: null, routingKey: null, services: null },
    ...{ because: [], confidence: 0.5 },
    ...said,
  };
}

/** An item that needs nothing. */
export function aSystem(): Loose {
  return anItem({ alias: "a", kind: "element", elementKind: "system", name: "A" });
}

/** What the architecture has for parts of `importOneOfEach`. */
const REFS = [
  { alias: "shop", id: SYSTEM },
  { alias: "orders", id: APP },
  { alias: "has", id: ONE.relationship },
  { alias: "audit", id: ONE.channel },
];

export const ITEMS: readonly Loose[] = [
  anItem({
    alias: "ship",
    kind: "element",
    name: "Shipping",
    elementKind: "app",
    parent: "logistics",
    because: ["orders"],
  }),
  anItem({ alias: "logistics", kind: "element", name: "Logistics", elementKind: "system" }),
  anItem({ alias: "asks", kind: "relationship", name: "asks", from: "orders", to: "ship" }),
  anItem({ alias: "reads", kind: "subscription", channel: "audit", consumer: "ship" }),
  anItem({ alias: "rename", kind: "element", action: "update", target: "orders", name: "Order desk" }),
];

/** An architecture on the model of `importOneOfEach`. */
export function anArchitecture(change: Loose = {}): Loose {
  return {
    summary: "Shipping is missing.",
    refs: REFS,
    items: ITEMS,
    questions: [{ text: "Who ships?", about: ["ship", "orders"] }],
    assumptions: ["It ships."],
    ...change,
  };
}

/** An open proposal that somebody submitted. */
export async function submittedArchitecture(
  person: Person,
  projectId: string,
  proposal: Loose = anArchitecture(),
): Promise<Loose> {
  const body = { request: "What is missing?", proposal };
  return (await person.post(architecturesOf(projectId, "/submit"), body).expect(201)).body;
}

/** The IDs of items by their aliases. */
export function idsOfItems(proposal: Loose, aliases: readonly string[]): readonly string[] {
  return aliases.map((alias) => {
    const { id } = proposal["items"].find((item: Loose) => item["alias"] === alias) ?? {};
    return id;
  });
}

/** A body that decides items by their aliases. */
export function decisionOf(
  proposal: Loose,
  accept: readonly string[],
  reject: readonly string[] = [],
): Loose {
  return { accept: idsOfItems(proposal, accept), reject: idsOfItems(proposal, reject) };
}
