import { present } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { type ChainedCall, callChains, type ScenarioChains } from "../reading/call-chains.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** More attempts than this down one chain are a concern. */
const MOST_ATTEMPTS = 10;

/** See docs/reference/review.md#ovr-005. */
export const ovr005: Rule = {
  id: "OVR-005",
  version: 1,
  category: "overengineering",
  title: "Retries do not multiply",
  reads: "The chains of calls of each scenario, and the retry attempts of their operations.",
  settle:
    "Retry at one place of the chain and give the others one attempt. Where an operation is in doubt, confirm it.",
  results: {
    verified: "The attempts down each chain multiply to 10 or less.",
    concern: "The attempts down a chain of stated operations multiply to more than 10.",
    unknown: "An operation of a chain is in doubt.",
    "not-applicable": "No call of the scenario nests in another.",
  },
  severity: "Note.",
  evaluate: (context) => callChains(context).map((chains) => judge(context, chains)),
};

function judge(context: ReviewContext, chains: ScenarioChains): Judgement {
  const subject: Cited = { kind: "scenario", id: chains.scenario.id };
  const said = { subject, severity: "note", items: [] } as const;
  if (chains.operations.length === 0) {
    const reason = "No call of the scenario nests in another";
    return { ...said, result: "not-applicable", reason, cites: [subject] };
  }
  return (
    multiplied(context, subject, chains) ??
    unknownByDoubt(context, { ...said, facts: chains.operations }) ?? {
      ...said,
      result: "verified",
      reason: `Down each chain of calls, attempts multiply to ${MOST_ATTEMPTS} or less`,
      cites: [subject, ...chains.operations],
    }
  );
}

/** The stated calls down to one, as far up as they are stated without a gap. */
interface StatedChain {
  readonly call: ChainedCall;
  readonly above: StatedChain | null;
  readonly attempts: number;
}

function multiplied(context: ReviewContext, subject: Cited, { calls }: ScenarioChains): Judgement | null {
  const most = mostAttempts(statedChains(context, calls));
  if (most === null || most.attempts <= MOST_ATTEMPTS) {
    return null;
  }
  const operations = operationsOf(most);
  const first = present(operations[0]);
  const last = nameInWords(context, most.call.operation);
  return {
    subject,
    severity: "note",
    result: "concern",
    reason: `Down the chain from ${nameInWords(context, first)} to ${last}, retries multiply to ${most.attempts} attempts: retry at one place of it`,
    cites: [subject, ...operations],
    items: operations.map(({ id }) => id),
  };
}

/** Outer calls come first, so the chain above a call is known. */
function statedChains(context: ReviewContext, calls: readonly ChainedCall[]): readonly StatedChain[] {
  const chains = new Map<ChainedCall | null, StatedChain>();
  for (const call of calls) {
    if (isStated(context, call.operation)) {
      const above = chains.get(call.above) ?? null;
      chains.set(call, { call, above, attempts: attemptsOf(context, call) * (above?.attempts ?? 1) });
    }
  }
  return [...chains.values()].filter(({ above }) => above !== null);
}

function mostAttempts(chains: readonly StatedChain[]): StatedChain | null {
  return chains.reduce<StatedChain | null>(
    (most, chain) => (most === null || chain.attempts > most.attempts ? chain : most),
    null,
  );
}

function attemptsOf({ index }: ReviewContext, { operation }: ChainedCall): number {
  return index.operations.get(operation.id)?.retry?.maxAttempts ?? 1;
}

/** From the first to the last. */
function operationsOf(chain: StatedChain): readonly Cited[] {
  const operations: Cited[] = [];
  for (let at: StatedChain | null = chain; at !== null; at = at.above) {
    operations.push(at.call.operation);
  }
  return operations.reverse();
}
