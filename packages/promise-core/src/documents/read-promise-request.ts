import { compareCodeUnits, type Guid, type Result } from "@plumbline/model-core";
import type { PromiseContent } from "../records/content.js";
import { LINK_LISTS, type LinkList, type Links } from "../records/links.js";
import type { Origin } from "../records/stored-promise.js";
import { type Author, PROMISE_REQUEST, promiseRequestOf } from "./promise-request.js";
import { type PromiseBodyRefusal, readBody } from "./read-body.js";

/** What a promise request says. */
export interface PromiseRequest {
  /** With links sorted, in lower case, each once. */
  readonly content: PromiseContent;
  /** Null where none is stated. */
  readonly origin: Origin | null;
  /** The links in the order they were sent in, which the paths of issues count. */
  readonly sentLinks: Links;
}

const BODIES = {
  person: { node: PROMISE_REQUEST, name: "promise" },
  "agent-token": { node: promiseRequestOf("agent-token"), name: "promise" },
} as const;

/**
 * Reads the body that creates a promise or changes its draft (docs/reference/promises.md#the-promise). A person may
 * not say that an agent suggested it. IDs are not looked up: see `missingFromPromise`.
 */
export function readPromiseRequest(text: string, author: Author): Result<PromiseRequest, PromiseBodyRefusal> {
  const read = readBody(BODIES[author], text);
  if (!read.ok) {
    return read;
  }
  const { origin, links, ...fields } = read.value;
  return { ok: true, value: { content: { ...fields, links: sortedLinks(links) }, origin, sentLinks: links } };
}

function sortedLinks(links: Links): Links {
  const lists = Object.keys(LINK_LISTS) as LinkList[];
  return Object.fromEntries(lists.map((list) => [list, sortedIds(links[list])])) as Links;
}

/** IDs in order, each once. */
export function sortedIds(ids: readonly Guid[]): readonly Guid[] {
  return [...new Set(ids)].sort(compareCodeUnits);
}
