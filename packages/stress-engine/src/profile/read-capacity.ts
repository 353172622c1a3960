import type { JsonValue } from "@plumbline/model-core";
import { pathOfKey } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";
import type { FieldReader } from "./field-reader.js";
import { MILLISECONDS, readDistribution } from "./read-distribution.js";
import type { ResourceAssumption, ServiceTimeAssumption, SubscriptionAssumption } from "./stress-profile.js";
import { HOLDS, OVERFLOWS } from "./stress-profile.js";

const RESOURCE_FIELDS = ["elementId", "instances", "concurrency", "queueLimit", "hold"];
const SERVICE_TIME_FIELDS = ["targetId", "distribution", "errorRate"];
const SUBSCRIPTION_FIELDS = ["subscriptionId", "concurrency", "backlogLimit", "overflow", "deliveryDelayMs"];
const QUEUE = { from: 0, to: PROFILE_LIMITS.queue, integer: true };
const CONCURRENCY = { from: 1, to: PROFILE_LIMITS.concurrency, integer: true };

export function readResource(fields: FieldReader, value: JsonValue, path: string): ResourceAssumption {
  const resource = fields.object(value, path, RESOURCE_FIELDS);
  const instances = fields.number(resource, "instances", path, {
    from: 1,
    to: PROFILE_LIMITS.instances,
    integer: true,
  });
  const concurrency = fields.number(resource, "concurrency", path, CONCURRENCY);
  const isRead = typeof resource["instances"] === "number" && typeof resource["concurrency"] === "number";
  if (isRead && instances * concurrency > PROFILE_LIMITS.servers) {
    const message = `times instances must be at most ${PROFILE_LIMITS.servers}`;
    fields.breaksRule(pathOfKey(path, "concurrency"), message);
  }
  return {
    elementId: fields.guid(resource, "elementId", path),
    instances,
    concurrency,
    queueLimit: fields.nullableNumber(resource, "queueLimit", path, QUEUE),
    hold: resource["hold"] === undefined ? "call" : fields.oneOf(resource, "hold", path, HOLDS),
  };
}

export function readServiceTime(fields: FieldReader, value: JsonValue, path: string): ServiceTimeAssumption {
  const serviceTime = fields.object(value, path, SERVICE_TIME_FIELDS);
  return {
    targetId: fields.guid(serviceTime, "targetId", path),
    distribution: readDistribution(fields, serviceTime["distribution"], pathOfKey(path, "distribution")),
    errorRate:
      serviceTime["errorRate"] === undefined
        ? 0
        : fields.number(serviceTime, "errorRate", path, { from: 0, to: 1 }),
  };
}

export function readSubscription(
  fields: FieldReader,
  value: JsonValue,
  path: string,
): SubscriptionAssumption {
  const subscription = fields.object(value, path, SUBSCRIPTION_FIELDS);
  return {
    subscriptionId: fields.guid(subscription, "subscriptionId", path),
    concurrency: fields.number(subscription, "concurrency", path, CONCURRENCY),
    backlogLimit: fields.nullableNumber(subscription, "backlogLimit", path, QUEUE),
    overflow: fields.oneOf(subscription, "overflow", path, OVERFLOWS),
    deliveryDelayMs: fields.number(subscription, "deliveryDelayMs", path, MILLISECONDS),
  };
}
