import type { Operation } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import type {
  PlayableBranch,
  PlayableChannel,
  PlayablePublish,
  PlayableSubscription,
} from "@plumbline/playback-engine";
import { passesBinding } from "@plumbline/playback-engine";
import { msToNs } from "../kernel/virtual-time.js";
import { PROFILE_LIMITS } from "../limits.js";
import type { ServiceTimeAssumption, SubscriptionAssumption } from "../profile/capacity.js";
import type { BranchAssumption, PolicyOverride } from "../profile/policy.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { NOWHERE } from "../program/instructions.js";
import { type RetryPolicy, retryPolicy } from "../program/retry-policy.js";
import type { ScenarioReach } from "../program/scenario-reach.js";
import type { WatchedSteps } from "../program/watched-steps.js";
import { DurationSampler } from "../random/duration-sampler.js";
import type { RandomStreams } from "../random/random-streams.js";
import type { HazardBuilder } from "./build-hazards.js";
import { Station } from "./station.js";
import {
  BranchTarget,
  ChannelTarget,
  type DeliveryTerms,
  OperationTarget,
  type PublishStep,
  type Retries,
  StoreTarget,
  SubscriptionTarget,
  type Work,
} from "./targets.js";
import { DELIVER, RETRY_CALL, TIMEOUT_EVENT, type Timers } from "./timers.js";

const NEVER_FULL = Number.MAX_SAFE_INTEGER;
const OUTCOME_NUMBERS = { Skipped: 0, Succeeded: 1, Failed: 2 } as const;

/** Numbers by ID of what a list holds. */
export function numbered<Value>(
  list: readonly Value[],
  idOf: (value: Value) => string,
): ReadonlyMap<string, number> {
  return new Map(list.map((value, number) => [idOf(value), number]));
}

/** Makes what steps refer to, from what a scenario reaches and what a profile assumes of it. */
export class TargetBuilder {
  readonly stations: ReadonlyMap<string, Station>;
  readonly #serviceTimes: ReadonlyMap<string, ServiceTimeAssumption>;
  readonly #deliveries: ReadonlyMap<string, SubscriptionAssumption>;
  readonly #overrides: ReadonlyMap<string, PolicyOverride>;
  readonly #branches: ReadonlyMap<string, BranchAssumption>;
  readonly #streams: RandomStreams;
  readonly #hazards: HazardBuilder;
  readonly #timers: Timers;
  readonly #channels: ReadonlyMap<string, number>;
  readonly #subscriptions: ReadonlyMap<string, number>;
  readonly #bindings = new Map<string, number>();

  constructor(
    profile: StressProfile,
    reach: ScenarioReach,
    parts: { readonly streams: RandomStreams; readonly hazards: HazardBuilder; readonly timers: Timers },
  ) {
    this.#serviceTimes = new Map(profile.serviceTimes.map((entry) => [entry.targetId, entry]));
    this.#deliveries = new Map(profile.subscriptions.map((entry) => [entry.subscriptionId, entry]));
    this.#overrides = new Map(profile.overrides.map((entry) => [entry.targetId, entry]));
    this.#branches = new Map(profile.branches.map((entry) => [entry.stepId, entry]));
    this.#streams = parts.streams;
    this.#hazards = parts.hazards;
    this.#timers = parts.timers;
    this.#channels = numbered(reach.channels, (channel) => channel.id);
    this.#subscriptions = numbered(reach.subscriptions, (reached) => reached.value.id);
    this.stations = new Map(profile.resources.map((resource) => [resource.elementId, stationOf(resource)]));
  }

  operation(operation: Operation): OperationTarget {
    const { id, ownerId } = operation;
    const override = this.#overrides.get(id);
    const timeoutNs = msToNs(override?.timeoutMs ?? operation.timeoutMs);
    const parts = {
      id,
      station: present(this.stations.get(ownerId)),
      work: this.#work(id),
      hazards: this.#hazards.of(id, ownerId),
      retries: this.#retries(id, retryPolicy(operation.retry, override), RETRY_CALL),
    };
    return new OperationTarget(parts, timeoutNs > 0 ? this.#timers.add(timeoutNs, TIMEOUT_EVENT) : NOWHERE);
  }

  subscription({
    id,
    subscription,
    consumer,
    retry,
    deadLetterChannel,
  }: PlayableSubscription): SubscriptionTarget {
    const override = this.#overrides.get(id);
    const parts = {
      id,
      station: present(this.stations.get(consumer)),
      work: this.#work(id),
      hazards: this.#hazards.of(id, consumer),
      retries: this.#retries(id, retryPolicy(retry, override), DELIVER),
    };
    return new SubscriptionTarget(parts, this.#terms(id, subscription.channelId, deadLetterChannel));
  }

  store(id: string): StoreTarget {
    return new StoreTarget(id, this.stations.get(id) ?? null, this.#work(id), this.#hazards.of(id));
  }

  channel({ id, subscriptions, bindings }: PlayableChannel): ChannelTarget {
    return new ChannelTarget(
      id,
      this.#hazards.of(id),
      subscriptions.map((subscription) => this.#subscriptions.get(subscription.id)).filter(isThere),
      bindings.map((binding) => ({
        target: this.#channels.get(binding.target.id) ?? NOWHERE,
        number: this.#bindingNumber(binding.id),
      })),
    );
  }

  /** Called when every channel has been made. */
  publish(step: PlayablePublish, channels: readonly PlayableChannel[]): PublishStep {
    const passes = new Uint8Array(this.#bindings.size);
    for (const binding of channels.flatMap((channel) => channel.bindings)) {
      const isPassed = passesBinding({ pattern: binding.routingKey, routingKey: step.routingKey });
      passes[this.#bindingNumber(binding.id)] = isPassed ? 1 : 0;
    }
    return {
      channel: present(this.#channels.get(step.channel.id)),
      passes,
      handlers: new Int32Array(this.#subscriptions.size).fill(NOWHERE),
      masks: new Int32Array(this.#subscriptions.size),
    };
  }

  branch(step: PlayableBranch, watched: WatchedSteps): BranchTarget {
    const assumption = this.#branches.get(step.id);
    return new BranchTarget(
      step.id,
      watched.readBy(step),
      OUTCOME_NUMBERS[step.is],
      assumption?.thenProbability ?? 0,
      assumption === undefined ? NOWHERE : this.#streams.add("branch", step.id),
    );
  }

  #work(targetId: string): Work {
    const assumption = this.#serviceTimes.get(targetId);
    const stream = this.#streams.add("service-time", targetId);
    return {
      sampler: new DurationSampler(assumption?.distribution ?? null, this.#streams, stream),
      errorRate: assumption?.errorRate ?? 0,
      errorStream: this.#streams.add("error-rate", targetId),
    };
  }

  #retries(targetId: string, policy: RetryPolicy, event: number): Retries {
    const { maxAttempts, backoffsNs, isJittered } = policy;
    return {
      maxAttempts,
      backoffsNs,
      timers: isJittered ? [] : backoffsNs.map((backoff) => this.#timers.add(backoff, event)),
      jitterStream: this.#streams.add("jitter", targetId),
    };
  }

  #terms(id: string, channelId: string, deadLetterChannel: PlayableChannel | null): DeliveryTerms {
    const assumption = this.#deliveries.get(id);
    const limit = assumption?.backlogLimit ?? PROFILE_LIMITS.queue;
    return {
      slots: new Station(assumption?.concurrency ?? NEVER_FULL, limit, true),
      isLimited: assumption !== undefined,
      delayTimer: this.#timers.add(msToNs(assumption?.deliveryDelayMs ?? 0), DELIVER),
      overflow: assumption?.overflow ?? "drop",
      channel: present(this.#channels.get(channelId)),
      deadLetterChannel: this.#channels.get(deadLetterChannel?.id ?? "") ?? NOWHERE,
    };
  }

  #bindingNumber(id: string): number {
    const number = this.#bindings.get(id) ?? this.#bindings.size;
    this.#bindings.set(id, number);
    return number;
  }
}

function stationOf(resource: StressProfile["resources"][number]): Station {
  const limit = resource.queueLimit ?? PROFILE_LIMITS.queue;
  return new Station(resource.instances * resource.concurrency, limit, resource.hold === "call");
}

function isThere(number: number | undefined): number is number {
  return number !== undefined;
}
