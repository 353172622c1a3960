import { describe, expect, it } from "@jest/globals";
import type { ElementId, Model, SubscriptionId } from "@plumbline/model-core";
import type { FaultDocument, StepDocument } from "@plumbline/playback-engine";
import { DRAWING_LIMITS } from "../limits.js";
import { mermaidSequence } from "../mermaid/mermaid-sequence.js";
import { plantumlSequence } from "../plantuml/plantuml-sequence.js";
import { structurizrFlow } from "../structurizr/structurizr-flow.js";
import { flowSvg } from "../svg/flow-svg.js";
import { aModel, anElement, aScenario, aView, idOf } from "../testing/a-model.js";
import { dataModel, dataScenario } from "../testing/data-model.js";
import type { Flow, FlowItem } from "./flow.js";
import { flowOfScenario } from "./flow-of-scenario.js";

const VIEW = aView("flow");

function flowOf(
  steps: readonly StepDocument[],
  model: Model = aModel(),
  faults: readonly (FaultDocument | null)[] = [],
): Flow {
  const flow = flowOfScenario(VIEW, { ...aScenario(), steps, faults }, model);
  if (!flow.ok) {
    throw new Error(flow.refusal.message);
  }
  return flow.value;
}

/** The flow as lines: `kind from -> to: text`, what is in a block indented below its label. */
function inWords(flow: Flow, items: readonly FlowItem[] = flow.items, indent = ""): readonly string[] {
  const names = new Map(flow.lifelines.map(({ key, name }) => [key, name]));
  return items.flatMap((item) => {
    if (item.type === "arrow") {
      return [`${indent}${item.kind} ${names.get(item.fromKey)} -> ${names.get(item.toKey)}: ${item.text}`];
    }
    return item.sections.flatMap((section) => [
      `${indent}${section.label ?? item.label}`,
      ...inWords(flow, section.items, `${indent}  `),
    ]);
  });
}

const WRITE: StepDocument = {
  type: "write",
  id: "w",
  by: idOf("cart"),
  store: idOf("orders"),
  dataset: "rows",
  change: null,
};

const PUBLISH: StepDocument = {
  type: "publish",
  id: "p",
  from: idOf("cart"),
  channel: idOf("bus"),
  message: idOf("placed"),
  payload: null,
  headers: {},
  handlers: {},
  routingKey: null,
};

const CALL: StepDocument = {
  type: "call",
  id: "c",
  from: idOf("cart"),
  operation: idOf("buy"),
  request: null,
  response: null,
  then: [],
  onError: [],
};

describe("a scenario as a flow", () => {
  it("shows calls, publishes, deliveries, writes, and blocks for what is parallel, alternative or on an error", () => {
    const { steps } = aScenario();
    const flow = flowOf(steps.filter((step) => step !== null));
    expect(flow.lifelines.map(({ name }) => name)).toEqual(["shopper", "checkout", "cart", "0bus", "orders"]);
    expect(inWords(flow)).toEqual([
      "call shopper -> checkout: buy",
      "publish cart -> 0bus: placed",
      "deliver 0bus -> checkout: placed via 1queue",
      "write cart -> orders: writes rows",
      "in parallel",
      "  write cart -> orders: writes rows",
      "at the same time",
      "  write cart -> orders: writes rows",
      "answer checkout -> shopper: ",
      "on error of buy",
      "  write cart -> orders: writes rows",
      "if call is Failed",
      "  write cart -> orders: writes rows",
      "otherwise",
      "  write cart -> orders: writes rows",
    ]);
  });

  it("follows only bindings that pass the routing key, and each channel once", () => {
    const model = aModel();
    const [binding] = model.bindings;
    const back = {
      ...binding,
      id: idOf("back"),
      sourceChannelId: idOf("queue"),
      targetChannelId: idOf("bus"),
    };
    const keyed = { ...model, bindings: [{ ...binding, routingKey: "a.#" }, back] as Model["bindings"] };
    expect(inWords(flowOf([{ ...PUBLISH, routingKey: "b" }], keyed))).toEqual([
      "publish cart -> 0bus: placed",
    ]);
    expect(inWords(flowOf([{ ...PUBLISH, routingKey: "a.b" }], keyed))).toEqual([
      "publish cart -> 0bus: placed",
      "deliver 0bus -> checkout: placed via 1queue",
    ]);
  });

  it("names a channel that the model does not have by its ID", () => {
    const model = aModel();
    const lost = { ...model, channels: model.channels.filter(({ id }) => id !== idOf("queue")) };
    expect(inWords(flowOf([PUBLISH], lost))).toEqual([
      "publish cart -> 0bus: placed",
      `deliver 0bus -> checkout: placed via ${idOf("queue")}`,
    ]);
  });

  it("draws deliveries to one consumer over one way once, unless it does something", () => {
    const model = aModel();
    const [subscription] = model.subscriptions;
    const second = { ...subscription, id: idOf("second") } as Model["subscriptions"][number];
    const doubled = { ...model, subscriptions: [...model.subscriptions, second] };
    const delivery = "deliver 0bus -> checkout: placed via 1queue";
    expect(inWords(flowOf([PUBLISH], doubled))).toEqual(["publish cart -> 0bus: placed", delivery]);
    const handlers = { [idOf("subscription")]: [WRITE], [idOf("second")]: [WRITE] };
    expect(inWords(flowOf([{ ...PUBLISH, handlers }], doubled))).toEqual([
      "publish cart -> 0bus: placed",
      delivery,
      "write cart -> orders: writes rows",
      delivery,
      "write cart -> orders: writes rows",
    ]);
  });

  it("says which things fail on purpose, and which are in doubt", () => {
    const model = aModel();
    const channels = model.channels.map((channel) => ({ ...channel, factStatus: "inferred" }) as const);
    const faults = [
      { target: idOf("orders") as string, kind: "Outage", failFirst: 2 },
      { target: idOf("bus") as string, kind: "Error", failFirst: null },
    ];
    expect(inWords(flowOf([WRITE, PUBLISH], { ...model, channels }, faults)).slice(0, 2)).toEqual([
      "write cart -> orders: writes rows (fault: Outage, first 2)",
      "publish cart -> 0bus: placed (fault: Error) (inferred)",
    ]);
  });

  it("passes over a fault that is not there", () => {
    expect(flowOf([WRITE, PUBLISH], aModel(), [null])).toEqual(flowOf([WRITE, PUBLISH]));
  });

  it("shows a fault that a draft does not place yet nowhere, not on what is not named yet either", () => {
    const faults = [
      { kind: "Outage" },
      { target: null, kind: "Error" },
    ] as readonly object[] as readonly FaultDocument[];
    const unfinished = { ...PUBLISH, channel: undefined, message: undefined };
    expect(flowOf([unfinished], aModel(), faults)).toEqual(flowOf([unfinished]));
  });

  it("shows what a step does not name as unknown, and a parallel step of nothing not at all", () => {
    const flow = flowOf([
      { ...CALL, operation: undefined, then: undefined },
      { ...PUBLISH, channel: undefined, message: undefined },
      { type: "parallel", id: "both", branches: null },
    ]);
    expect(inWords(flow)).toEqual([
      "call cart -> element not in the model: operation not in the model (unknown)",
      "answer element not in the model -> cart: ",
      "publish cart -> channel not in the model: message not in the model (unknown)",
    ]);
  });

  it("shows what the model does not have as unknown", () => {
    const call = { type: "call", id: "c", from: "x", operation: "y", onError: null } as const;
    const flow = flowOf([
      { ...call, request: null, response: null, then: null },
      { ...PUBLISH, channel: "z", message: null },
    ]);
    expect(inWords(flow)).toEqual([
      "call element not in the model -> element not in the model: operation not in the model (unknown)",
      "answer element not in the model -> element not in the model: ",
      "publish cart -> channel not in the model: message not in the model (unknown)",
    ]);
    expect(flow.lifelines.filter(({ marks }) => marks.includes("unknown"))).toHaveLength(3);
  });

  it("has the named elements first, and what is inside them on their lifeline", () => {
    const view = { ...VIEW, elementIds: [idOf<ElementId>("orders"), idOf<ElementId>("checkout")] };
    const flow = flowOfScenario(view, { ...aScenario(), steps: [PUBLISH, WRITE] }, aModel());
    expect(flow.ok && flow.value.lifelines.map(({ name }) => name)).toEqual(["orders", "checkout", "0bus"]);
  });

  it("is refused when it is deeper or longer than a scenario may be", () => {
    const nested = (levels: number): StepDocument => ({
      type: "parallel",
      id: "x",
      branches: [levels === 0 ? [WRITE] : [nested(levels - 1)]],
    });
    const tooMany = Array.from({ length: DRAWING_LIMITS.flowStepsAndLists }, () => WRITE);
    for (const steps of [[nested(DRAWING_LIMITS.flowLevels)], tooMany]) {
      expect(flowOfScenario(VIEW, { ...aScenario(), steps }, aModel())).toMatchObject({
        ok: false,
        refusal: { code: "diagram_too_large" },
      });
    }
    expect(flowOf([nested(DRAWING_LIMITS.flowLevels - 2)]).items).toHaveLength(1);
    expect(flowOf(tooMany.slice(1)).items).toHaveLength(tooMany.length - 1);
  });

  it("names the scenario that is refused, when it has an ID", () => {
    const tooDeep = { ...aScenario(), steps: Array.from({ length: 501 }, () => WRITE) };
    const subjectOf = (id: string | undefined): unknown => {
      const flow = flowOfScenario(VIEW, { ...tooDeep, id }, aModel());
      return flow.ok ? "drawn" : flow.refusal.subject;
    };
    expect(subjectOf(idOf("scenario"))).toBe(idOf("scenario"));
    expect(subjectOf(undefined)).toBeNull();
  });

  it("is refused when its deliveries are more than can be drawn", () => {
    const model = aModel();
    const consumers = Array.from({ length: 100 }, (_, index) => anElement(`c${index}`, "actor", null));
    const subscriptions = consumers.flatMap(({ id }) =>
      model.subscriptions.map((known) => ({ ...known, id: idOf<SubscriptionId>(`s${id}`), consumerId: id })),
    );
    const wide = { ...model, elements: [...model.elements, ...consumers], subscriptions };
    const steps = Array.from({ length: 100 }, () => PUBLISH);
    expect(flowOfScenario(VIEW, { ...aScenario(), steps }, wide)).toMatchObject({
      ok: false,
      refusal: { code: "diagram_too_large" },
    });
  });

  it("of eShop shows each message reach the consumers whose queues are bound to its name", () => {
    const flow = flowOfScenario(VIEW, dataScenario("eshop.happy-order"), dataModel("eshop"));
    const started = flow.ok ? inWords(flow.value).filter((line) => line.includes("OrderStarted")) : [];
    expect(started).toEqual([
      "publish ordering-api -> eshop_event_bus: OrderStartedIntegrationEvent",
      "deliver eshop_event_bus -> basket-api: OrderStartedIntegrationEvent via Basket",
    ]);
  });
});

describe("what is rarely there", () => {
  it("an error that is handled by nothing that can be drawn says so", () => {
    const call = aScenario().steps[0];
    const nothing: StepDocument = { type: "parallel", id: "nothing", branches: [] };
    const steps = call?.type === "call" ? [{ ...call, onError: [nothing] }] : [];
    expect(inWords(flowOf(steps))[0]).toBe("call shopper -> checkout: buy (an error is ignored)");
  });

  it("a call of an element by itself is drawn in every format", () => {
    const call = aScenario().steps[0];
    const steps = call?.type === "call" ? [{ ...call, from: idOf<ElementId>("checkout") }] : [];
    const flow = flowOf(steps);
    expect(inWords(flow)[0]).toBe("call checkout -> checkout: buy");
    expect(flowSvg(flow)).toContain("h34v18h-34");
    expect(mermaidSequence(flow)).toContain("p1->>p1: buy");
    expect(plantumlSequence(flow)).toContain("p1 -> p1 : buy");
    expect(structurizrFlow(flow, aModel())).toContain('p1 -> p1 "buy"');
  });

  it("a system that takes part itself stands for its apps in a dynamic view of Structurizr", () => {
    const call = aScenario().steps[0];
    const steps = call?.type === "call" ? [{ ...call, from: idOf<ElementId>("shop") }] : [];
    const drawn = structurizrFlow(flowOf(steps), aModel());
    expect(drawn).toContain('dynamic * "view"');
    expect(drawn).toContain('p1 -> p1 "buy"');
    expect(drawn).not.toContain("container ");
  });
});
