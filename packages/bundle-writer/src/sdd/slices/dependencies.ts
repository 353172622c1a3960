import type { DesignView } from "../view/design-view.js";
import type { ViewedScenario } from "../view/viewed-scenario.js";

type Edge = readonly [from: string, to: string];

/** What each element depends on: whom it calls in scenarios, where it writes, what its relationships lead to. */
export function dependenciesOf(view: DesignView): ReadonlyMap<string, ReadonlySet<string>> {
  const of = new Map<string, Set<string>>(view.model.elements.map(({ id }) => [id, new Set()]));
  const edges = [
    ...view.model.relationships.map(({ fromId, toId }): Edge => [fromId, toId]),
    ...view.scenarios.flatMap((scenario) => edgesIn(scenario, view)),
  ];
  for (const [from, to] of edges) {
    if (of.has(to)) {
      of.get(from)?.add(to);
    }
  }
  return of;
}

function edgesIn({ steps }: ViewedScenario, { index }: DesignView): readonly Edge[] {
  return steps.flatMap(({ step }): readonly Edge[] => {
    switch (step?.type) {
      case "call":
        return [[String(step.from), String(index.operations.get(String(step.operation))?.ownerId)]];
      case "write":
        return [[String(step.by), String(step.store)]];
      default:
        return [];
    }
  });
}
