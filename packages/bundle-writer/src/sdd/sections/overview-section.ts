import { compareCodeUnits, FACT_KINDS, LIST_OF_KIND } from "@plumbline/model-core";
import { factsOfModel } from "../../design/facts-of-model.js";
import { dataBlock, namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import type { DesignView } from "../view/design-view.js";

/** What there is, counted, and the repositories that were read. */
export function overviewSection(view: DesignView): readonly string[] {
  const { model, scenarios, promises, pinned, unconfirmed } = view;
  const labels = Map.groupBy(factsOfModel(model), ({ factStatus }) => factStatus);
  return [
    heading(2, "1 System overview"),
    namedData([["project", pinned.projectName]]),
    facts([
      ...FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], model[LIST_OF_KIND[kind]].length] as const),
      ["scenarios", scenarios.length],
      ["requirements in force", promises.filter(({ inForce }) => inForce !== null).length],
    ]),
    heading(3, "How sure the facts are"),
    facts([
      ...[...labels]
        .sort(([left], [right]) => compareCodeUnits(left, right))
        .map(([label, labelled]) => [label, labelled.length] as const),
      ["not confirmed", unconfirmed.size],
    ]),
    ...sourcesOf(view),
  ];
}

function sourcesOf({ pinned: { sources } }: DesignView): readonly string[] {
  const lines = sources
    .toSorted((left, right) => compareCodeUnits(left.repository, right.repository))
    .map(({ repository, trackedRef, trackedCommit, trackedScan }) =>
      JSON.stringify({ repository, trackedRef, trackedCommit, trackedScan }),
    );
  return lines.length === 0 ? [] : [heading(3, "Repositories"), dataBlock(lines.join("\n"))];
}
