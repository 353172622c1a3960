import { describe, expect, it } from "@jest/globals";
import { indexModel } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  branch,
  call,
  parallel,
  publish,
  scenario,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../testing/promise-builder.js";
import {
  ASK,
  CHANGE,
  EVENTS,
  KEEP,
  LOOK,
  MAIL,
  MODEL,
  ORDER_PAID,
  order,
  PAY,
  REFUND,
  SHOP,
} from "../testing/shop.js";
import { exercisedParts } from "./exercised-parts.js";

const INDEX = indexModel(MODEL);
const ids = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);

describe("what a scenario exercises", () => {
  it("is what its steps call, and the subscriptions its messages are brought to", () => {
    const { operations, subscriptions } = exercisedParts(order(), INDEX);
    expect(ids(operations)).toEqual([PAY]);
    expect(ids(subscriptions)).toEqual([MAIL, KEEP]);
  });

  it("goes by routing keys, and into the handlers that are reached", () => {
    const steps = [
      branch("b", "none", "Failed", {
        otherwise: [call("c", SHOP.web, PAY)],
        does: [call("d", SHOP.web, LOOK)],
      }),
      publish("p", SHOP.web, [EVENTS, ORDER_PAID], {
        handlers: { [REFUND]: [call("e", SHOP.web, guid(5))] },
      }),
      { id: "q", type: "publish", from: SHOP.web, channel: null, message: null } as never,
      { id: "r", type: "parallel", branches: null } as never,
      { id: "s", type: "call", operation: null } as never,
    ];
    const { operations, subscriptions } = exercisedParts(scenario(steps), INDEX);
    expect(ids(operations)).toEqual([PAY, LOOK]);
    expect(ids(subscriptions)).toEqual([KEEP]);
  });

  it("goes into every list of steps: of a call, of a publish that comes to a handler, of a parallel", () => {
    const later = (id: string) => call(id, SHOP.web, id === "x" ? ASK : LOOK);
    const steps = [
      call("a", SHOP.web, PAY, { does: [later("x")], onError: [call("y", SHOP.web, CHANGE)] }),
      publish("p", SHOP.web, [EVENTS, ORDER_PAID], { handlers: { [KEEP]: [later("z")] } }),
    ];
    const { operations } = exercisedParts(scenario([parallel("at-once", steps)]), INDEX);
    expect(ids(operations)).toEqual([PAY, ASK, LOOK, CHANGE]);
    const bare = publish("q", SHOP.web, [EVENTS, ORDER_PAID]);
    const { handlers: _, ...sent } = bare as { readonly handlers?: unknown };
    expect(ids(exercisedParts(scenario([sent as typeof bare]), INDEX).subscriptions)).toEqual([KEEP]);
  });

  it.each([
    [200, 200],
    [201, 0],
  ])("follows no more bindings than a message may meet: of %i %i", (count, followed) => {
    const builder = new ModelBuilder();
    const [element, source] = [builder.element("one"), builder.channel("source", "exchange")];
    for (let made = 0; made < count; made += 1) {
      const queue = builder.channel(`queue ${made}`, "queue");
      builder.binding(source, queue);
      builder.subscription(queue, element);
    }
    const message = builder.message("message", element);
    const index = indexModel(builder.build());
    const steps = [publish("p", element, [source, message])];
    expect(exercisedParts(scenario(steps), index).subscriptions).toHaveLength(followed);
  });
});
