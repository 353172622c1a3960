import { describe, expect, it } from "@jest/globals";
import type { Binding, Channel, ElementId, Model, Subscription } from "@plumbline/model-core";
import type { FaultDocument, StepDocument } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import { aModel, anElement, aScenario, aView, idOf, STANDING } from "../testing/a-model.js";
import type { FlowArrow } from "./flow.js";
import { flowOfScenario } from "./flow-of-scenario.js";

const WRITE: StepDocument = {
  type: "write",
  id: "w",
  by: idOf("cart"),
  store: idOf("orders"),
  dataset: "rows",
  change: null,
};

const PUBLISH = {
  type: "publish",
  id: "p",
  from: idOf("cart"),
  channel: idOf("bus"),
  message: idOf("placed"),
  payload: null,
  headers: {},
  handlers: {},
  routingKey: null,
} as const;

const CALL = {
  type: "call",
  id: "c",
  from: idOf<ElementId>("shopper"),
  operation: idOf("buy"),
  request: null,
  response: null,
  then: [],
  onError: [],
} as const;

const BRANCH = { type: "branch", id: "b", whenStep: "c", is: "Failed", then: [], else: [] } as const;

interface Drawn {
  readonly model?: Model;
  readonly faults?: readonly (FaultDocument | null)[];
}

/** The arrows outside of blocks, or why there are none. */
function drawn(steps: unknown, { model = aModel(), faults = [] }: Drawn = {}): readonly string[] | string {
  const scenario = { ...aScenario(), steps: steps as readonly StepDocument[], faults };
  const flow = flowOfScenario(aView("flow"), scenario, model);
  return flow.ok
    ? flow.value.items.filter((item): item is FlowArrow => item.type === "arrow").map(({ text }) => text)
    : flow.refusal.message;
}

/** The small model with so many actors that all subscribe to the queue, instead of checkout. */
function withConsumers(count: number): Model {
  const model = aModel();
  const consumers = Array.from({ length: count }, (_, n) => anElement(`consumer ${n}`, "actor", null));
  const subscriptions = model.subscriptions.flatMap((known) =>
    consumers.map(({ id }) => ({ ...known, id: idOf<Subscription["id"]>(`of ${id}`), consumerId: id })),
  );
  return { ...model, elements: [...model.elements, ...consumers], subscriptions };
}

/** The small model with so many channels bound to each of some, all of which checkout subscribes to. */
function withBranches(sources: readonly string[], count: number): Model {
  const model = aModel();
  const channels: Channel[] = [];
  const bindings: Binding[] = [];
  const subscriptions: Subscription[] = [];
  for (const source of sources) {
    for (let number = 0; number < count; number += 1) {
      const name = `${source} ${number}`;
      const channelId = idOf<Channel["id"]>(name);
      const ends = { sourceChannelId: idOf<Channel["id"]>(source), targetChannelId: channelId };
      channels.push({ ...STANDING, id: channelId, name, kind: "queue" });
      bindings.push({ ...STANDING, ...ends, id: idOf(`to ${name}`), routingKey: null });
      const consumer = { consumerId: idOf<ElementId>("checkout"), retry: null, deadLetterChannelId: null };
      subscriptions.push({ ...STANDING, ...consumer, id: idOf(`of ${name}`), channelId });
    }
  }
  return { ...model, channels: [...model.channels, ...channels], bindings, subscriptions };
}

const LISTS: readonly (readonly [string, (list: readonly StepDocument[]) => StepDocument])[] = [
  ["what a call does", (list) => ({ ...CALL, then: list })],
  ["what handles an error", (list) => ({ ...CALL, onError: list })],
  ["what a consumer does", (list) => ({ ...PUBLISH, handlers: { [idOf("subscription")]: list } })],
  ["what is done at the same time", (list) => ({ type: "parallel", id: "x", branches: [list] })],
  ["what a branch does", (list) => ({ ...BRANCH, then: list })],
  ["what a branch does otherwise", (list) => ({ ...BRANCH, else: list })],
];

describe("a scenario drawn as a flow", () => {
  it.each(LISTS)("nests as deep as a scenario may, and no deeper, in %s", (_, around) => {
    let steps: readonly StepDocument[] = [WRITE];
    for (let level = 1; level < DRAWING_LIMITS.flowLevels; level += 1) {
      steps = [around(steps)];
    }
    expect(drawn(steps)).toEqual(expect.any(Array));
    expect(drawn([around(steps)])).toBe("step lists nest over 24 levels");
  });

  it("says how long it may be", () => {
    const long = Array.from({ length: DRAWING_LIMITS.flowStepsAndLists }, () => WRITE);
    expect(drawn(long.slice(1))).toHaveLength(long.length - 1);
    expect(drawn(long)).toBe("the scenario has over 500 steps and step lists");
  });

  it("counts no list that is empty", () => {
    const calls = Array.from({ length: DRAWING_LIMITS.flowStepsAndLists - 1 }, () => CALL);
    expect(drawn(calls)).toHaveLength(2 * calls.length);
    let steps: readonly StepDocument[] = [CALL];
    for (let level = 1; level < DRAWING_LIMITS.flowLevels; level += 1) {
      steps = [{ ...CALL, then: steps }];
    }
    expect(drawn(steps)).toEqual(expect.any(Array));
  });

  it("has at most 5,000 arrows and blocks", () => {
    const model = withConsumers(99);
    const steps = Array.from({ length: 50 }, () => PUBLISH);
    expect(drawn(steps, { model })).toHaveLength(DRAWING_LIMITS.flowItems);
    const inBlock = { type: "parallel", id: "x", branches: [steps.slice(0, 1)] };
    for (const more of [
      [...steps, WRITE],
      [inBlock, ...steps.slice(1)],
    ]) {
      expect(drawn(more, { model })).toBe("the drawing would have over 5000 arrows and blocks");
    }
  });

  it("names the limit of steps where what they draw would be over the other one too", () => {
    const tooLong = "the scenario has over 500 steps and step lists";
    expect(drawn(Array.from({ length: DRAWING_LIMITS.flowItems + 1 }, () => WRITE))).toBe(tooLong);
    const model = withConsumers(99);
    const [handling] = model.subscriptions;
    const long = Array.from({ length: DRAWING_LIMITS.flowStepsAndLists }, () => WRITE);
    const handled = { ...PUBLISH, handlers: { [handling?.id ?? ""]: long } };
    expect(drawn([...Array.from({ length: 49 }, () => PUBLISH), handled], { model })).toBe(tooLong);
  });

  it("follows a message over no more bindings than playback does, from one channel or from several", () => {
    const limit = DRAWING_LIMITS.bindingsOfMessage;
    expect(drawn([PUBLISH], { model: withBranches(["bus"], limit + 5) })).toHaveLength(1 + limit);
    const spread = withBranches(["bus", "bus 0", "bus 1"], limit / 2 + 5);
    expect(drawn([PUBLISH], { model: spread })).toHaveLength(1 + limit);
  });
});

describe("what a flow does not know", () => {
  it.each([
    ["the channel", { ...PUBLISH, channel: idOf("gone") }, "placed (unknown)"],
    ["the message", { ...PUBLISH, message: idOf("gone") }, "message not in the model (unknown)"],
  ])("is said where it is %s", (_, step, text) => {
    expect(drawn([step])[0]).toBe(text);
  });

  it.each([null, undefined])("is drawn as nothing where lists and maps are %s", (nothing) => {
    const call = { ...CALL, then: nothing, onError: nothing };
    const publish = { ...PUBLISH, handlers: nothing };
    const branch = { ...BRANCH, then: nothing, else: nothing };
    const parallel = { type: "parallel", id: "x", branches: nothing };
    expect(drawn([call, publish, branch, parallel, null])).toEqual([
      "buy",
      "",
      "placed",
      "placed via 1queue",
    ]);
    expect(drawn(nothing)).toEqual([]);
  });

  it("is no fault where an entry of the faults is empty or names nothing", () => {
    const some = { target: idOf("orders") as string, kind: "Error" };
    const faults = [null, { target: null, kind: "Error", failFirst: 1 }, { ...some, failFirst: undefined }];
    expect(drawn([WRITE], { faults: faults as never })).toEqual(["writes rows (fault: Error)"]);
    expect(drawn([{ ...PUBLISH, message: null }], { faults: faults as never })[0]).toBe(
      "message not in the model (unknown)",
    );
  });
});
