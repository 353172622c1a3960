import type { Schemas } from "@plumbline/api-client";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";

type NameOf = (alias: string | null) => string;

export function faultText({ target, kind, failFirst }: Schemas["FlowFault"], nameOf: NameOf): string {
  return words.fault(nameOf(target), kind, failFirst);
}

/** What must hold of a flow, in words. */
export function assertionText(
  { type, step, outcome, eventKind, target, count }: Schemas["FlowAssertion"],
  { nameOf, stepOf }: { readonly nameOf: NameOf; readonly stepOf: NameOf },
): string {
  return type === "outcome"
    ? words.outcomeIs(stepOf(step), outcome === null ? words.unknown : words.outcomes[outcome])
    : words.eventsAre(count ?? 0, eventKind ?? words.unknown, target === null ? null : nameOf(target));
}
