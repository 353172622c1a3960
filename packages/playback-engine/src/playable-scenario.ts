/**
 * A scenario that can be played: valid, and every ID resolved on a model. Only `prepareScenario` makes
 * one.
 *
 * Outcomes are kept by frame. A frame is what one attempt runs: the scenario itself, the `then` of a
 * call, the handler of a subscription. Each step has a slot in the frame it stands in directly.
 */

import type {
  BindingId,
  Channel,
  ChannelId,
  ElementId,
  JsonValue,
  Message,
  Operation,
  Retry,
  Subscription,
  SubscriptionId,
} from "@plumbline/model-core";
import type { EventKind } from "./document/event-kinds.js";
import type { FaultKind } from "./document/faults-and-assertions.js";
import type { StepOutcome } from "./document/steps.js";

interface PlayableStepBase {
  readonly id: string;
  /** Place among the steps directly in the same frame, from 0. */
  readonly slot: number;
}

export interface PlayableCall extends PlayableStepBase {
  readonly type: "call";
  readonly from: ElementId;
  readonly operation: Operation;
  readonly request: JsonValue;
  readonly response: JsonValue;
  /** A frame of its own for each attempt. */
  readonly then: readonly PlayableStep[];
  /** Runs in the caller's frame. */
  readonly onError: readonly PlayableStep[];
}

export interface PlayablePublish extends PlayableStepBase {
  readonly type: "publish";
  /** Place among the publish steps of the scenario, from 0. */
  readonly publishIndex: number;
  readonly from: ElementId;
  readonly channel: PlayableChannel;
  readonly message: Message;
  readonly payload: JsonValue;
  readonly headers: { readonly [name: string]: string };
  readonly routingKey: string | null;
  /** In document order; a frame of its own for each attempt of a delivery. */
  readonly handlers: ReadonlyMap<SubscriptionId, readonly PlayableStep[]>;
}

export interface PlayableWrite extends PlayableStepBase {
  readonly type: "write";
  readonly by: ElementId;
  readonly store: ElementId;
  readonly dataset: string;
  readonly change: JsonValue;
}

export interface PlayableParallel extends PlayableStepBase {
  readonly type: "parallel";
  readonly branches: readonly (readonly PlayableStep[])[];
}

export interface PlayableBranch extends PlayableStepBase {
  readonly type: "branch";
  readonly whenStep: StepAddress;
  readonly is: StepOutcome;
  readonly then: readonly PlayableStep[];
  readonly else: readonly PlayableStep[];
}

export type PlayableStep = PlayableCall | PlayablePublish | PlayableWrite | PlayableParallel | PlayableBranch;

/** Where a branch finds the outcome it reads, seen from the frame the branch stands in. */
export interface StepAddress {
  /** Frames to climb. */
  readonly up: number;
  /** Slots of the calls to go down through, each in the frame before it. */
  readonly calls: readonly number[];
  readonly slot: number;
}

export interface PlayableBinding {
  readonly id: BindingId;
  readonly routingKey: string | null;
  readonly target: PlayableChannel;
}

/** A channel with what takes a message from it, each list ordered by ID. Bindings may form a cycle. */
export interface PlayableChannel {
  readonly id: ChannelId;
  readonly channel: Channel;
  readonly subscriptions: readonly PlayableSubscription[];
  readonly bindings: readonly PlayableBinding[];
}

export interface PlayableSubscription {
  readonly id: SubscriptionId;
  readonly subscription: Subscription;
  readonly consumer: ElementId;
  readonly retry: Retry | null;
  readonly deadLetterChannel: PlayableChannel | null;
}

export interface Fault {
  readonly target: string;
  readonly kind: FaultKind;
  /** Attempts that fail, in time order; null fails every one. */
  readonly failFirst: number | null;
}

export interface OutcomeAssertion {
  readonly type: "outcome";
  readonly id: string;
  readonly step: string;
  readonly expected: StepOutcome;
}

export interface EventCountAssertion {
  readonly type: "event-count";
  readonly id: string;
  readonly kind: EventKind;
  readonly target: string | null;
  readonly expected: number;
}

export type Assertion = OutcomeAssertion | EventCountAssertion;

export interface PlayableScenario {
  readonly steps: readonly PlayableStep[];
  /** Every step ID in document order. */
  readonly stepIds: readonly string[];
  readonly publishCount: number;
  readonly faults: readonly Fault[];
  readonly assertions: readonly Assertion[];
  /** A name for each ID an event of this scenario can hold. */
  readonly labels: ReadonlyMap<string, string>;
}
