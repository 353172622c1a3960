import { budgetOf, cutToFit, type Envelope, fitPage, type PagedList } from "@plumbline/agent-tools";
import { countingTokens } from "../../build/for-threads.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

interface ToFit {
  readonly answer: Envelope;
  readonly maxTokens: number;
  readonly endpoint: string;
}

/** Cuts an answer to so many tokens. */
export async function cutToTokens({ answer, maxTokens, endpoint }: ToFit) {
  const { count } = await countingTokens();
  return { outcome: "fitted" as const, ...cutToFit(answer, budgetOf(maxTokens, count), endpoint) };
}

/** Finds how much of a page has room in so many tokens. */
export async function fitPageToTokens({
  answer,
  maxTokens,
  endpoint,
  list,
}: ToFit & { readonly list: PagedList }) {
  const { count } = await countingTokens();
  return { outcome: "fitted" as const, ...fitPage(answer, list, budgetOf(maxTokens, count), endpoint) };
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
  const { [member]: all = [], ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly [name: string]: readonly unknown[];
  };
  const items = all.slice(after, after + limit);
  return {
    outcome: "paged" as const,
    data: { ...rest, [member]: items },
    shown: items.length,
    total: all.length,
  };
}
