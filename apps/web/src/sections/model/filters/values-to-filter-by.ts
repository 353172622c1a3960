import { compareCodeUnits } from "@plumbline/model-core";
import type { ModelLists } from "../../../canvas/canvas-model.js";

const MOST = 300;

/** The technologies and tags that a model has. */
export function valuesToFilterBy({ elements }: ModelLists) {
  return {
    technologies: sorted(elements.flatMap(({ technology }) => technology ?? [])),
    tags: sorted(elements.flatMap(({ tags }) => tags)),
  };
}

function sorted(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort(compareCodeUnits).slice(0, MOST);
}
