import type { Element, Message, Model } from "@plumbline/model-core";
import { firstWithRoom } from "../answers/first-with-room.js";
import type { MessagePosition } from "./model-question.js";
import { compareInNameOrder } from "./name-order.js";
import { messagesWithParties } from "./party.js";

/** A page of messages. */
export interface MessagePage {
  /** Of all messages. */
  readonly count: number;
  readonly messages: readonly object[];
  /** Where the next page begins after each of them; of the last one null when nothing follows. */
  readonly positions: readonly MessagePosition[];
  readonly hasMore: boolean;
}

/** Messages in name order after a position. */
export function messagesAfter(
  { messages, elements }: Model,
  { after, limit }: { readonly after: MessagePosition | null; readonly limit: number },
): MessagePage {
  const known = new Map(elements.map((element): [string, Element] => [element.id, element]));
  const following = messages
    .filter((message) => after === null || compareInNameOrder(message, after) > 0)
    .sort(compareInNameOrder);
  const shown = firstWithRoom(messagesWithParties(known, following.slice(0, limit)));
  return {
    count: messages.length,
    messages: shown,
    positions: following.slice(0, shown.length).map(({ name, id }: Message) => ({ name, id })),
    hasMore: following.length > shown.length,
  };
}
