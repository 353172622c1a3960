import type { Element, Message } from "@plumbline/model-core";
import { outlineScenario } from "@plumbline/playback-engine";
import { type LinkedKind, linkedThings } from "@plumbline/promise-core";
import { partsOfStep } from "@plumbline/review-rules";
import type { Design, DesignPromise, DesignScenario } from "../design/design.js";
import type { Selected } from "./selected.js";

/** A fact of the model that something names; the model need not have it. */
export interface NamedFact {
  readonly kind: string;
  readonly id: string;
}

/** What a selection brings by itself. */
export interface Brought {
  readonly scenarios: readonly DesignScenario[];
  readonly facts: readonly NamedFact[];
}

/**
 * A selected element brings its operations, subscriptions and messages; a selected approved promise what it links; a
 * scenario, selected or linked, everything its steps and faults name.
 */
export function broughtBy(design: Design, selected: Selected): Brought {
  const linked = selected.promises.flatMap(linksOf);
  const scenarioIds = new Set([...selected.scenarios, ...linked.filter(isScenario)].map(({ id }) => id));
  const scenarios = design.scenarios.filter(({ id }) => scenarioIds.has(id));
  const facts = [
    ...linked.filter((thing) => !isScenario(thing)),
    ...ofElements(design, selected.elements),
    ...scenarios.flatMap((scenario) => ofScenario(design, scenario)),
  ];
  return { scenarios, facts };
}

function linksOf({ inForce }: DesignPromise) {
  return linkedThings(inForce?.content ?? null);
}

function isScenario({ kind }: { readonly kind: LinkedKind }): boolean {
  return kind === "scenario";
}

function ofElements({ index, model }: Design, elements: readonly Element[]): readonly NamedFact[] {
  const ids = new Set<string>(elements.map(({ id }) => id));
  const isOf = ({ producerId, consumerIds }: Message): boolean =>
    ids.has(producerId) || consumerIds.some((id) => ids.has(id));
  return [
    ...as("element", elements),
    ...elements.flatMap(({ id }) => as("operation", index.operationsOfOwner.get(id) ?? [])),
    ...elements.flatMap(({ id }) => as("subscription", index.subscriptionsOfConsumer.get(id) ?? [])),
    ...as("message", model.messages.filter(isOf)),
  ];
}

function as(kind: string, facts: readonly { readonly id: string }[]): readonly NamedFact[] {
  return facts.map(({ id }) => ({ kind, id }));
}

/** What a fault may hit. */
const TARGETS = ["operation", "channel", "subscription", "element"] as const;

function ofScenario({ index }: Design, { document }: DesignScenario): readonly NamedFact[] {
  const steps = outlineScenario(document).steps.flatMap(({ step }) => step ?? []);
  const faults = document.faults.flatMap((fault) => fault?.target ?? []);
  return [
    ...steps.flatMap(partsOfStep),
    ...faults.flatMap((id) => TARGETS.map((kind) => ({ kind, id }))),
  ].filter(({ kind, id }) => kind !== "element" || index.elements.has(id));
}
