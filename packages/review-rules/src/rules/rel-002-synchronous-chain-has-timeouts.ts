import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { callChains, type ScenarioChains } from "../reading/call-chains.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-002. */
export const rel002: Rule = {
  id: "REL-002",
  version: 2,
  category: "resilience",
  title: "Synchronous chain has timeouts",
  reads:
    "The call steps of each scenario that nest in calls, and the timeouts of their operations. A timeout of 0 declares none, and says so only of an operation whose label is declared.",
  settle:
    "Declare a timeout for each operation of the chain. Where an operation is in doubt, or its timeout of 0 was not declared, confirm it.",
  results: {
    verified: "Every operation that is called in a chain declares a timeout.",
    concern: "A chain of two or more calls holds a declared operation with the timeout 0.",
    unknown: "An operation of a chain is in doubt, or each operation with the timeout 0 is not declared.",
    "not-applicable": "No call of the scenario nests in another.",
  },
  severity: "Warning.",
  evaluate: (context) => callChains(context).map((chains) => judge(context, chains)),
};

function judge(context: ReviewContext, { scenario, operations }: ScenarioChains): Judgement {
  const subject: Cited = { kind: "scenario", id: scenario.id };
  const said = { subject, severity: "warning", items: [] } as const;
  if (operations.length === 0) {
    const reason = "No call of the scenario nests in another";
    return { ...said, result: "not-applicable", reason, cites: [subject] };
  }
  return (
    withoutTimeout(context, subject, operations) ??
    unknownByDoubt(context, { ...said, facts: operations }) ??
    withTimeouts(context, subject, operations)
  );
}

/** Nothing but a declared operation says by its timeout of 0 that it has none. */
function withoutTimeout(
  context: ReviewContext,
  subject: Cited,
  operations: readonly Cited[],
): Judgement | null {
  const endless = operations.filter(
    (operation) => isDeclared(context, operation) && timeoutOf(context, operation) === 0,
  );
  const [first, ...others] = endless;
  if (first === undefined) {
    return null;
  }
  return {
    subject,
    severity: "warning",
    result: "concern",
    reason: sentence(context, first, others.length, ["declares no timeout", "declare no timeout"]),
    cites: [subject, ...endless],
    items: endless.map(({ id }) => id),
  };
}

function withTimeouts(context: ReviewContext, subject: Cited, operations: readonly Cited[]): Judgement {
  const [first, ...others] = operations.filter((operation) => timeoutOf(context, operation) === 0);
  if (first === undefined) {
    const reason = "Every operation that is called in a chain declares a timeout";
    return {
      subject,
      severity: "warning",
      result: "verified",
      reason,
      cites: [subject, ...operations],
      items: [],
    };
  }
  const open = [first, ...others];
  return {
    subject,
    severity: "warning",
    result: "unknown",
    reason: sentence(context, first, others.length, [
      "has no timeout, but was not declared to have none",
      "have no timeout, but were not declared to have none",
    ]),
    cites: [subject, ...open],
    items: open.map(({ id }) => id),
  };
}

function sentence(
  context: ReviewContext,
  first: Cited,
  others: number,
  [one, many]: readonly [string, string],
): string {
  return others === 0
    ? `${capitalised(inWords(context, first))}, called in a chain, ${one}`
    : `${others + 1} operations called in chains ${many}, the first ${inWords(context, first)}`;
}

function isDeclared(context: ReviewContext, operation: Cited): boolean {
  return (
    isStated(context, operation) && context.index.operations.get(operation.id)?.factStatus === "declared"
  );
}

function timeoutOf({ index }: ReviewContext, { id }: Cited): number | undefined {
  return index.operations.get(id)?.timeoutMs;
}
