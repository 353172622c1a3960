import {
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  type Guid,
  type Issue,
  LIST_OF_KIND,
  type Model,
} from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";

/** Facts that a person chose for items. */
export interface ChosenTargets {
  readonly targets: ReadonlyMap<Guid, Guid | null>;
  /** Items that are accepted with them, by their IDs. */
  readonly accepted: ReadonlyMap<Guid, ImportItem>;
  readonly model: Model;
}

/** Why chosen facts cannot be taken (docs/reference/source-imports.md#another-fact-for-an-item). */
export function targetIssues({ targets, accepted, model }: ChosenTargets): readonly Issue[] {
  const words = targets.size === 0 ? new Map<string, string>() : wordsOfFacts(model);
  return [...targets].flatMap(([itemId, factId]) => {
    const item = accepted.get(itemId);
    const message = item === undefined ? "names no item that is accepted" : whyNot(item, factId, words);
    return message === null ? [] : [{ field: `targets.${itemId}`, message }];
  });
}

function whyNot(item: ImportItem, factId: Guid | null, words: ReadonlyMap<string, string>): string | null {
  if (item.kind === "service-link") {
    return "is a link, which follows the item of its element";
  }
  if (factId === null) {
    return null;
  }
  const wanted = wantedOf(item);
  return wanted.includes(words.get(factId) ?? "")
    ? null
    : `must be null or name a fact of the model of kind ${wanted.join(" or ")}`;
}

/** A service may be a part of an application of the model. */
function wantedOf({ kind, factKey }: ImportItem): readonly string[] {
  if (kind !== "element") {
    return [kind];
  }
  if (factKey === null) {
    return ["system"];
  }
  return factKey.startsWith("store|") ? ["store"] : ["app", "component"];
}

/** The kind of each fact, and of an element its own. */
function wordsOfFacts(model: Model): ReadonlyMap<string, string> {
  const words = FACT_KINDS.flatMap((kind) => {
    const facts: readonly FactOfKind[FactKind][] = model[LIST_OF_KIND[kind]];
    return facts.map((fact): readonly [string, string] => [
      fact.id,
      kind === "element" ? (fact as FactOfKind["element"]).kind : kind,
    ]);
  });
  return new Map(words);
}
