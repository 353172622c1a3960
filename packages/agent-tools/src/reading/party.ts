import type { Element, Message } from "@plumbline/model-core";
import { TOOL_LIMITS } from "../limits.js";

/** An element where it is named beside another thing. */
export interface Party {
  readonly id: string;
  /** Null for one that the model does not have. */
  readonly name: string | null;
  readonly kind: string | null;
}

export type ElementsById = ReadonlyMap<string, Element>;

export function partyOf(elements: ElementsById, id: string): Party {
  const element = elements.get(id);
  return { id, name: element?.name ?? null, kind: element?.kind ?? null };
}

/** A message with those who produce and consume it in place of their IDs: the first consumers, and how many there are. */
export function messageWithParties(elements: ElementsById, message: Message): object {
  const { producerId, consumerIds, ...rest } = message;
  return {
    ...rest,
    producer: partyOf(elements, producerId),
    consumerCount: consumerIds.length,
    consumers: consumerIds.slice(0, TOOL_LIMITS.detailItems).map((id) => partyOf(elements, id)),
  };
}

/** The same of each message, made when it is asked for. */
export function* messagesWithParties(elements: ElementsById, messages: Iterable<Message>): Generator<object> {
  for (const message of messages) {
    yield messageWithParties(elements, message);
  }
}

/** Whether a message as `messageWithParties` gives it has consumers that it does not show. */
export function hasMoreConsumers(message: object): boolean {
  const { consumers = [], consumerCount = 0 } = message as {
    readonly consumers?: readonly object[];
    readonly consumerCount?: number;
  };
  return consumers.length < consumerCount;
}

/** What an answer says that has such messages. */
export const CONSUMERS_CUT = `consumers: the first ${TOOL_LIMITS.detailItems}, where consumerCount is larger`;
