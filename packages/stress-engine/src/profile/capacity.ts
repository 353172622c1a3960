import {
  nullable,
  type ObjectRule,
  object,
  orElse,
  type ReadOf,
  word,
} from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { DISTRIBUTION } from "./distribution.js";
import { type Bounds, idOf, MILLISECONDS, SHARE, within } from "./profile-values.js";

export const HOLDS = ["call", "work"] as const;
export type Hold = (typeof HOLDS)[number];

const QUEUE: Bounds = { from: 0, to: PROFILE_LIMITS.queue, integer: true };
const CONCURRENCY: Bounds = { from: 1, to: PROFILE_LIMITS.concurrency, integer: true };
const INSTANCES: Bounds = { from: 1, to: PROFILE_LIMITS.instances, integer: true };

const SERVERS: ObjectRule<{ readonly instances: number; readonly concurrency: number }> = {
  at: "concurrency",
  check({ given, read: { instances, concurrency }, breaksRule }) {
    const isRead = typeof given["instances"] === "number" && typeof given["concurrency"] === "number";
    if (isRead && instances * concurrency > PROFILE_LIMITS.servers) {
      breaksRule("concurrency", `times instances must be at most ${PROFILE_LIMITS.servers}`);
    }
  },
};

/** The capacity of an element. */
export const RESOURCE = object(
  {
    elementId: idOf("An element that owns a called operation, consumes a delivery, or is written to"),
    instances: within(INSTANCES),
    concurrency: within(CONCURRENCY, { about: "Of each instance" }),
    queueLimit: nullable(within(QUEUE, { about: "Of all instances together; null is the engine's cap" })),
    hold: orElse(
      word(HOLDS, {
        about:
          "call: a slot is held to the end of the attempt, nested calls included; work: for its own time",
      }),
      "call",
    ),
  },
  { first: ["instances", "concurrency"], rules: [SERVERS] },
);
export type ResourceAssumption = ReadOf<typeof RESOURCE>;

/** How long an operation, a subscription's consumer or a store works for one attempt. */
export const SERVICE_TIME = object({
  targetId: idOf("An operation, a subscription or a store"),
  distribution: DISTRIBUTION,
  errorRate: orElse(within(SHARE, { about: "Share of attempts that do their work and then fail" }), 0),
});
export type ServiceTimeAssumption = ReadOf<typeof SERVICE_TIME>;

export const OVERFLOWS = ["drop", "dead-letter"] as const;
export type Overflow = (typeof OVERFLOWS)[number];

export const SUBSCRIPTION = object({
  subscriptionId: idOf(),
  concurrency: within(CONCURRENCY),
  backlogLimit: nullable(within(QUEUE, { about: "null is the engine's cap" })),
  overflow: word(OVERFLOWS),
  deliveryDelayMs: within(MILLISECONDS),
});
export type SubscriptionAssumption = ReadOf<typeof SUBSCRIPTION>;
