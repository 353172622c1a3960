import type {
  Binding,
  Channel,
  Element,
  Message,
  Model,
  Operation,
  Relationship,
  Schema,
  Subscription,
} from "@plumbline/model-core";
import type { AnsweredFinding } from "@plumbline/review-rules";
import type { Played } from "../playing/play-on.js";
import { namesIn } from "../reading/names-in.js";
import { scenarioKeys } from "./scenario-keys.js";
import type { SiteInput } from "./site-input.js";

/** A played scenario and the name of its page. */
export interface ScenarioPage extends Played {
  readonly key: string;
  /** Its document as text, to find what it names. */
  readonly named: string;
}

/** The design as pages ask for it: everything by name, and what belongs to what. */
export class Design {
  readonly title: string;
  readonly model: Model;
  readonly review: SiteInput["review"];
  readonly names: ReadonlyMap<string, string>;
  readonly elements: readonly Element[];
  readonly operations: readonly Operation[];
  readonly channels: readonly Channel[];
  readonly messages: readonly Message[];
  readonly schemas: readonly Schema[];
  readonly scenarios: readonly ScenarioPage[];
  readonly #elementIds: ReadonlySet<string>;

  constructor({ title, model, review, scenarios }: SiteInput) {
    this.title = title;
    this.model = model;
    this.review = review;
    this.names = namesIn(model);
    this.elements = byName(model.elements);
    this.operations = byName(model.operations);
    this.channels = byName(model.channels);
    this.messages = byName(model.messages);
    this.schemas = byName(model.schemas);
    const keys = scenarioKeys(scenarios.map(({ scenario }) => scenario.document.id ?? null));
    this.scenarios = scenarios.map((played, at) => ({
      ...played,
      key: keys[at] ?? "",
      named: JSON.stringify(played.scenario.document),
    }));
    this.#elementIds = new Set(model.elements.map(({ id }) => id));
  }

  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  isElement(id: string): boolean {
    return this.#elementIds.has(id);
  }

  childrenOf(id: string | null): readonly Element[] {
    return this.elements.filter(({ parentId }) => parentId === id);
  }

  parentOf({ parentId }: Element): Element | null {
    return this.elements.find(({ id }) => id === parentId) ?? null;
  }

  operationsOf(id: string): readonly Operation[] {
    return this.operations.filter(({ ownerId }) => ownerId === id);
  }

  relationshipsOf(id: string): readonly Relationship[] {
    return this.model.relationships
      .filter(({ fromId, toId }) => fromId === id || toId === id)
      .toSorted((left, right) => order(this.nameOf(left.id), left.id, this.nameOf(right.id), right.id));
  }

  subscriptionsOf(id: string): readonly Subscription[] {
    return this.model.subscriptions
      .filter(({ channelId, consumerId }) => channelId === id || consumerId === id)
      .toSorted((left, right) => order(this.nameOf(left.id), left.id, this.nameOf(right.id), right.id));
  }

  bindingsOf(id: string): readonly Binding[] {
    return this.model.bindings
      .filter(({ sourceChannelId, targetChannelId }) => sourceChannelId === id || targetChannelId === id)
      .toSorted((left, right) => order(this.nameOf(left.id), left.id, this.nameOf(right.id), right.id));
  }

  scenariosNaming(id: string): readonly ScenarioPage[] {
    return this.scenarios.filter(({ named }) => named.includes(id));
  }

  /** What the review has against something, or cannot tell of it. */
  findingsOn(id: string): readonly AnsweredFinding[] {
    return this.review.findings.filter(
      ({ subjectId, result }) => subjectId === id && (result === "concern" || result === "unknown"),
    );
  }
}

function byName<Fact extends { readonly id: string; readonly name: string }>(
  facts: readonly Fact[],
): readonly Fact[] {
  return facts.toSorted((left, right) => order(left.name, left.id, right.name, right.id));
}

/** By name, then by ID, by code units. */
function order(leftName: string, leftId: string, rightName: string, rightId: string): number {
  const [left, right] = leftName === rightName ? [leftId, rightId] : [leftName, rightName];
  return left < right ? -1 : left > right ? 1 : 0;
}
