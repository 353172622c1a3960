import { compareCodeUnits } from "@plumbline/model-core";
import { countFiles } from "./comparing/compare-files.js";
import { type SourceComparison, toldChanges } from "./comparing/compare-snapshots.js";
import { type Cause, reasonsOf, strongestOf } from "./judging/cause.js";
import { type DesignInChange, designInChange } from "./judging/design-in-change.js";
import { tellingRevision } from "./judging/required-patterns.js";
import { causesOfPromise } from "./judging/touched-promises.js";
import { touchedScenarios } from "./judging/touched-scenarios.js";
import { IMPACT_LIMITS } from "./limits.js";
import {
  CERTAINTIES,
  type Certainty,
  type ChangeImpact,
  IMPACT_ENGINE,
  IMPACT_KINDS,
  type ImpactEntry,
} from "./records/change-impact.js";
import type { ImpactInput } from "./records/impact-input.js";

/**
 * What a change of a repository touches in a design (docs/reference/change-impact.md): a function of two snapshots, the
 * links between source and design, and the design. Equal inputs give equal impacts, whatever the order of their lists.
 */
export function changeImpact(input: ImpactInput): ChangeImpact {
  const design = designInChange(input);
  const { base, head, scanId, modelVersion } = input;
  const entries = entriesOf(design);
  return {
    scanId,
    engine: IMPACT_ENGINE,
    repository: head.repository,
    baseCommit: base.commit,
    headCommit: head.commit,
    modelVersion,
    complete: base.complete && head.complete,
    files: countFiles(design.comparison.files),
    changes: toldChanges(design.comparison),
    entries,
    unattributed: unattributed(design.comparison),
    counts: {
      definite: count(entries, "definite"),
      possible: count(entries, "possible"),
      unknown: count(entries, "unknown"),
    },
  };
}

function count(entries: readonly ImpactEntry[], certainty: Certainty): number {
  return entries.filter((entry) => entry.certainty === certainty).length;
}

function unattributed({ files }: SourceComparison): readonly string[] {
  return files
    .filter(({ isAside, serviceKeys }) => !isAside && serviceKeys.length === 0)
    .slice(0, IMPACT_LIMITS.unattributed)
    .map(({ path }) => path);
}

function entriesOf(design: DesignInChange): readonly ImpactEntry[] {
  const { promises, scenarios, model } = design.input;
  const ofScenarios = touchedScenarios(design);
  return [
    ...promises.flatMap(({ id, requirementId, revisions }) => {
      const revision = tellingRevision({ revisions });
      return revision === null
        ? []
        : entryOf(
            { kind: "promise", id, name: revision.content.title, requirementId },
            causesOfPromise(design, ofScenarios, revision),
          );
    }),
    ...scenarios.flatMap(({ id, document }) =>
      entryOf({ kind: "scenario", id, name: document.name, requirementId: null }, ofScenarios.get(id) ?? []),
    ),
    ...model.elements.flatMap(({ id, name }) =>
      entryOf({ kind: "element", id, name, requirementId: null }, design.elements.get(id) ?? []),
    ),
  ].sort(inOrder);
}

function entryOf(
  touched: Omit<ImpactEntry, "certainty" | "reasons">,
  causes: readonly Cause[],
): readonly ImpactEntry[] {
  const strongest = strongestOf(causes);
  return strongest === null
    ? []
    : [{ certainty: strongest.certainty, ...touched, reasons: reasonsOf(causes) }];
}

function inOrder(one: ImpactEntry, other: ImpactEntry): number {
  return (
    CERTAINTIES.indexOf(one.certainty) - CERTAINTIES.indexOf(other.certainty) ||
    IMPACT_KINDS.indexOf(one.kind) - IMPACT_KINDS.indexOf(other.kind) ||
    compareCodeUnits(one.id, other.id)
  );
}
