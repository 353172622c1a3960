import type { Element, Issue, Result } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";
import type { Design, DesignPromise, DesignScenario } from "../../design/design.js";
import { BUILD_REQUEST_LIMITS } from "../../limits.js";
import { type BriefSelection, SELECTED_LISTS } from "../../requests/brief-request.js";
import type { BriefChange } from "../brief-change.js";

/** What a brief is asked for, found in the design: each thing once, in the order of the design. */
export interface Selected {
  readonly promises: readonly DesignPromise[];
  readonly scenarios: readonly DesignScenario[];
  readonly elements: readonly Element[];
}

/** Finds a selection in a design; an ID that it does not have is `validation_error` with its place in the request. */
export function selectedIn(design: Design, selection: BriefSelection): Result<Selected, BodyRefusal> {
  const known: { readonly [List in keyof BriefSelection]: ReadonlySet<string> } = {
    promiseIds: new Set(design.promises.map(({ promise }) => promise.id)),
    scenarioIds: new Set(design.scenarios.map(({ id }) => id)),
    elementIds: new Set(design.index.elements.keys()),
  };
  const unknown = SELECTED_LISTS.flatMap((list) =>
    selection[list].flatMap((id, at) => (known[list].has(id) ? [] : [issueAt(`${list}[${at}]`)])),
  );
  return unknown.length === 0 ? { ok: true, value: foundIn(design, selection) } : refused(unknown);
}

/** The same with everything that a change touches, as far as the design has it. */
export function withTouched(
  design: Design,
  { promises, scenarios, elements }: Selected,
  change: Pick<BriefChange, "entries"> | null,
): Selected {
  const touched = (change?.entries ?? []).map(({ id }) => id);
  return foundIn(design, {
    promiseIds: [...promises.map(({ promise }) => promise.id), ...touched],
    scenarioIds: [...scenarios.map(({ id }) => id), ...touched],
    elementIds: [...elements.map(({ id }) => id), ...touched],
  });
}

function issueAt(field: string): Issue {
  return { field, message: "is not in the project" };
}

function refused(unknown: readonly Issue[]): Result<never, BodyRefusal> {
  const errors = unknown.slice(0, BUILD_REQUEST_LIMITS.issues);
  const { field, message } = present(errors[0]);
  const title = `The brief is refused: ${field} ${message}`;
  return { ok: false, refusal: { code: "validation_error", title, errors } };
}

function foundIn(design: Design, { promiseIds, scenarioIds, elementIds }: BriefSelection): Selected {
  const promises = new Set(promiseIds);
  const scenarios = new Set(scenarioIds);
  const elements = new Set<string>(elementIds);
  return {
    promises: design.promises.filter(({ promise }) => promises.has(promise.id)),
    scenarios: design.scenarios.filter(({ id }) => scenarios.has(id)),
    elements: design.model.elements.filter(({ id }) => elements.has(id)),
  };
}
