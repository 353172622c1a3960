import { type Element, present } from "@plumbline/model-core";
import { facts } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { dependenciesOf } from "../slices/dependencies.js";
import { slicesInOrder } from "../slices/slices-in-order.js";
import { type WorkOfElement, workOfElements } from "../slices/work-of-elements.js";
import { orNothing } from "../told-fact.js";
import { contractFile, type DesignView } from "../view/design-view.js";

/** The elements in the order to build them. */
export function slicesSection(view: DesignView): readonly string[] {
  const dependencies = dependenciesOf(view);
  const workOf = workOfElements(view);
  const slices = slicesInOrder(dependencies).flatMap((ids, at) => [
    heading(3, `Slice ${at + 1}`),
    ...ids.flatMap((id) => {
      const element = present(view.index.elements.get(id));
      const below = [...present(dependencies.get(id))].sort();
      return elementBlocks({ element, below, work: workOf(element), view });
    }),
  ]);
  return [
    heading(2, "10 Implementation slices"),
    "Each slice needs none of those after it. Elements that depend on each other are one slice. An element depends on whose operations it calls in scenarios, on where it writes, and on what its relationships lead to. An actor is a person: nothing is built of it; an element that is `removed` is gone.",
    ...orNothing(slices),
  ];
}

interface ToldElement {
  readonly element: Element;
  readonly below: readonly string[];
  readonly work: WorkOfElement;
  readonly view: DesignView;
}

function elementBlocks({ element, below, work, view }: ToldElement): readonly string[] {
  const { id, kind, status, name } = element;
  const { operations, subscriptions, messages } = work;
  const built = [id, ...operations, ...subscriptions, ...messages];
  return [
    namedHeading(4, "Element", name),
    facts([
      ["element", id],
      ["kind", kind],
      ["status", status === "current" ? null : status],
      ["depends on", below],
      ["operations", operations],
      ["contract", contractOf(element, view)],
      ["subscriptions", subscriptions],
      ["produces messages", messages],
      ["scenarios", work.scenarios],
      ["requirements", work.requirements],
      ["not confirmed, not to be built on", built.filter((one) => view.unconfirmed.has(one))],
    ]),
  ];
}

function contractOf({ id }: Element, view: DesignView): string | null | undefined {
  const files = (view.index.operationsOfOwner.get(id) ?? []).map((operation) =>
    contractFile(view, operation),
  );
  return files.find((file) => file !== null) ?? null;
}
