import type { ElementId, Operation } from "@plumbline/model-core";
import { compareCodeUnits } from "@plumbline/model-core";
import type {
  PlayableBranch,
  PlayableCall,
  PlayableChannel,
  PlayablePublish,
  PlayableScenario,
  PlayableStep,
  PlayableSubscription,
} from "@plumbline/playback-engine";
import { channelsReached, PLAYBACK_LIMITS, passesBinding } from "@plumbline/playback-engine";

/** Why an element needs a capacity, or may have one. */
export type ResourceReason = "owns-operation" | "consumes" | "store";

/** A target and the steps at which a play meets it. */
export interface Reached<Value> {
  readonly value: Value;
  readonly stepIds: Set<string>;
}

/** Everything one play of a scenario can meet: its step tree, the handlers and the ways of its messages. */
export interface ScenarioReach {
  readonly operations: readonly Reached<Operation>[];
  readonly subscriptions: readonly Reached<PlayableSubscription>[];
  /** Elements written to. */
  readonly stores: readonly Reached<ElementId>[];
  readonly elements: ReadonlyMap<ElementId, ReadonlySet<ResourceReason>>;
  /** By ID of the step. */
  readonly branches: readonly PlayableBranch[];
  /** Every channel a message can come to, dead letters included, by ID. */
  readonly channels: readonly PlayableChannel[];
  readonly publishes: readonly PlayablePublish[];
  /** The publish step whose message is matched against the most bindings; null when there is none. */
  readonly widestPublish: { readonly stepId: string; readonly bindings: number } | null;
  /** Events of one request when every attempt is the only one. */
  readonly eventsOfRequest: number;
}

interface MessageReach {
  readonly channels: ReadonlySet<PlayableChannel>;
  readonly bindings: number;
}

/** Walks what a play of a scenario can meet; every list is ordered by ID, steps as they come. */
export function reachOfScenario(scenario: PlayableScenario): ScenarioReach {
  const walk = new ReachWalk();
  const events = 1 + walk.list(scenario.steps);
  return walk.reach(events);
}

class ReachWalk {
  readonly #operations = new Map<string, Reached<Operation>>();
  readonly #subscriptions = new Map<string, Reached<PlayableSubscription>>();
  readonly #stores = new Map<string, Reached<ElementId>>();
  readonly #elements = new Map<ElementId, Set<ResourceReason>>();
  readonly #channels = new Map<string, PlayableChannel>();
  readonly #branches: PlayableBranch[] = [];
  readonly #publishes: PlayablePublish[] = [];
  #widest: { readonly stepId: string; readonly bindings: number } | null = null;

  reach(eventsOfRequest: number): ScenarioReach {
    return {
      operations: ordered(this.#operations),
      subscriptions: ordered(this.#subscriptions),
      stores: ordered(this.#stores),
      elements: this.#elements,
      branches: this.#branches.toSorted((left, right) => compareCodeUnits(left.id, right.id)),
      channels: ordered(this.#channels),
      publishes: this.#publishes,
      widestPublish: this.#widest,
      eventsOfRequest,
    };
  }

  /** Notes what the steps meet and gives the events of one play of them. */
  list(steps: readonly PlayableStep[]): number {
    return steps.reduce((sum, step) => sum + this.#step(step), 0);
  }

  #step(step: PlayableStep): number {
    switch (step.type) {
      case "call":
        return this.#call(step);
      case "publish":
        return this.#publish(step);
      case "write":
        note(this.#stores, step.store, step.store, step.id);
        this.#element(step.store, "store");
        return 1;
      case "parallel":
        return step.branches.reduce((sum, branch) => sum + 1 + this.list(branch), 0);
      case "branch":
        this.#branches.push(step);
        return 1 + Math.max(this.list(step.then), this.list(step.else));
    }
  }

  #call(step: PlayableCall): number {
    note(this.#operations, step.operation.id, step.operation, step.id);
    this.#element(step.operation.ownerId, "owns-operation");
    const events = 1 + this.list(step.then);
    this.list(step.onError);
    return events;
  }

  #publish(step: PlayablePublish): number {
    this.#publishes.push(step);
    const { channels, bindings } = this.#wayOf(step, step.channel);
    let events = 1 + bindings;
    for (const channel of channels) {
      for (const subscription of channel.subscriptions) {
        note(this.#subscriptions, subscription.id, subscription, step.id);
        this.#element(subscription.consumer, "consumes");
        this.#deadLetters(step, subscription);
        events += 2 + this.list(step.handlers.get(subscription.id) ?? []);
      }
    }
    return events;
  }

  #deadLetters(step: PlayablePublish, subscription: PlayableSubscription): void {
    if (subscription.deadLetterChannel !== null) {
      this.#wayOf(step, subscription.deadLetterChannel);
    }
  }

  /** The channel and those its message is brought to by bindings, with how many it is matched against. */
  #wayOf(step: PlayablePublish, from: PlayableChannel): MessageReach {
    let bindings = 0;
    const channels = channelsReached([from], (channel) => {
      bindings += channel.bindings.length;
      // Over the limit it is refused anyway, so a hostile model is not walked to its end for each message.
      return bindings > PLAYBACK_LIMITS.bindingsOfMessage ? [] : targetsOfMessage(step, channel);
    });
    for (const channel of channels) {
      this.#channels.set(channel.id, channel);
    }
    if (bindings > (this.#widest?.bindings ?? -1)) {
      this.#widest = { stepId: step.id, bindings };
    }
    return { channels, bindings };
  }

  #element(id: ElementId, reason: ResourceReason): void {
    const reasons = this.#elements.get(id) ?? new Set();
    this.#elements.set(id, reasons.add(reason));
  }
}

function targetsOfMessage(
  { routingKey }: PlayablePublish,
  { bindings }: PlayableChannel,
): readonly PlayableChannel[] {
  return bindings
    .filter((binding) => passesBinding({ pattern: binding.routingKey, routingKey }))
    .map(({ target }) => target);
}

function note<Value>(reached: Map<string, Reached<Value>>, id: string, value: Value, stepId: string): void {
  const entry = reached.get(id) ?? { value, stepIds: new Set<string>() };
  entry.stepIds.add(stepId);
  reached.set(id, entry);
}

function ordered<Value>(map: ReadonlyMap<string, Value>): readonly Value[] {
  return [...map].sort(([left], [right]) => compareCodeUnits(left, right)).map(([, value]) => value);
}
