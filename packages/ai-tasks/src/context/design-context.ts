import { closureOf } from "@plumbline/bundle-writer";
import {
  compareCodeUnits,
  FACT_KINDS,
  type Guid,
  type JsonValue,
  jsonOf,
  LIST_OF_KIND,
  type Model,
  type ModelIndex,
  nameOfFact,
  present,
} from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { AliasedPart, AliasTable } from "../aliases/alias-table.js";
import { makeAliases } from "../aliases/make-aliases.js";
import type { PromptBlock } from "../prompt/prompt-block.js";
import { factsAsData } from "./facts-as-data.js";
import { type HiddenIds, hideIds } from "./hide-ids.js";
import { schemasOfSelection } from "./schemas-of-selection.js";

/** A scenario that a context tells as a whole. */
export interface WholeScenario {
  readonly id: Guid;
  readonly name: string;
  readonly document: ScenarioDocument;
}

/** The state that a context is made of. */
export interface DesignState {
  readonly index: ModelIndex;
  /** Every scenario by its name. */
  readonly scenarios: readonly { readonly id: Guid; readonly name: string }[];
}

/** What of it is told. */
export interface ContextWanted {
  /** IDs of facts and scenarios; null: everything. */
  readonly selection: readonly string[] | null;
  /** The scenarios of the selection. */
  readonly scenarios: readonly WholeScenario[];
  /** What else has an alias: promises, repositories, services. */
  readonly alsoNamed?: readonly Omit<AliasedPart, "alias">[];
}

/** What a prompt tells of a design. */
export interface DesignContext {
  readonly aliases: AliasTable;
  /** The facts that are told. */
  readonly model: Model;
  /** Of what else a prompt tells. */
  readonly hidden: HiddenIds;
  readonly blocks: readonly PromptBlock[];
}

/**
 * What is told of a design (docs/reference/ai.md#the-context): the whole model, or a selection with everything that it
 * brings. The same state gives the same blocks.
 */
export function designContext(state: DesignState, wanted: ContextWanted): DesignContext {
  const { index } = state;
  const isWhole = wanted.selection === null;
  const asked = { factIds: new Set(wanted.selection ?? []), scenarios: wanted.scenarios };
  const model = inIdOrder(isWhole ? index.model : closureOf(index, asked));
  const scenarios = isWhole ? state.scenarios : wanted.scenarios;
  const aliases = makeAliases([
    ...partsOf(model, index),
    ...scenarios.map(({ id, name }) => ({ kind: "scenario" as const, id, name })),
    ...(wanted.alsoNamed ?? []),
  ]);
  const hidden: HiddenIds = { aliases, isKnown: knownIds(state) };
  const schemasWithText = schemasOfSelection(index, wanted.selection ?? []);
  const names = scenarios
    .toSorted((left, right) => compareCodeUnits(left.id, right.id))
    .map(({ id, name }) => ({ alias: present(aliases.aliasOf(id)), name }));
  const told = { ...factsAsData({ model, aliases, schemasWithText }), scenarios: names };
  const blocks = [dataBlock("model", told, hidden), ...wholeScenarios(wanted, hidden)];
  return { aliases, model, hidden, blocks };
}

/** Data of a prompt without IDs. */
export function dataBlock(
  name: Extract<PromptBlock, { readonly kind: "data" }>["name"],
  data: JsonValue,
  hidden: HiddenIds,
): PromptBlock {
  return { kind: "data", name, data: hideIds(data, hidden) };
}

function wholeScenarios({ scenarios }: ContextWanted, hidden: HiddenIds): readonly PromptBlock[] {
  const documents = scenarios
    .toSorted((left, right) => compareCodeUnits(left.id, right.id))
    .map(({ id, document }) => ({ alias: id, document: jsonOf(document) }));
  return documents.length === 0 ? [] : [dataBlock("scenarios", documents, hidden)];
}

function inIdOrder(model: Model): Model {
  const sorted = <Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] =>
    facts.toSorted((left, right) => compareCodeUnits(left.id, right.id));
  return {
    elements: sorted(model.elements),
    relationships: sorted(model.relationships),
    messages: sorted(model.messages),
    schemas: sorted(model.schemas),
    operations: sorted(model.operations),
    channels: sorted(model.channels),
    subscriptions: sorted(model.subscriptions),
    bindings: sorted(model.bindings),
  };
}

/** A subscription is known by its ends. */
function partsOf(model: Model, index: ModelIndex): readonly Omit<AliasedPart, "alias">[] {
  return FACT_KINDS.flatMap((kind) =>
    model[LIST_OF_KIND[kind]].map((fact): Omit<AliasedPart, "alias"> => {
      const name = "consumerId" in fact ? nameOfSubscription(fact, index) : nameOfFact(fact);
      return { kind, id: fact.id, name: name ?? "" };
    }),
  );
}

function nameOfSubscription(
  { channelId, consumerId }: Model["subscriptions"][number],
  { channels, elements }: ModelIndex,
): string {
  return `${channels.get(channelId)?.name ?? ""} to ${elements.get(consumerId)?.name ?? ""}`;
}

function knownIds({ index: { model }, scenarios }: DesignState): HiddenIds["isKnown"] {
  const facts = FACT_KINDS.flatMap((kind) => model[LIST_OF_KIND[kind]].map(({ id }): string => id));
  const known = new Set<string>([...facts, ...scenarios.map(({ id }) => id)]);
  return (id) => known.has(id);
}
