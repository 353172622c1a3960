import { compareCodeUnits, type Element, type Guid, type Model } from "@plumbline/model-core";
import { firstWithRoom } from "../answers/first-with-room.js";
import { TOOL_LIMITS } from "../limits.js";
import type { ModelAnswer } from "./model-question.js";
import { CONSUMERS_CUT, hasMoreConsumers, messageWithParties, partyOf } from "./party.js";

/** What stands around an element, each list by ID, made when it is asked for. */
interface Around {
  readonly element: Element;
  readonly lists: {
    readonly outboundRelationships: Named;
    readonly inboundRelationships: Named;
    readonly producedMessages: Named;
    readonly consumedMessages: Named;
  };
}

/** A list, and how many it has. */
interface Named {
  readonly total: number;
  readonly items: Iterable<object>;
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
      outboundRelationships: named(
        relationships.filter(({ fromId }) => fromId === id),
        (found) => ({ ...found, to: partyOf(elements, found.toId) }),
      ),
      inboundRelationships: named(
        relationships.filter(({ toId }) => toId === id),
        (found) => ({ ...found, from: partyOf(elements, found.fromId) }),
      ),
      producedMessages: named(
        messages.filter(({ producerId }) => producerId === id),
        (message) => messageWithParties(elements, message),
      ),
      consumedMessages: named(
        messages.filter(({ consumerIds }) => (consumerIds as readonly string[]).includes(id)),
        (message) => messageWithParties(elements, message),
      ),
    },
  };
}

function named<Fact>(facts: readonly Fact[], write: (fact: Fact) => object): Named {
  const first = facts.slice(0, TOOL_LIMITS.detailItems);
  return {
    total: facts.length,
    items: (function* () {
      for (const fact of first) {
        yield write(fact);
      }
    })(),
  };
}

function byId<Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] {
  return facts.toSorted((left, right) => compareCodeUnits(left.id, right.id));
}

/** Of each list the first items, and a notice of what is not shown. */
function answerOf(first: object, lists: Readonly<Record<string, Named>>): ModelAnswer {
  const shown = Object.entries(lists).map(
    ([name, { total, items }]) => [name, firstWithRoom(items), total] as const,
  );
  const cut = shown.filter(([, items, total]) => items.length < total);
  const said = cut.map(([name, items, total]) => `${name}: at most ${items.length} of ${total} are shown`);
  const hasMore = shown.some(([, items]) => items.some(hasMoreConsumers));
  return {
    data: { ...first, ...Object.fromEntries(shown) },
    notice: noticeOf([...said, ...(hasMore ? [CONSUMERS_CUT] : [])]),
  };
}

function noticeOf(said: readonly string[]): string | null {
  return said.length === 0
    ? null
    : `${said.join("; ")}. GET /api/projects/{projectId}/model gives all of them.`;
}
