import type { Element, Message } from "@plumbline/model-core";
import { outlineScenario } from "@plumbline/playback-engine";
import { linkedThings } from "@plumbline/promise-core";
import { partsOfStep } from "@plumbline/review-rules";
import type { Design, DesignPromise, DesignScenario } from "../../design/design.js";
import type { Selected } from "./selected-in.js";

/** What a selection brings by itself. */
export interface Brought {
  readonly scenarios: readonly DesignScenario[];
  /** IDs of facts, which the model need not have. */
  readonly factIds: ReadonlySet<string>;
}

/**
 * A selected element brings its operations, subscriptions and messages; a selected approved promise what it links; a
 * scenario, selected or linked, everything its steps and faults name.
 */
export function broughtBy(design: Design, selected: Selected): Brought {
  const linked = selected.promises.flatMap(linksOf);
  const scenarioIds = new Set([...selected.scenarios, ...linked].map(({ id }) => id));
  const scenarios = design.scenarios.filter(({ id }) => scenarioIds.has(id));
  const facts = [
    ...linked.filter(({ kind }) => kind !== "scenario"),
    ...broughtByElements(design, selected.elements),
    ...scenarios.flatMap(namedByScenario),
  ];
  return { scenarios, factIds: new Set(facts.map(({ id }) => id)) };
}

function linksOf({ inForce }: DesignPromise): ReturnType<typeof linkedThings> {
  return linkedThings(inForce?.content ?? null);
}

/** Something by its ID, whether or not the model has it. */
interface Named {
  readonly id: string;
}

/** The elements, their operations, their subscriptions, and the messages that they send or get. */
export function broughtByElements(
  { index, model }: Pick<Design, "index" | "model">,
  elements: readonly Element[],
): readonly Named[] {
  const ids = new Set<string>(elements.map(({ id }) => id));
  const isOf = ({ producerId, consumerIds }: Message): boolean =>
    ids.has(producerId) || consumerIds.some((id) => ids.has(id));
  return [
    ...elements,
    ...elements.flatMap(({ id }) => index.operationsOfOwner.get(id) ?? []),
    ...elements.flatMap(({ id }) => index.subscriptionsOfConsumer.get(id) ?? []),
    ...model.messages.filter(isOf),
  ];
}

/** Everything that its steps and faults name. */
export function namedByScenario({ document }: Pick<DesignScenario, "document">): readonly Named[] {
  const steps = outlineScenario(document).steps.flatMap(({ step }) => step ?? []);
  const targets = document.faults.flatMap((fault) => fault?.target ?? []);
  return [...steps.flatMap(partsOfStep), ...targets.map((id) => ({ id }))];
}
