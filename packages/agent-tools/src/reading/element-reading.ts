import { compareCodeUnits, type Element, type Guid, type Model } from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";
import type { ModelAnswer } from "./model-question.js";
import { messageWithParties, partyOf } from "./party.js";

/** What stands around an element, each list by ID. */
interface Around {
  readonly element: Element;
  readonly lists: {
    readonly outboundRelationships: readonly object[];
    readonly inboundRelationships: readonly object[];
    readonly producedMessages: readonly object[];
    readonly consumedMessages: readonly object[];
  };
}

/** An element with its relationships in both directions and its messages. */
export function elementWithNeighbours(model: Model, id: Guid): ModelAnswer | null {
  const around = aroundElement(model, id);
  return around === null ? null : answerOf({ element: around.element }, around.lists);
}

/** What an element depends on. */
export function dependenciesOf(model: Model, id: Guid): ModelAnswer | null {
  const around = aroundElement(model, id);
  if (around === null) {
    return null;
  }
  const { outboundRelationships, consumedMessages } = around.lists;
  return answerOf({ elementId: around.element.id }, { outboundRelationships, consumedMessages });
}

/** What depends on an element. */
export function dependentsOf(model: Model, id: Guid): ModelAnswer | null {
  const around = aroundElement(model, id);
  if (around === null) {
    return null;
  }
  const { inboundRelationships, producedMessages } = around.lists;
  return answerOf({ elementId: around.element.id }, { inboundRelationships, producedMessages });
}

function aroundElement(model: Model, id: Guid): Around | null {
  const elements = new Map(model.elements.map((element): [string, Element] => [element.id, element]));
  const element = elements.get(id);
  if (element === undefined) {
    return null;
  }
  const relationships = byId(model.relationships);
  const messages = byId(model.messages);
  return {
    element,
    lists: {
      outboundRelationships: relationships
        .filter(({ fromId }) => fromId === id)
        .map((found) => ({ ...found, to: partyOf(elements, found.toId) })),
      inboundRelationships: relationships
        .filter(({ toId }) => toId === id)
        .map((found) => ({ ...found, from: partyOf(elements, found.fromId) })),
      producedMessages: messages
        .filter(({ producerId }) => producerId === id)
        .map((message) => messageWithParties(elements, message)),
      consumedMessages: messages
        .filter(({ consumerIds }) => (consumerIds as readonly string[]).includes(id))
        .map((message) => messageWithParties(elements, message)),
    },
  };
}

function byId<Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] {
  return facts.toSorted((left, right) => compareCodeUnits(left.id, right.id));
}

/** Of each list the first items, and a notice of those that are not shown. */
function answerOf(first: object, lists: Readonly<Record<string, readonly object[]>>): ModelAnswer {
  const { detailItems } = TOOL_LIMITS;
  const entries = Object.entries(lists);
  const cut = entries.filter(([, items]) => items.length > detailItems);
  const shown = entries.map(([name, items]) => [name, items.slice(0, detailItems)] as const);
  const said = cut.map(([name, items]) => `${name}: ${detailItems} of ${items.length} are shown`);
  return {
    data: { ...first, ...Object.fromEntries(shown) },
    notice:
      cut.length === 0 ? null : `${said.join("; ")}. GET /api/projects/{projectId}/model gives all of them.`,
  };
}
