import { elementNamed, isMeant } from "@plumbline/promise-core";
import type { SnapshotSide } from "../comparing/snapshot-side.js";
import type { ReasonCode } from "../records/change-impact.js";
import type { Cause } from "./cause.js";
import { causeOfPattern } from "./cause-of-change.js";
import type { DesignInChange } from "./design-in-change.js";
import type { RequiredPattern } from "./required-patterns.js";

/** What touches a promise that requires a pattern: a change of it, and that a side does not show whether it is there. */
export function causesOfRequired(design: DesignInChange, required: RequiredPattern): readonly Cause[] {
  const { head, followed } = design.input;
  if (!isMeant(head.repository, required.repository, followed)) {
    return [];
  }
  const serviceKeys = scopeOf(design, required);
  const isInScope = (key: string | null): boolean =>
    serviceKeys === null || (key !== null && serviceKeys.includes(key));
  const changed = design.comparison.patterns
    .filter(({ finding }) => finding.pattern === required.pattern && isInScope(finding.serviceKey))
    .map(causeOfPattern);
  return [...changed, ...notLooked(design, required, serviceKeys)];
}

/** The services that are meant; null for all of the repository, also where no link says which one is. */
function scopeOf({ input }: DesignInChange, { service }: RequiredPattern): readonly string[] | null {
  const element = service === null ? null : elementNamed(service, input.model.elements);
  const linked = input.serviceLinks.filter(
    (link) => link.elementId === element?.id && link.repository === input.head.repository,
  );
  return linked.length === 0 ? null : linked.map(({ serviceKey }) => serviceKey);
}

function notLooked(
  { comparison: { base, head } }: DesignInChange,
  { pattern }: RequiredPattern,
  serviceKeys: readonly string[] | null,
): readonly Cause[] {
  const sides = [["base", base] as const, ["head", head] as const];
  return sides.flatMap(([name, side]): readonly Cause[] => {
    const code = whyNotLooked(side, serviceKeys ?? [null]);
    const sentence = `It requires the pattern ${pattern}, and the ${name} was not looked through for it.`;
    return code === null
      ? []
      : [{ certainty: "unknown", reason: { code, factKey: null, change: null, source: null, sentence } }];
  });
}

/** A service that a side does not have is not looked for in it. */
function whyNotLooked(
  { snapshot }: SnapshotSide,
  serviceKeys: readonly (string | null)[],
): ReasonCode | null {
  const reasons = snapshot.coverage
    .filter(({ serviceKey, looked }) => !looked && serviceKeys.includes(serviceKey))
    .flatMap((coverage) => coverage.reasons);
  if (reasons.length === 0) {
    return null;
  }
  return reasons.includes("scan-incomplete") ? "scan-incomplete" : "file-not-read";
}
