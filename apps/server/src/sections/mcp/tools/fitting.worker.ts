import {
  type Budget,
  budgetOf,
  cutToFit,
  type Envelope,
  firstWithRoom,
  fitPage,
  type PagedList,
} from "@plumbline/agent-tools";
import { parseJson } from "@plumbline/model-core";
import { countingTokens } from "../../build/for-threads.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

interface ToFit {
  /** An answer as JSON. */
  readonly text: string;
  /** Null where bytes alone count. */
  readonly maxTokens: number | null;
  readonly endpoint: string;
}

/** Cuts an answer to its budget. */
export async function cutInThread({ text, maxTokens, endpoint }: ToFit) {
  return { outcome: "fitted" as const, ...cutToFit(answerIn(text), await budgetFor(maxTokens), endpoint) };
}

/** Finds how much of a page has room in its budget. */
export async function fitPageInThread({
  text,
  maxTokens,
  endpoint,
  list,
}: ToFit & { readonly list: PagedList }) {
  return {
    outcome: "fitted" as const,
    ...fitPage(answerIn(text), list, await budgetFor(maxTokens), endpoint),
  };
}

async function budgetFor(maxTokens: number | null): Promise<Budget> {
  return maxTokens === null ? budgetOf(null, () => 0) : budgetOf(maxTokens, (await countingTokens()).count);
}

function answerIn(text: string): Envelope {
  return parseJson(text) as unknown as Envelope;
}

interface ListToPage {
  /** A whole answer as JSON. */
  readonly bytes: Uint8Array;
  readonly member: string;
  readonly after: number;
  readonly limit: number;
}

/** A page of one list of an answer, beside the rest of it. */
export async function pageOfList({ bytes, member, after, limit }: ListToPage) {
  const { [member]: all = [], ...rest } = parseJson(new TextDecoder().decode(bytes)) as {
    readonly [name: string]: readonly unknown[];
  };
  const items = firstWithRoom(all.slice(after, after + limit));
  return {
    outcome: "paged" as const,
    data: { ...rest, [member]: items },
    shown: items.length,
    total: all.length,
  };
}
