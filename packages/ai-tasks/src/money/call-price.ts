import type { AiProvider, AiProviderKind } from "@plumbline/settings-policy";
import { AI_MONEY } from "../limits.js";
import type { PriceSourceOfCall } from "../tasks/task-usage.js";

/** What a call costs, in US dollars for a million tokens, as exact decimals (docs/reference/ai.md#prices). */
export interface CallPrice {
  readonly input: string;
  readonly cachedInput: string;
  readonly output: string;
  readonly source: PriceSourceOfCall;
}

/** How a workspace names the prices of a model in its price list. */
export interface PriceNames {
  readonly provider: `ai:${AiProviderKind}`;
  readonly unit: string;
  readonly currency: string;
  readonly skus: { readonly input: string; readonly cachedInput: string; readonly output: string };
}

/** The entries of the price list that say what a call of a provider costs. */
export function priceNames({ kind, model }: Pick<AiProvider, "kind" | "model">): PriceNames {
  const skus = { input: `${model}:input`, cachedInput: `${model}:cached-input`, output: `${model}:output` };
  return { provider: `ai:${kind}`, unit: "1M tokens", currency: "USD", skus };
}

/**
 * What a call costs by the amounts of the price list, by SKU; null is one that is unknown. Of half a pair the ceiling stands for
 * the missing one, and for the unknown one; without any, a provider that runs where the workspace says costs nothing, every
 * other one the ceiling.
 */
export function callPrice(
  provider: Pick<AiProvider, "kind" | "model">,
  amounts: ReadonlyMap<string, string | null>,
): CallPrice {
  const { skus } = priceNames(provider);
  const [input, output] = [amounts.get(skus.input), amounts.get(skus.output)];
  if (input === undefined && output === undefined && provider.kind === "vendor-a-compatible") {
    return { input: "0", cachedInput: "0", output: "0", source: "assumed-zero" };
  }
  const stated = input ?? String(AI_MONEY.ceilingInputUsd);
  return {
    input: stated,
    cachedInput: amounts.get(skus.cachedInput) ?? stated,
    output: output ?? String(AI_MONEY.ceilingOutputUsd),
    source: typeof input === "string" && typeof output === "string" ? "workspace" : "ceiling",
  };
}
