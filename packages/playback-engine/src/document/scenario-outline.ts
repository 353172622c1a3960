/**
 * A scenario document laid out flat, in document order: every list of steps and every step, with its
 * path, its level and what holds it. Save limits, checks and the resolved scenario all walk it.
 */

import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { ScenarioDocument } from "./scenario-document.js";
import type { StepDocument, StepListDocument } from "./steps.js";

/** What a list of steps is to the step that holds it. */
export type ListRole = "root" | "then" | "onError" | "else" | "branch" | "handler";

export interface ListPlace {
  readonly is: "list";
  readonly role: ListRole;
  readonly path: string;
  /** The step that holds the list; null for the root list. */
  readonly owner: StepPlace | null;
  /** Null or undefined when the required list is not there. */
  readonly steps: StepListDocument | null | undefined;
  /** The root list is level 1. */
  readonly level: number;
  /** The subscription of a handler's list, as the document names it. */
  readonly subscription: string | null;
}

export interface StepPlace {
  readonly is: "step";
  readonly path: string;
  readonly list: ListPlace;
  /** Place in the list, from 0. */
  readonly position: number;
  /** Null for an empty entry. */
  readonly step: StepDocument | null;
}

export interface ScenarioOutline {
  /** Lists and steps in document order, a step's lists after the step. */
  readonly places: readonly (ListPlace | StepPlace)[];
  readonly steps: readonly StepPlace[];
  /** The first step of each ID. */
  readonly stepOfId: ReadonlyMap<string, StepPlace>;
}

export function outlineScenario(document: ScenarioDocument): ScenarioOutline {
  const places: (ListPlace | StepPlace)[] = [];
  addList(places, {
    is: "list",
    role: "root",
    path: "steps",
    owner: null,
    steps: document.steps,
    level: 1,
    subscription: null,
  });
  const steps = places.filter((place) => place.is === "step");
  const stepOfId = new Map<string, StepPlace>();
  for (const place of steps) {
    const id = place.step?.id;
    if (typeof id === "string" && !stepOfId.has(id)) {
      stepOfId.set(id, place);
    }
  }
  return { places, steps, stepOfId };
}

/** Recursion here is as deep as the document, whose depth its reader bounds. */
function addList(places: (ListPlace | StepPlace)[], list: ListPlace): void {
  places.push(list);
  list.steps?.forEach((step, position) => {
    const path = pathOfIndex(list.path, position);
    const place: StepPlace = { is: "step", path, list, position, step };
    places.push(place);
    for (const inner of step === null ? [] : listsOf(step, place)) {
      addList(places, inner);
    }
  });
}

/** The lists a step holds, in the order of its fields (docs/reference/scenarios.md#steps). */
function listsOf(step: StepDocument, owner: StepPlace): readonly ListPlace[] {
  const list = (role: ListRole, path: string, steps: StepListDocument | null | undefined): ListPlace => ({
    is: "list",
    role,
    path,
    owner,
    steps,
    level: owner.list.level + 1,
    subscription: null,
  });
  const named = (role: "then" | "onError" | "else", steps: StepListDocument | null | undefined): ListPlace =>
    list(role, pathOfKey(owner.path, role), steps);
  switch (step.type) {
    case "call":
      return [named("then", step.then), named("onError", step.onError)];
    case "branch":
      return [named("then", step.then), named("else", step.else)];
    case "parallel":
      return (step.branches ?? []).map((steps, index) =>
        list("branch", pathOfIndex(pathOfKey(owner.path, "branches"), index), steps),
      );
    case "publish":
      return Object.entries(step.handlers ?? {}).map(([subscription, steps]) => ({
        ...list("handler", pathOfKey(pathOfKey(owner.path, "handlers"), subscription), steps),
        subscription,
      }));
    case "write":
      return [];
  }
}

/** How many steps and step lists count against the limit: a `then`, `onError` or `else` only when not empty. */
export function countStepsAndLists(outline: ScenarioOutline): number {
  return outline.places.filter(
    (place) =>
      place.is === "step" ||
      place.role === "root" ||
      place.role === "branch" ||
      place.role === "handler" ||
      (place.steps?.length ?? 0) > 0,
  ).length;
}
