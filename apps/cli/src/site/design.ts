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
  readonly #elements: ReadonlyMap<string, Element>;
  readonly #children: Groups<Element>;
  readonly #operations: Groups<Operation>;
  readonly #messages: Groups<Message>;
  readonly #relationships: Groups<Relationship>;
  readonly #subscriptions: Groups<Subscription>;
  readonly #bindings: Groups<Binding>;
  readonly #findings: Groups<AnsweredFinding>;

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
    const ordered = <Fact extends { readonly id: string }>(facts: readonly Fact[]): readonly Fact[] =>
      facts.toSorted((left, right) => order(this.nameOf(left.id), left.id, this.nameOf(right.id), right.id));
    this.#elements = new Map(this.elements.map((element) => [element.id, element]));
    this.#children = groupsOf(this.elements, ({ parentId }) => [parentId ?? ""]);
    this.#operations = groupsOf(this.operations, ({ ownerId }) => [ownerId]);
    this.#messages = groupsOf(this.messages, ({ producerId, consumerIds }) => [producerId, ...consumerIds]);
    this.#relationships = groupsOf(ordered(model.relationships), ({ fromId, toId }) => [fromId, toId]);
    this.#subscriptions = groupsOf(ordered(model.subscriptions), (one) => [one.channelId, one.consumerId]);
    this.#bindings = groupsOf(ordered(model.bindings), (one) => [one.sourceChannelId, one.targetChannelId]);
    this.#findings = groupsOf(review.findings.filter(isTold), ({ subjectId }) => [subjectId]);
  }

  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  childrenOf(id: string | null): readonly Element[] {
    return this.#children.get(id ?? "") ?? [];
  }

  parentOf({ parentId }: Element): Element | null {
    return this.#elements.get(parentId ?? "") ?? null;
  }

  operationsOf(id: string): readonly Operation[] {
    return this.#operations.get(id) ?? [];
  }

  /** What a part makes or takes. */
  messagesOf(id: string): readonly Message[] {
    return this.#messages.get(id) ?? [];
  }

  relationshipsOf(id: string): readonly Relationship[] {
    return this.#relationships.get(id) ?? [];
  }

  /** Of a channel or a consumer. */
  subscriptionsOf(id: string): readonly Subscription[] {
    return this.#subscriptions.get(id) ?? [];
  }

  bindingsOf(id: string): readonly Binding[] {
    return this.#bindings.get(id) ?? [];
  }

  scenariosNaming(id: string): readonly ScenarioPage[] {
    return this.scenarios.filter(({ named }) => named.includes(id));
  }

  /** What the review has against something, or cannot tell of it. */
  findingsOn(id: string): readonly AnsweredFinding[] {
    return this.#findings.get(id) ?? [];
  }
}

/** Facts by what they belong to, in their order. */
type Groups<Fact> = ReadonlyMap<string, readonly Fact[]>;

function groupsOf<Fact>(facts: readonly Fact[], keysOf: (fact: Fact) => readonly string[]): Groups<Fact> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const key of new Set(keysOf(fact))) {
      const group = groups.get(key) ?? [];
      group.push(fact);
      groups.set(key, group);
    }
  }
  return groups;
}

function isTold({ result }: AnsweredFinding): boolean {
  return result === "concern" || result === "unknown";
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
