import { compareCodeUnits } from "@plumbline/model-core";
import { IMPACT_LIMITS } from "../limits.js";
import { CERTAINTIES, type Certainty, type ImpactReason, REASON_CODES } from "../records/change-impact.js";

/** A reason, and how certain it makes that something is touched. */
export interface Cause {
  readonly certainty: Certainty;
  readonly reason: ImpactReason;
}

/** The strongest of some causes, the first of equals; null of none. */
export function strongestOf(causes: readonly Cause[]): Cause | null {
  return inOrder(causes)[0] ?? null;
}

/** Causes as the reasons of an entry: the strongest first, each once, as many as are told. */
export function reasonsOf(causes: readonly Cause[]): readonly ImpactReason[] {
  const told = new Map<string, ImpactReason>();
  for (const { reason } of inOrder(causes)) {
    const key = keyOf(reason);
    told.set(key, told.get(key) ?? reason);
  }
  return [...told.values()].slice(0, IMPACT_LIMITS.reasons);
}

/** By which way something is reached is told once: whoever is named itself needs no way around. */
function keyOf({ code, factKey, change, source, sentence }: ImpactReason): string {
  const isPassedOn = code === "linked-thing" || code === "one-hop";
  return JSON.stringify(isPassedOn ? [factKey, change, source] : [code, factKey, change, source, sentence]);
}

function inOrder(causes: readonly Cause[]): readonly Cause[] {
  return causes.toSorted(
    (one, other) =>
      CERTAINTIES.indexOf(one.certainty) - CERTAINTIES.indexOf(other.certainty) ||
      REASON_CODES.indexOf(one.reason.code) - REASON_CODES.indexOf(other.reason.code) ||
      compareCodeUnits(one.reason.factKey ?? "", other.reason.factKey ?? "") ||
      compareCodeUnits(one.reason.sentence, other.reason.sentence),
  );
}

/** The same reason, where it is at most possible that it touches something. */
export function atMostPossible(certainty: Certainty): Certainty {
  return certainty === "definite" ? "possible" : certainty;
}
