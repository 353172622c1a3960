import type { Design } from "../design/design.js";
import type { BriefSelection } from "../requests/brief-request.js";

/** A fact with whatever fields it has. */
type Fact = { readonly [field: string]: unknown; readonly id: string };

const LISTS = {
  elementIds: "elements",
  operationIds: "operations",
  channelIds: "channels",
  subscriptionIds: "subscriptions",
  messageIds: "messages",
  schemaIds: "schemas",
} as const;

/** What a step names parts with; what it carries is not looked into. */
const NAMING = ["from", "operation", "channel", "message", "by", "store"];
const CARRIED = ["request", "response", "payload", "headers", "change"];

/** What facts refer to others with. The `ownerId` of an element is a person. */
const REFERRING = [
  "parentId",
  "requestSchemaId",
  "responseSchemaId",
  "schemaId",
  "channelId",
  "consumerId",
  "deadLetterChannelId",
  "producerId",
  "consumerIds",
];

/** A second, plain reading of what a selection includes: facts are looked through again until no more come. */
export function naiveIncluded(
  design: Design,
  selection: BriefSelection,
): { readonly [list: string]: unknown } {
  const links = approvedOf(design, selection).flatMap(({ inForce }) => inForce?.content?.links ?? []);
  const scenarioIds: readonly string[] = [
    ...selection.scenarioIds,
    ...links.flatMap((linked) => linked.scenarioIds),
  ];
  const scenarios = design.scenarios.filter(({ id }) => scenarioIds.includes(id));
  const brought = [
    ...links.flatMap(({ scenarioIds: _, ...linked }) => Object.values(linked).flat()),
    ...ofElements(design, selection.elementIds),
    ...scenarios.flatMap(({ document: { steps, faults } }) => [
      ...namedIn(steps),
      ...faults.map((fault) => fault?.target),
    ]),
  ];
  return {
    ...factIds(design, untilNoMore(factsOf(design), brought)),
    scenarioIds: scenarios.map(({ id }) => id).sort(),
    requirementIds: approvedOf(design, selection).map(({ promise }) => promise.requirementId),
  };
}

function approvedOf({ promises }: Design, { promiseIds }: BriefSelection): Design["promises"] {
  return promises.filter(({ promise, state }) => promiseIds.includes(promise.id) && state === "approved");
}

function factsOf({ model }: Design): readonly Fact[] {
  return Object.values(LISTS).flatMap((list): readonly Fact[] => model[list].map((fact) => ({ ...fact })));
}

function ofElements(design: Design, ids: readonly string[]): readonly string[] {
  const { operations, subscriptions, messages } = design.model;
  const isOf = (...elements: readonly string[]): boolean => elements.some((id) => ids.includes(id));
  return [
    ...ids,
    ...operations.filter(({ ownerId }) => isOf(ownerId)).map(({ id }) => id),
    ...subscriptions.filter(({ consumerId }) => isOf(consumerId)).map(({ id }) => id),
    ...messages.filter(({ producerId, consumerIds }) => isOf(producerId, ...consumerIds)).map(({ id }) => id),
  ];
}

/** Every text that a list of steps names something with, at any depth. */
function namedIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(NAMING.includes(key) ? [inner] : []),
    ...(key === "handlers" ? Object.keys(inner ?? {}) : []),
    ...(CARRIED.includes(key) ? [] : namedIn(inner)),
  ]);
}

function untilNoMore(facts: readonly Fact[], ids: readonly unknown[]): readonly unknown[] {
  const referred = facts
    .filter((fact) => ids.includes(fact.id) && isConfirmed(fact))
    .flatMap((fact) => [
      ...REFERRING.flatMap((field) => fact[field]),
      "transport" in fact ? fact["ownerId"] : null,
    ]);
  const more = [...new Set([...ids, ...referred])];
  return more.length > new Set(ids).size ? untilNoMore(facts, more) : more;
}

function factIds({ model }: Design, ids: readonly unknown[]): { readonly [list: string]: readonly string[] } {
  const listed = Object.entries(LISTS).map(([name, list]) => {
    const found = model[list].filter((fact) => ids.includes(fact.id) && isConfirmed({ ...fact }));
    return [name, found.map(({ id }) => id).sort()] as const;
  });
  return Object.fromEntries(listed);
}

function isConfirmed({ factStatus = "declared", stale = null }: Fact): boolean {
  return ["declared", "observed-in-source", "measured"].includes(String(factStatus)) && stale === null;
}
