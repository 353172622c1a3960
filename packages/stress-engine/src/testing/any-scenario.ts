import type { ScenarioDocument } from "@plumbline/playback-engine";
import fc from "fast-check";
import { branch, call, guid, ModelBuilder, parallel, publishStep, scenario, write } from "./load.js";

const OWNERS = [guid(10), guid(11), guid(12)];
const STORE = guid(13);
const OPERATIONS = [guid(20), guid(21), guid(22), guid(23)];
const CHANNELS = [guid(30), guid(31), guid(32), guid(33)];
const SUBSCRIPTIONS = [guid(40), guid(41), guid(42)];

/** A model with every kind of messaging, for scenarios at random. */
export const MESSAGING_MODEL = new ModelBuilder()
  .withElement(OWNERS[0] ?? "")
  .withElement(OWNERS[1] ?? "")
  .withElement(OWNERS[2] ?? "")
  .withElement(STORE)
  .withOperation(guid(20), guid(10), { timeoutMs: 100, retry: { maxAttempts: 3, backoffMs: 50 } })
  .withOperation(guid(21), guid(11), { timeoutMs: 70, retry: { maxAttempts: 2, backoffMs: 0 } })
  .withOperation(guid(22), guid(11), { retry: { maxAttempts: 2, backoffMs: 30 } })
  .withOperation(guid(23), guid(12), { timeoutMs: 250 })
  .withChannel(guid(30), "exchange")
  .withChannel(guid(31), "queue")
  .withChannel(guid(32), "exchange")
  .withChannel(guid(33), "queue")
  .withBinding(guid(50), guid(30), guid(31), "order.*")
  .withBinding(guid(51), guid(30), guid(32), null)
  .withBinding(guid(52), guid(32), guid(31), "#")
  .withBinding(guid(53), guid(32), guid(30), null)
  .withBinding(guid(54), guid(32), guid(33), "stock.#")
  .withSubscription(guid(40), guid(31), guid(12), {
    retry: { maxAttempts: 3, backoffMs: 40 },
    deadLetterChannelId: guid(32),
  })
  .withSubscription(guid(41), guid(33), guid(10), { retry: { maxAttempts: 2, backoffMs: 0 } })
  .withSubscription(guid(42), guid(30), guid(11), { deadLetterChannelId: guid(33) })
  .build();

type Step = ReturnType<typeof call>;
type Shape =
  | {
      readonly kind: "call";
      readonly operation: number;
      readonly inner: readonly Shape[];
      readonly onError: readonly Shape[];
    }
  | {
      readonly kind: "publish";
      readonly channel: number;
      readonly key: number;
      readonly handlers: readonly (readonly Shape[])[];
    }
  | { readonly kind: "write" }
  | { readonly kind: "parallel"; readonly lists: readonly (readonly Shape[])[] }
  | {
      readonly kind: "branch";
      readonly pick: number;
      readonly is: number;
      readonly taken: readonly Shape[];
      readonly otherwise: readonly Shape[];
    };

const KEYS = [undefined, "order.placed", "stock.a.b", "other"];
const OUTCOMES = ["Succeeded", "Failed", "Skipped"];

const { list } = fc.letrec<{ list: readonly Shape[]; step: Shape }>((tie) => ({
  list: fc.array(tie("step"), { maxLength: 3, depthIdentifier: "steps" }),
  step: fc.oneof(
    { depthIdentifier: "steps", maxDepth: 4, withCrossShrink: true },
    fc.record({ kind: fc.constant("write" as const) }),
    fc.record({
      kind: fc.constant("call" as const),
      operation: fc.nat(3),
      inner: tie("list"),
      onError: tie("list"),
    }),
    fc.record({
      kind: fc.constant("publish" as const),
      channel: fc.nat(3),
      key: fc.nat(3),
      handlers: fc.array(tie("list"), { minLength: 3, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant("parallel" as const), lists: fc.array(tie("list"), { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant("branch" as const),
      pick: fc.nat(1_000),
      is: fc.nat(2),
      taken: tie("list"),
      otherwise: tie("list"),
    }),
  ),
}));

/** What a message on a channel can come to, whatever the keys. */
const REACH: readonly (readonly number[])[] = [[0, 1, 2], [0], [0, 1, 2], [1]];

/** Makes steps of shapes; a branch reads one of the steps that are final before it. */
class Writer {
  #count = 0;

  list(shapes: readonly Shape[], before: readonly string[]): { steps: Step[]; inside: string[] } {
    const steps: Step[] = [];
    const inside: string[] = [];
    for (const shape of shapes) {
      this.#count += 1;
      const id = `s${this.#count}`;
      const { step, within } = this.#step(shape, id, [...before, ...inside]);
      steps.push(step);
      inside.push(id, ...within);
    }
    return { steps, inside };
  }

  #step(shape: Shape, id: string, before: readonly string[]): { step: Step; within: readonly string[] } {
    switch (shape.kind) {
      case "write":
        return { step: write(id, STORE), within: [] };
      case "call": {
        const inner = this.list(shape.inner, before);
        const onError = this.list(shape.onError, before);
        const operation = OPERATIONS[shape.operation] ?? "";
        return {
          step: call(id, operation, inner.steps, onError.steps),
          within: [...inner.inside, ...onError.inside],
        };
      }
      case "publish": {
        const reached = REACH[shape.channel] ?? [];
        const handlers = Object.fromEntries(
          reached.map((at) => [SUBSCRIPTIONS[at] ?? "", this.list(shape.handlers[at] ?? [], before).steps]),
        );
        return {
          step: publishStep(id, CHANNELS[shape.channel] ?? "", handlers, KEYS[shape.key]),
          within: [],
        };
      }
      case "parallel": {
        const lists = shape.lists.map((entry) => this.list(entry, before));
        return {
          step: parallel(id, ...lists.map((entry) => entry.steps)),
          within: lists.flatMap((entry) => entry.inside),
        };
      }
      case "branch": {
        const read = before[shape.pick % Math.max(1, before.length)];
        const taken = this.list(shape.taken, before);
        const otherwise = this.list(shape.otherwise, before);
        const within = [...taken.inside, ...otherwise.inside];
        return read === undefined
          ? { step: parallel(id, taken.steps, otherwise.steps), within }
          : {
              step: branch(id, read, OUTCOMES[shape.is] ?? "", {
                taken: taken.steps,
                otherwise: otherwise.steps,
              }),
              within,
            };
      }
    }
  }
}

const TARGETS = [...OWNERS, STORE, ...OPERATIONS, ...CHANNELS, ...SUBSCRIPTIONS];
const faults = fc.uniqueArray(
  fc.record({
    target: fc.constantFrom(...TARGETS),
    kind: fc.constantFrom("Error", "Outage", "Timeout"),
    failFirst: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  { maxLength: 4, selector: (fault) => fault.target },
);

/** A Timeout only where an operation has a time-out. */
function valid(fault: { readonly target: string; readonly kind: string; readonly failFirst: number | null }) {
  const hasTimeout = [guid(20), guid(21), guid(23)].includes(fault.target);
  return fault.kind === "Timeout" && !hasTimeout ? { ...fault, kind: "Outage" } : fault;
}

/** Any scenario of that model that can be played. */
export const anyScenario: fc.Arbitrary<ScenarioDocument> = fc
  .tuple(list, faults)
  .map(([shapes, some]) => scenario(new Writer().list(shapes, []).steps, some.map(valid)));
