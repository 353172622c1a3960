import { compareCodeUnits } from "@plumbline/model-core";
import type { Design } from "../../design/design.js";
import { workOfElements } from "../../sdd/slices/work-of-elements.js";
import { viewOf } from "../../sdd/view/design-view.js";
import type { BriefScope } from "./brief-scope.js";

/** What is about the selected elements and is not in scope: whoever builds them may need it. */
export interface BesideScope {
  /** Requirement IDs, by number. */
  readonly requirements: readonly string[];
  /** IDs, ordered. */
  readonly scenarios: readonly string[];
}

/** Looks for it in the whole design. */
export function besideScope(design: Design, scope: BriefScope): BesideScope {
  const workOf = workOfElements(viewOf(design));
  const elements = scope.selection.elementIds.flatMap((id) => design.index.elements.get(id) ?? []);
  const work = elements.map(workOf);
  const about = new Set(work.flatMap(({ requirements }) => requirements));
  const here = new Set(scope.requirements.map(({ promise }) => promise.requirementId));
  const played = new Set<string>(scope.scenarios.map(({ id }) => id));
  const scenarios = new Set(work.flatMap((one) => one.scenarios));
  return {
    requirements: design.promises
      .map(({ promise }) => promise.requirementId)
      .filter((requirementId) => about.has(requirementId) && !here.has(requirementId)),
    scenarios: [...scenarios].filter((id) => !played.has(id)).sort(compareCodeUnits),
  };
}
