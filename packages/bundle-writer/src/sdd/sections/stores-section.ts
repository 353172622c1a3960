import { codeSpan, type Element, type Relationship } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { idInWords } from "../sentences/of-ours.js";
import { orNothing } from "../told-fact.js";
import { type StoreWrite, writesOfStores } from "../view/access-to-stores.js";
import type { DesignView } from "../view/design-view.js";

/** Every store with who has to do with it. */
export function storesSection(view: DesignView): readonly string[] {
  const writes = writesOfStores(view.scenarios);
  const relationships = Map.groupBy(inIdOrder(view.model.relationships), ({ toId }) => toId);
  const isStore = ({ id, kind }: Element): boolean => kind === "store" || writes.has(id);
  const blocks = inIdOrder(view.model.elements)
    .filter(isStore)
    .flatMap((store) => storeBlocks(store, writes.get(store.id) ?? [], relationships.get(store.id) ?? []));
  return [
    heading(2, "6 Data stores and access"),
    "Writes are those of scenarios. A relationship says that an element uses a store; its label, if any, says how.",
    ...orNothing(blocks),
  ];
}

function storeBlocks(
  { id, name }: Element,
  writes: readonly StoreWrite[],
  relationships: readonly Relationship[],
): readonly string[] {
  return [
    namedHeading(3, "Store", name),
    bullets([
      `id: ${codeSpan(id)}`,
      ...relationships.map((one) => `${codeSpan(one.fromId)} uses it by relationship ${codeSpan(one.id)}`),
      ...writes.map(writeInWords),
    ]),
    namedData([
      ...relationships.map((one): NamedText => [`relationship ${one.id}`, one.label]),
      ...writes.map(({ dataset }, at): NamedText => [`dataset of write ${at + 1}`, dataset]),
    ]),
  ];
}

function writeInWords({ writerId, scenarioId, dataset }: StoreWrite, at: number): string {
  const where = dataset === null || dataset === undefined ? "no dataset" : "a dataset";
  return `Write ${at + 1}: ${idInWords(writerId)} writes to ${where} of it in scenario ${codeSpan(scenarioId)}`;
}
