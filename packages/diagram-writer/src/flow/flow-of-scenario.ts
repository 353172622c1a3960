import type { Model, Result } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { oneLine } from "../text/one-line.js";
import type { View } from "../view/view.js";
import type { Flow } from "./flow.js";
import { FlowWriter } from "./flow-writer.js";

/** A flow that is not drawn. */
export interface FlowRefusal {
  readonly code: "diagram_too_large";
  readonly subject: string | null;
  readonly message: string;
}

/**
 * A scenario as a sequence: the design as its steps state it, not a run. Each call with what its callee
 * does and its answer, each publish with the deliveries that channels, bindings and subscriptions make of
 * it, writes, and blocks for parallel branches, branches and what is done on an error.
 */
export function flowOfScenario(
  view: View,
  scenario: ScenarioDocument,
  model: Model,
): Result<Flow, FlowRefusal> {
  const writer = new FlowWriter(indexModel(model), view.elementIds, scenario.faults);
  const items = writer.items(scenario.steps, 1);
  if (writer.exceeded !== null) {
    const refusal = {
      code: "diagram_too_large",
      subject: scenario.id ?? null,
      message: writer.exceeded,
    } as const;
    return { ok: false, refusal };
  }
  return { ok: true, value: { title: oneLine(view.name), lifelines: writer.lifelines.list(), items } };
}
