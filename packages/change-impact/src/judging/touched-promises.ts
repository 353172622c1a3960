import { linkedThings, quotedName } from "@plumbline/promise-core";
import { type Cause, strongestOf } from "./cause.js";
import { passedOn } from "./cause-of-change.js";
import { causesOfLinkedPart } from "./causes-of-named.js";
import { causesOfRequired } from "./causes-of-pattern.js";
import type { DesignInChange } from "./design-in-change.js";
import { requiredPatterns, type TellingRevision } from "./required-patterns.js";

/** What touches a promise: what it is linked with, what lies one hop away on its path, patterns that it requires. */
export function causesOfPromise(
  design: DesignInChange,
  scenarios: ReadonlyMap<string, readonly Cause[]>,
  revision: TellingRevision,
): readonly Cause[] {
  const linked = linkedThings(revision.content).flatMap(({ kind, id }) =>
    kind === "scenario"
      ? ofScenario(design, scenarios.get(id) ?? [], id)
      : causesOfLinkedPart(design, { kind, id }),
  );
  const required = requiredPatterns(revision).flatMap((one) => causesOfRequired(design, one));
  return [...linked, ...required];
}

function ofScenario({ input }: DesignInChange, causes: readonly Cause[], id: string): readonly Cause[] {
  const cause = strongestOf(causes);
  const name = input.scenarios.find((scenario) => scenario.id === id)?.document.name;
  const words = `It names the scenario ${quotedName(name ?? id)}.`;
  return cause === null ? [] : [{ ...cause, reason: passedOn(cause.reason, "linked-thing", words) }];
}
