import {
  type ListPlace,
  outlineScenario,
  type ScenarioDocument,
  type StepDocument,
  type StepPlace,
} from "@plumbline/playback-engine";
import type { Way } from "./edit-document.js";
import { wayOf } from "./way-of.js";

/** A row of the tree of steps: a step, or a list that steps are added to. */
export type TreeRow =
  | {
      readonly is: "list";
      readonly path: string;
      readonly way: Way;
      readonly level: number;
      readonly role: ListPlace["role"];
      /** The subscription of a handler, the number of a branch from 1. */
      readonly subscription: string | null;
      readonly branch: number;
      readonly length: number;
    }
  | {
      readonly is: "step";
      readonly path: string;
      readonly way: Way;
      readonly level: number;
      readonly step: StepDocument | null;
    };

/** The rows of a scenario. A list without steps is there where it is to be filled: at the root, side by side, in the step that is open. */
export function treeRows(document: ScenarioDocument, openPath: string): readonly TreeRow[] {
  return outlineScenario(document).places.flatMap((place) =>
    place.is === "step" ? [stepRow(place)] : listRows(place, openPath),
  );
}

function stepRow({ path, list, step }: StepPlace): TreeRow {
  return { is: "step", path, way: wayOf(path), level: list.level, step };
}

function listRows(place: ListPlace, openPath: string): readonly TreeRow[] {
  const { path, role, steps, owner, level, subscription } = place;
  const length = steps?.length ?? 0;
  const isWanted = role === "root" || role === "branch" || role === "handler" || owner?.path === openPath;
  if (length === 0 && !isWanted) {
    return [];
  }
  const way = wayOf(path);
  const branch = role === "branch" ? Number(way.at(-1)) + 1 : 0;
  return [{ is: "list", path, way, level, role, subscription, branch, length }];
}
