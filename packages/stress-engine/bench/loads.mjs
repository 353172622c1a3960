import { readScenarioDocument } from "@plumbline/playback-engine";

const STANDING = { factStatus: "declared", provenance: null, stale: null };
const guid = (number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
const CALLER = guid(2);
const SCENARIO = guid(1);

const element = (id, name) => ({
  ...STANDING,
  id,
  kind: "system",
  name,
  description: null,
  technology: null,
  icon: null,
  status: "current",
  parentId: null,
  tags: [],
  ownerId: null,
});

const operation = ({ id, ownerId, name, timeoutMs, retry }) => ({
  ...STANDING,
  id,
  ownerId,
  name,
  transport: "http",
  requestSchemaId: null,
  responseSchemaId: null,
  timeoutMs,
  retry,
});

/** One load: services that call one another in a row, with Poisson arrivals. */
function chain(services, { ratePerSecond, requests }) {
  const parts = services.map((service, index) => ({
    ...service,
    id: guid(20 + index),
    ownerId: guid(10 + index),
  }));
  let steps = [];
  for (const { id, name } of parts.toReversed()) {
    steps = [call(name, id, steps)];
  }
  const text = JSON.stringify({ id: SCENARIO, name: "load", steps, faults: [], assertions: [] });
  return {
    scenario: readScenarioDocument(text).value.document,
    model: {
      elements: [element(CALLER, "caller"), ...parts.map(({ ownerId, name }) => element(ownerId, name))],
      relationships: [],
      messages: [],
      schemas: [],
      operations: parts.map(operation),
      channels: [],
      subscriptions: [],
      bindings: [],
    },
    profile: profileOf(parts, ratePerSecond, requests),
    modelVersion: 1,
  };
}

function call(id, operationId, inner) {
  return {
    type: "call",
    id,
    from: CALLER,
    operation: operationId,
    request: null,
    response: null,
    then: inner,
    onError: [],
  };
}

function profileOf(parts, ratePerSecond, requests) {
  return {
    name: "load",
    scenarioId: SCENARIO,
    seed: "bench",
    arrivals: {
      process: "poisson",
      ratePerSecond,
      durationSeconds: Math.round(requests / ratePerSecond),
      warmUpSeconds: 0,
      stages: [],
    },
    resources: parts.map(({ ownerId, servers }) => ({
      elementId: ownerId,
      instances: 1,
      concurrency: servers,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: parts.map(({ id, meanMs }) => ({
      targetId: id,
      distribution: { kind: "exponential", meanMs },
      errorRate: 0,
    })),
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
  };
}

/** One server with exponential service times. Many arrivals need short times: an hour is the longest run. */
export function station(requests) {
  const ratePerSecond = Math.max(80, requests / 1_000);
  const service = {
    name: "server",
    servers: 1,
    meanMs: Number((800 / ratePerSecond).toFixed(6)),
    timeoutMs: 0,
    retry: null,
  };
  return chain([service], { ratePerSecond, requests });
}

/** Nested calls with time-outs and retries. */
export function flow(requests) {
  return chain(
    [
      { name: "gateway", servers: 24, meanMs: 10, timeoutMs: 2_000, retry: null },
      { name: "orders", servers: 20, meanMs: 15, timeoutMs: 400, retry: { maxAttempts: 2, backoffMs: 50 } },
      { name: "stock", servers: 6, meanMs: 12, timeoutMs: 100, retry: { maxAttempts: 3, backoffMs: 20 } },
    ],
    { ratePerSecond: 300, requests },
  );
}
