import type {
  Binding,
  Channel,
  ElementId,
  Model,
  Operation,
  OperationId,
  Retry,
  Subscription,
} from "@plumbline/model-core";
import { type StatedOfKind, wholeModel } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { readScenarioDocument } from "@plumbline/playback-engine";
import type { Arrivals } from "../profile/arrivals.js";
import type { ResourceAssumption } from "../profile/capacity.js";
import type { ServiceTimeDistribution } from "../profile/distribution.js";
import type { StressProfile } from "../profile/stress-profile.js";

const STANDING = { factStatus: "declared", provenance: null, stale: null } as const;

/** A GUID that ends in a number. */
export function guid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

export const SCENARIO_ID = guid(1);
export const CALLER = guid(2);

/** A model under construction: elements, operations and messaging by number. */
export class ModelBuilder {
  readonly #elements: StatedOfKind["element"][] = [element(CALLER)];
  readonly #operations: Operation[] = [];
  readonly #channels: Channel[] = [];
  readonly #subscriptions: Subscription[] = [];
  readonly #bindings: Binding[] = [];

  withElement(id: string): this {
    this.#elements.push(element(id));
    return this;
  }

  withOperation(id: string, ownerId: string, more: { timeoutMs?: number; retry?: Retry | null } = {}): this {
    this.#operations.push({
      ...STANDING,
      id: id as OperationId,
      ownerId: ownerId as ElementId,
      name: `operation ${id.slice(-4)}`,
      transport: "http",
      requestSchemaId: null,
      responseSchemaId: null,
      timeoutMs: more.timeoutMs ?? 0,
      retry: more.retry ?? null,
    });
    return this;
  }

  withChannel(id: string, kind: Channel["kind"] = "topic"): this {
    this.#channels.push({ ...STANDING, id: id as Channel["id"], name: `channel ${id.slice(-4)}`, kind });
    return this;
  }

  withSubscription(
    id: string,
    channelId: string,
    consumerId: string,
    more: { retry?: Retry | null; deadLetterChannelId?: string | null } = {},
  ): this {
    this.#subscriptions.push({
      ...STANDING,
      id: id as Subscription["id"],
      channelId: channelId as Channel["id"],
      consumerId: consumerId as ElementId,
      retry: more.retry ?? null,
      deadLetterChannelId: (more.deadLetterChannelId ?? null) as Channel["id"] | null,
    });
    return this;
  }

  withBinding(id: string, sourceChannelId: string, targetChannelId: string, routingKey: string | null): this {
    this.#bindings.push({
      ...STANDING,
      id: id as Binding["id"],
      sourceChannelId: sourceChannelId as Channel["id"],
      targetChannelId: targetChannelId as Channel["id"],
      routingKey,
    });
    return this;
  }

  build(): Model {
    return wholeModel({
      elements: this.#elements,
      relationships: [],
      messages: [
        {
          ...STANDING,
          id: MESSAGE as Model["messages"][number]["id"],
          name: "message",
          description: null,
          producerId: CALLER as ElementId,
          consumerIds: [],
          schemaId: null,
          tags: [],
        },
      ],
      schemas: [],
      operations: this.#operations,
      channels: this.#channels,
      subscriptions: this.#subscriptions,
      bindings: this.#bindings,
    });
  }
}

export const MESSAGE = guid(3);

function element(id: string): StatedOfKind["element"] {
  return {
    ...STANDING,
    id: id as ElementId,
    kind: "system",
    name: `element ${id.slice(-4)}`,
    description: null,
    technology: null,
    icon: null,
    status: "current",
    parentId: null,
    tags: [],
    ownerId: null,
  };
}

type Step = { readonly [key: string]: unknown };

export function call(
  id: string,
  operation: string,
  inner: readonly Step[] = [],
  onError: readonly Step[] = [],
): Step {
  return {
    type: "call",
    id,
    from: CALLER,
    operation,
    request: null,
    response: null,
    then: inner,
    onError,
  };
}

export function publishStep(
  id: string,
  channel: string,
  handlers: { readonly [subscriptionId: string]: readonly Step[] } = {},
  routingKey?: string,
): Step {
  const key = routingKey === undefined ? {} : { routingKey };
  return {
    type: "publish",
    id,
    from: CALLER,
    channel,
    message: MESSAGE,
    payload: null,
    headers: {},
    handlers,
    ...key,
  };
}

export function write(id: string, store: string): Step {
  return { type: "write", id, by: CALLER, store, dataset: "rows", change: null };
}

export function parallel(id: string, ...branches: readonly (readonly Step[])[]): Step {
  return { type: "parallel", id, branches };
}

export function branch(
  id: string,
  whenStep: string,
  is: string,
  lists: { readonly taken?: readonly Step[]; readonly otherwise?: readonly Step[] },
): Step {
  return { type: "branch", id, whenStep, is, then: lists.taken ?? [], else: lists.otherwise ?? [] };
}

export function scenario(steps: readonly Step[], faults: readonly Step[] = []): ScenarioDocument {
  const text = JSON.stringify({ id: SCENARIO_ID, name: "scenario", steps, faults, assertions: [] });
  const read = readScenarioDocument(text);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

/** A profile with nothing assumed but what is given. */
export function profile(
  arrivals: Partial<Arrivals>,
  assumptions: Partial<Omit<StressProfile, "arrivals">> = {},
): StressProfile {
  return {
    name: "profile",
    scenarioId: SCENARIO_ID,
    seed: "1",
    arrivals: {
      process: "poisson",
      ratePerSecond: 10,
      durationSeconds: 100,
      warmUpSeconds: 0,
      stages: [],
      ...arrivals,
    },
    resources: [],
    serviceTimes: [],
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
    ...assumptions,
  };
}

export function capacity(
  elementId: string,
  concurrency: number,
  more: Partial<ResourceAssumption> = {},
): ResourceAssumption {
  return { elementId, instances: 1, concurrency, queueLimit: null, hold: "call", ...more };
}

export function work(
  targetId: string,
  distribution: ServiceTimeDistribution,
  errorRate = 0,
): StressProfile["serviceTimes"][number] {
  return { targetId, distribution, errorRate };
}

export const exponential = (meanMs: number): ServiceTimeDistribution => ({ kind: "exponential", meanMs });
export const constant = (valueMs: number): ServiceTimeDistribution => ({ kind: "constant", valueMs });
