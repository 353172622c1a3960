import { describe, expect, it } from "@jest/globals";
import type { Binding, Channel, ElementId, Model, Subscription } from "@plumbline/model-core";
import type { FaultDocument, StepDocument } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import { aModel, aScenario, aView, idOf } from "../testing/a-model.js";
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

  it("has at most 5,000 arrows and blocks", () => {
    const model = aModel();
    const [known] = model.subscriptions;
    const consumers = Array.from({ length: 99 }, (_, n) => ({
      ...model.elements[0],
      id: idOf(`consumer ${n}`),
    }));
    const subscriptions = consumers.map(({ id }) => ({ ...known, id: idOf(`of ${id}`), consumerId: id }));
    const wide = { ...model, elements: [...model.elements, ...consumers], subscriptions } as unknown as Model;
    const steps = Array.from({ length: 50 }, () => PUBLISH);
    expect(drawn(steps, { model: wide })).toHaveLength(DRAWING_LIMITS.flowItems);
    expect(drawn([...steps, WRITE], { model: wide })).toBe(
      "the drawing would have over 5000 arrows and blocks",
    );
  });

  it("follows a message over no more bindings than playback does", () => {
    const model = aModel();
    const channels: Channel[] = [];
    const bindings: Binding[] = [];
    const subscriptions: Subscription[] = [];
    for (let number = 0; number < DRAWING_LIMITS.bindingsOfMessage + 5; number += 1) {
      const [channel] = model.channels.map((known) => ({
        ...known,
        id: idOf<Channel["id"]>(`ch ${number}`),
      }));
      const [binding] = model.bindings.map((known) => ({ ...known, id: idOf<Binding["id"]>(`b ${number}`) }));
      const [subscription] = model.subscriptions;
      if (channel === undefined || binding === undefined || subscription === undefined) {
        throw new Error("The model has one of each");
      }
      channels.push({ ...channel, name: `${number}` });
      bindings.push({ ...binding, targetChannelId: channel.id });
      subscriptions.push({ ...subscription, id: idOf(`s ${number}`), channelId: channel.id });
    }
    const wide = { ...model, channels: [...model.channels, ...channels], bindings, subscriptions };
    expect(drawn([PUBLISH], { model: wide })).toHaveLength(1 + DRAWING_LIMITS.bindingsOfMessage);
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
