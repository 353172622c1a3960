import { AI_WORDS } from "../../../words/ai.js";
import { USAGE_WORDS as words } from "../../../words/usage.js";
import type { Call } from "./usage-queries.js";

/** No call is under way for longer: the longest time-out of a provider, and the minute after which a call counts as lost. */
const LONGEST_MS = 660_000;

/** How a call stands: its reservation stays where its process is gone, so that one which is old never comes back. */
export function standOfCall({ outcome, startedAt }: Call, now: number): "under-way" | "lost" | "over" {
  if (outcome !== null) {
    return "over";
  }
  return now - Date.parse(startedAt) > LONGEST_MS ? "lost" : "under-way";
}

/** What a call cost, or what is kept aside or counted for it where nobody knows. */
export function costOfCall({ costUsd, inputTokens, outcome }: Call): string {
  const cost = AI_WORDS.cost(costUsd);
  if (outcome === null) {
    return words.keptAside(cost);
  }
  return inputTokens === null && costUsd > 0 ? words.estimated(cost) : cost;
}

/** How much was read and written, as far as the vendor counted. */
export function tokensOfCall({ inputTokens, cachedTokens, outputTokens, outcome }: Call): string | null {
  const { tokens, usage, notCounted } = AI_WORDS;
  if (inputTokens === null || outputTokens === null) {
    return outcome === null ? null : notCounted;
  }
  const cached = cachedTokens === null || cachedTokens === 0 ? "" : ` ${words.cached(tokens(cachedTokens))}`;
  return usage(`${tokens(inputTokens)}${cached}`, tokens(outputTokens));
}

/** Where it was asked for, where that is not the project that is looked at: a test of a provider is of none. */
export function placeOfCall({ projectId, task }: Call, here: string): string | null {
  if (projectId === here || task === "test") {
    return null;
  }
  return projectId === null ? words.goneProject : words.otherProject;
}
