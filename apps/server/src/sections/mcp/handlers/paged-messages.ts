import {
  CONSUMERS_CUT,
  hasMoreConsumers,
  LIST_MESSAGES,
  type MessagePage,
  type MessagePosition,
} from "@plumbline/agent-tools";
import { readJson } from "@plumbline/model-core";
import { refuseCursor } from "../../../platform/pagination/cursor.js";
import { isJsonObject } from "../protocol/is-json-object.js";
import type { ToolFinding } from "../tools/handled-tool.js";

/** Where a page of messages begins, in its cursor; null on the first. */
export function messagePositionIn(cursor: string | undefined): MessagePosition | null {
  if (cursor === undefined) {
    return null;
  }
  const read = readJson(cursor, { maxDepth: 1 });
  const value = read.ok ? read.value.value : null;
  const { name, id } = isJsonObject(value) ? value : {};
  if (typeof name !== "string" || typeof id !== "string") {
    throw refuseCursor();
  }
  return { name, id };
}

/** A page of messages as the tool answers it. */
export function messagesFound(answered: object): ToolFinding {
  const { count, messages, positions, hasMore } = answered as MessagePage;
  const cursorAfter = (shown: number): string => JSON.stringify(positions[shown - 1]);
  return {
    data: { count, messages },
    nextCursor: hasMore ? cursorAfter(messages.length) : null,
    cursorAfter,
    notice: messages.some(hasMoreConsumers)
      ? `${CONSUMERS_CUT}. ${LIST_MESSAGES.readAt} gives all of them.`
      : null,
  };
}
