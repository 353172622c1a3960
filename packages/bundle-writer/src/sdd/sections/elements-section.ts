import type { Element, Relationship } from "@plumbline/model-core";
import { codeSpan } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { orNothing, toldFact } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";

/** Every element, then every relationship. */
export function elementsSection(view: DesignView): readonly string[] {
  const { elements, relationships } = view.model;
  return [
    heading(2, "2 Elements"),
    ...orNothing(inIdOrder(elements).flatMap((element) => elementBlocks(element, view))),
    heading(3, "Relationships"),
    ...orNothing(inIdOrder(relationships).flatMap((relationship) => relationshipBlocks(relationship, view))),
  ];
}

export function elementBlocks(element: Element, { index, names }: DesignView): readonly string[] {
  const { id, kind, status, parentId, name, description, technology, tags } = element;
  return toldFact(element, {
    heading: namedHeading(3, "Element", name),
    facts: [
      ["kind", kind],
      ["status", status],
      ["part of", parentId],
      ["operations", idsOf(index.operationsOfOwner.get(id))],
      ["subscriptions", idsOf(index.subscriptionsOfConsumer.get(id))],
    ],
    texts: [
      ["name", name],
      ["part of", parentId === null ? null : names.get(parentId)],
      ["description", description],
      ["technology", technology],
      ...tags.toSorted().map((tag) => ["tag", tag] as const),
    ],
  });
}

export function relationshipBlocks(relationship: Relationship, { names }: DesignView): readonly string[] {
  const { id, fromId, toId, kind, label, technology } = relationship;
  return toldFact(relationship, {
    heading: heading(4, `Relationship ${codeSpan(id)}`),
    facts: [
      ["from", fromId],
      ["to", toId],
      ["kind", kind],
    ],
    texts: [
      ["from", names.get(fromId)],
      ["to", names.get(toId)],
      ["label", label],
      ["technology", technology],
    ],
  });
}

function idsOf(facts: readonly { readonly id: string }[] = []): readonly string[] {
  return facts.map(({ id }) => id);
}
