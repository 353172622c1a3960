import type { Guid, ModelIndex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { ForbiddenEvent } from "../records/content.js";
import type { StatedObligation } from "../records/obligation.js";
import type { CheckAssertion, CheckFault } from "../records/recipe.js";
import { inParts } from "./in-parts.js";
import { quotedName } from "./name-in-sentence.js";
import { ownExpectations } from "./own-expectations.js";
import { retriedParts } from "./retried-parts.js";
import { titled } from "./titled.js";
import { withForbiddenEvents } from "./with-forbidden-events.js";

/** A linked scenario, and what no play of it may show. */
export interface ScenarioToCheck {
  readonly scenarioId: Guid;
  readonly scenario: ScenarioDocument;
  readonly forbidden: readonly ForbiddenEvent[];
}

interface PlannedCheck {
  readonly title: string;
  readonly text: string;
  readonly faults: readonly CheckFault[];
  readonly expect: readonly CheckAssertion[];
}

/** The check that a scenario does what it expects. */
export function checksOfFlow({
  scenarioId,
  scenario,
  forbidden,
}: ScenarioToCheck): readonly StatedObligation[] {
  const name = quotedName(scenario.name);
  return stated(scenarioId, {
    title: `${name} holds`,
    text: `Plays the scenario ${name} as the model declares it, with no fault beside its own.`,
    faults: [],
    expect: withForbiddenEvents(ownExpectations(scenario), forbidden),
  });
}

/** The checks that a scenario comes out the same when all attempts but the last of something that is retried fail. */
export function checksOfRetries(checked: ScenarioToCheck, index: ModelIndex): readonly StatedObligation[] {
  const { scenarioId, scenario, forbidden } = checked;
  const name = quotedName(scenario.name);
  const outcomes = ownExpectations(scenario).filter(({ type }) => type === "outcome");
  const expect = withForbiddenEvents(outcomes, forbidden);
  return retriedParts(scenario, index).flatMap(({ target, part, attempts }) =>
    stated(scenarioId, {
      title: `${name} holds when attempts of ${part} fail`,
      text: `Plays the scenario ${name} with the first ${attempts - 1} of ${attempts} attempts of ${part} failing.`,
      faults: [{ target, kind: "Error", failFirst: attempts - 1 }],
      expect,
    }),
  );
}

/** One obligation for each part of what is expected; none when nothing is. */
function stated(
  scenarioId: Guid,
  { title, text, faults, expect }: PlannedCheck,
): readonly StatedObligation[] {
  return inParts(expect).map((part, position, { length }) => ({
    kind: "scenario-check",
    title: titled(title, length > 1 ? ` (${position + 1} of ${length})` : ""),
    recipe: { text, scenarioCheck: { scenarioId, faults, expect: part } },
  }));
}
