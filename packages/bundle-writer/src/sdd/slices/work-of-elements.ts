import type { Element } from "@plumbline/model-core";
import { compareCodeUnits } from "@plumbline/model-core";
import type { DesignView } from "../view/design-view.js";

/** The IDs that tell what there is to build of an element. */
export interface WorkOfElement {
  readonly operations: readonly string[];
  readonly subscriptions: readonly string[];
  /** That it produces. */
  readonly messages: readonly string[];
  /** That name it, or an operation or subscription of it. */
  readonly scenarios: readonly string[];
  /** Requirements about it, what it has, or a scenario that names one of these. */
  readonly requirements: readonly string[];
}

/** Looks up what there is to build of any element. */
export function workOfElements(view: DesignView): (element: Element) => WorkOfElement {
  const messagesOf = Map.groupBy(view.model.messages, ({ producerId }) => producerId);
  const inOrder = view.promises.map(({ promise: { requirementId } }) => requirementId);
  return ({ id }) => {
    const operations = idsOf(view.index.operationsOfOwner.get(id));
    const subscriptions = idsOf(view.index.subscriptionsOfConsumer.get(id));
    const messages = idsOf(messagesOf.get(id)).toSorted(compareCodeUnits);
    const parts = [id, ...operations, ...subscriptions, ...messages];
    const scenarios = [...namedBy(parts, view.scenariosOfPart)].sort(compareCodeUnits);
    const about = namedBy([...parts, ...scenarios], view.requirementsOf);
    const requirements = about.size === 0 ? [] : inOrder.filter((requirementId) => about.has(requirementId));
    return { operations, subscriptions, messages, scenarios, requirements };
  };
}

function namedBy(
  parts: readonly string[],
  namers: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => namers.get(part) ?? []));
}

function idsOf(facts: readonly { readonly id: string }[] = []): readonly string[] {
  return facts.map(({ id }) => id);
}
