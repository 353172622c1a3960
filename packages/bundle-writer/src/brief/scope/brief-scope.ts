import { compareCodeUnits, type Guid, type Model } from "@plumbline/model-core";
import {
  type Design,
  type DesignPromise,
  type DesignScenario,
  isRequirement,
  type Requirement,
} from "../../design/design.js";
import { type FactOfModel, factsOfModel, isConfirmed } from "../../design/facts-of-model.js";
import type { Blocker } from "../../manifest/manifest.js";
import type { BriefSelection } from "../../requests/brief-request.js";
import { blockersInScope } from "./blockers-in-scope.js";
import { broughtBy } from "./brought-by.js";
import { factsInScope } from "./facts-in-scope.js";
import { reachedFrom } from "./reached-from.js";
import type { Selected } from "./selected-in.js";

/** What a brief is about. Facts and scenarios are ordered by ID, promises by requirement number. */
export interface BriefScope {
  /** Each list sorted, without repeats. */
  readonly selection: BriefSelection;
  /** The confirmed facts, and their schemas; relationships and bindings are those between facts that are here. */
  readonly facts: Model;
  /** By kind, then by ID. */
  readonly unconfirmed: readonly FactOfModel[];
  readonly scenarios: readonly DesignScenario[];
  readonly requirements: readonly Requirement[];
  readonly notApproved: readonly DesignPromise[];
  readonly retired: readonly DesignPromise[];
  readonly blockers: readonly Blocker[];
}

/** Everything that a selection brings, and what that refers to. */
export function briefScope(design: Design, selected: Selected): BriefScope {
  const { scenarios, factIds } = broughtBy(design, selected);
  const reached = reachedFrom(design.index, factIds, isConfirmed);
  const inScope = factsInScope(design.model, reached, isConfirmed);
  const { promises } = selected;
  return {
    selection: selectionOf(selected),
    facts: confirmedOf(inScope),
    unconfirmed: factsOfModel(inScope).filter((fact) => !isConfirmed(fact)),
    scenarios,
    requirements: promises.filter(isRequirement),
    notApproved: promises.filter(({ state }) => state === "draft"),
    retired: promises.filter(({ state }) => state === "retired"),
    blockers: blockersInScope(design.blockers, { promises, scenarios, inScope, reached }),
  };
}

function selectionOf({ promises, scenarios, elements }: Selected): BriefSelection {
  return {
    promiseIds: sorted(promises.map(({ promise }) => promise.id)),
    scenarioIds: sorted(scenarios.map(({ id }) => id)),
    elementIds: sorted(elements.map(({ id }) => id)),
  };
}

function sorted(ids: readonly Guid[]): readonly Guid[] {
  return ids.toSorted(compareCodeUnits);
}

function confirmedOf(model: Model): Model {
  return {
    elements: model.elements.filter(isConfirmed),
    relationships: model.relationships.filter(isConfirmed),
    messages: model.messages.filter(isConfirmed),
    schemas: model.schemas,
    operations: model.operations.filter(isConfirmed),
    channels: model.channels.filter(isConfirmed),
    subscriptions: model.subscriptions.filter(isConfirmed),
    bindings: model.bindings.filter(isConfirmed),
  };
}
