import type { Guid, Model } from "@plumbline/model-core";
import { CHANNEL_KINDS, ELEMENT_KINDS, ELEMENT_STATUSES, FACT_STATUSES } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import fc from "fast-check";
import { call, fault, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { ReviewedState } from "../state/reviewed-state.js";
import { ALL_SHOWN, aPromise, aState, STALE } from "./a-state.js";

/** IDs of each kind are few, so that things often meet; the last of each is of nothing that is there. */
const MADE = 4;
const idsFrom = (first: number): readonly Guid[] =>
  Array.from({ length: MADE + 1 }, (_, at) => guid(first + at));
const [ELEMENTS, OPERATIONS, MESSAGES, CHANNELS] = [idsFrom(10), idsFrom(20), idsFrom(30), idsFrom(40)];
const [SUBSCRIPTIONS, BINDINGS, RELATIONSHIPS, SCHEMAS] = [
  idsFrom(50),
  idsFrom(60),
  idsFrom(70),
  idsFrom(80),
];
const SCENARIOS = idsFrom(90);

/** The first are met most, the last is of nothing that is there. */
const of = <Id extends Guid>(ids: readonly Guid[]): fc.Arbitrary<Id> =>
  fc
    .oneof(
      { arbitrary: fc.constantFrom(...ids.slice(0, 2)), weight: 6 },
      { arbitrary: fc.constantFrom(...ids), weight: 2 },
    )
    .map((id) => id as Id);
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 2 });

const standing = fc.record({
  factStatus: fc.oneof(
    { arbitrary: fc.constant("declared" as const), weight: 12 },
    { arbitrary: fc.constantFrom(...FACT_STATUSES), weight: 1 },
  ),
  provenance: fc.constant(null),
  stale: fc.oneof(
    { arbitrary: fc.constant(null), weight: 16 },
    { arbitrary: fc.constant(STALE.stale ?? null), weight: 1 },
  ),
});

/** Some facts of a kind, each with an ID of its own. */
function facts<Fields extends object>(ids: readonly Guid[], fields: fc.Arbitrary<Fields>) {
  return fc
    .tuple(
      fc.subarray(ids.slice(0, MADE), { minLength: MADE - 1 }),
      fc.array(fc.tuple(fields, standing), { minLength: MADE, maxLength: MADE }),
    )
    .map(([taken, made]) =>
      made
        .slice(0, taken.length)
        .map(([said, stands], at) => ({ ...said, ...stands, id: taken[at], name: `n${at}` })),
    );
}

const retry = orNull(fc.record({ maxAttempts: fc.integer({ min: 1, max: 10 }), backoffMs: fc.constant(0) }));
const key = orNull(fc.constantFrom("a", "a.b", "*", "#"));

/** What rules do not read of a fact is left out. */
const anyModel: fc.Arbitrary<Model> = fc
  .record({
    elements: facts(
      ELEMENTS,
      fc.record({
        kind: fc.constantFrom(...ELEMENT_KINDS, "store", "app"),
        status: fc.constantFrom(...ELEMENT_STATUSES),
        parentId: orNull(of(ELEMENTS)),
      }),
    ),
    relationships: facts(RELATIONSHIPS, fc.record({ fromId: of(ELEMENTS), toId: of(ELEMENTS) })),
    messages: facts(
      MESSAGES,
      fc.record({
        producerId: of(ELEMENTS),
        consumerIds: fc.array(of(ELEMENTS), { maxLength: 2 }),
        schemaId: orNull(of(SCHEMAS)),
      }),
    ),
    schemas: facts(SCHEMAS, fc.constant({ content: "{}", version: 1 })),
    operations: facts(
      OPERATIONS,
      fc.record({
        ownerId: of(ELEMENTS),
        requestSchemaId: orNull(of(SCHEMAS)),
        responseSchemaId: orNull(of(SCHEMAS)),
        timeoutMs: fc.constantFrom(0, 100),
        retry,
      }),
    ),
    channels: facts(CHANNELS, fc.record({ kind: fc.constantFrom(...CHANNEL_KINDS) })),
    subscriptions: facts(
      SUBSCRIPTIONS,
      fc.record({
        channelId: of(CHANNELS),
        consumerId: of(ELEMENTS),
        deadLetterChannelId: orNull(of(CHANNELS)),
        retry,
      }),
    ),
    bindings: facts(
      BINDINGS,
      fc.record({ sourceChannelId: of(CHANNELS), targetChannelId: of(CHANNELS), routingKey: key }),
    ),
  })
  .map((model) => model as unknown as Model);

const payload = fc.constantFrom(null, {}, 1);
const id = fc.constantFrom("a", "b", "c", "d");
/** A call that does nothing but call on, with what it was called with. */
const passedOn = fc
  .record({ caller: of(ELEMENTS), hop: of(ELEMENTS), first: of(OPERATIONS), second: of(OPERATIONS) })
  .map(({ caller, hop, first, second }) => call("hop", caller, first, { does: [call("on", hop, second)] }));

const { steps: anySteps } = fc.letrec<{ steps: readonly (StepDocument | null)[]; step: StepDocument | null }>(
  (tie) => ({
    steps: fc.array(tie("step"), { maxLength: 3, depthIdentifier: "steps" }),
    step: fc
      .oneof(
        { maxDepth: 3, depthIdentifier: "steps" },
        fc.record({
          type: fc.constant("write"),
          id,
          by: orNull(of(ELEMENTS)),
          store: of(ELEMENTS),
          dataset: fc.constantFrom("rows", "files", "", null),
          change: payload,
        }),
        fc.record({
          type: fc.constant("call"),
          id,
          from: of(ELEMENTS),
          operation: orNull(of(OPERATIONS)),
          request: payload,
          response: payload,
          then: tie("steps"),
          onError: tie("steps"),
        }),
        fc.record({
          type: fc.constant("publish"),
          id,
          from: orNull(of(ELEMENTS)),
          channel: of(CHANNELS),
          message: orNull(of(MESSAGES)),
          payload,
          headers: fc.constant({}),
          handlers: fc.dictionary(of(SUBSCRIPTIONS), tie("steps"), { maxKeys: 1 }),
          routingKey: fc.constantFrom(undefined, "a", "a.b"),
        }),
        passedOn,
        fc.record({ type: fc.constant("parallel"), id, branches: fc.array(tie("steps"), { maxLength: 2 }) }),
        fc.constant(null),
      )
      .map((step) => step as StepDocument | null),
  }),
);

const anyScenarios = fc.array(fc.tuple(anySteps, of(ELEMENTS)), { maxLength: 3 }).map((all) =>
  all.map(([steps, target], at) => ({
    ...scenario([], [fault(target, "Error")]),
    id: SCENARIOS[at],
    name: `s${at}`,
    steps,
  })),
);

const anyPromises = fc
  .array(
    fc.record({
      isApproved: fc.boolean(),
      scenarioIds: fc.subarray([...SCENARIOS]),
      operationIds: fc.subarray([...OPERATIONS], { maxLength: 1 }),
      channelIds: fc.subarray([...CHANNELS], { maxLength: 1 }),
      messageIds: fc.subarray([...MESSAGES], { maxLength: 1 }),
      gaps: fc.subarray(["First.", "Second."]),
    }),
    { maxLength: 2 },
  )
  .map((all) =>
    all.map(({ isApproved, gaps, ...linked }, at) => {
      const { promise, status } = aPromise(linked, { isApproved, status: { ...ALL_SHOWN, gaps } });
      return { promise: { ...promise, id: guid(8_000 + at) }, status };
    }),
  );

/** Small states in which anything may be missing, in doubt or malformed, as far as readers let it through. */
export const anyState: fc.Arbitrary<ReviewedState> = fc
  .tuple(anyModel, anyScenarios, anyPromises)
  .map(([model, scenarios, promises]) => aState(model, scenarios, promises));
