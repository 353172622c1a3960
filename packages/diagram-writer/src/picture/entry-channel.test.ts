import { describe, expect, it } from "@jest/globals";
import type { BindingId, ChannelId, Model, SubscriptionId } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import { DRAWING_LIMITS } from "../limits.js";
import { aModel, idOf, STANDING } from "../testing/a-model.js";
import { entryChannel } from "./entry-channel.js";

const LIMIT = DRAWING_LIMITS.bindingsOfMessage;

type Way = readonly [source: string, target: string, key: string | null];

/** The small model with these subscriptions of checkout and these bindings. */
function entryOf(channels: readonly string[], ways: readonly Way[]): string | null {
  const subscriptions = channels.map((channel, index): Model["subscriptions"][number] => ({
    ...STANDING,
    id: idOf<SubscriptionId>(`s${index}`),
    channelId: idOf<ChannelId>(channel),
    consumerId: idOf("checkout"),
    retry: null,
    deadLetterChannelId: null,
  }));
  const bindings = ways.map(([source, target, routingKey], index): Model["bindings"][number] => ({
    ...STANDING,
    id: idOf<BindingId>(`b${index}`),
    sourceChannelId: idOf<ChannelId>(source),
    targetChannelId: idOf<ChannelId>(target),
    routingKey,
  }));
  const index = indexModel({ ...aModel(), subscriptions, bindings });
  return entryChannel(index, { messageName: "placed", consumerId: idOf("checkout") });
}

describe("the channel a message must be published to", () => {
  it.each<[string, readonly string[], readonly Way[], string | null]>([
    ["the consumer's only channel", ["queue"], [], "queue"],
    ["the beginning of the bindings to it", ["queue"], [["bus", "queue", null]], "bus"],
    [
      "the beginning of a longer way",
      ["c"],
      [
        ["a", "b", "#"],
        ["b", "c", "placed"],
      ],
      "a",
    ],
    ["the one with that very key, before others", ["x", "queue"], [["bus", "queue", "placed"]], "bus"],
    ["none where no binding passes the name", ["queue"], [["bus", "queue", "paid"]], null],
    ["none where two could be meant", ["x", "y"], [], null],
    ["none without a subscription", [], [], null],
    [
      "none in a circle",
      ["a"],
      [
        ["a", "b", null],
        ["b", "a", null],
      ],
      null,
    ],
  ])("is %s", (_, channels, ways, expected) => {
    expect(entryOf(channels, ways)).toBe(expected === null ? null : idOf(expected));
  });

  it("is not looked for in more than the limit of bindings or subscriptions", () => {
    const ways = Array.from({ length: LIMIT + 1 }, (_, index): Way => ["bus", "queue", `key ${index}`]);
    expect(entryOf(["queue"], [...ways, ["bus", "queue", "placed"]])).toBeNull();
    const subscribed = Array.from({ length: LIMIT + 1 }, () => "queue");
    expect(entryOf(subscribed, [])).toBeNull();
    expect(entryOf(subscribed.slice(1), [])).toBe(idOf("queue"));
  });

  it("is not the beginning of one way while bindings over the limit lead to another", () => {
    const others = Array.from({ length: LIMIT }, (_, index): Way => [`other ${index}`, "many", "paid"]);
    const ways: readonly Way[] = [
      ["bus", "queue", null],
      ["many", "queue", null],
    ];
    expect(entryOf(["queue"], [...ways, ...others.slice(0, 1)])).toBe(idOf("bus"));
    expect(entryOf(["queue"], [...ways, ...others])).toBeNull();
  });

  it("is not looked for over more than the limit of bindings and channels, one after the other", () => {
    const chain = (bindings: number): readonly Way[] =>
      Array.from({ length: bindings }, (_, index): Way => [`c${index + 1}`, `c${index}`, null]);
    const longest = LIMIT / 2 - 1;
    const passedBy: Way = ["aside", "c0", "paid"];
    expect(entryOf(["c0"], [...chain(longest), passedBy])).toBe(idOf(`c${longest}`));
    expect(entryOf(["c0"], [...chain(longest), passedBy, passedBy])).toBeNull();
    expect(entryOf(["c0"], chain(longest + 1))).toBeNull();
    expect(entryOf(["c0"], [["bus", "c0", null], ...chain(longest)])).toBeNull();
  });
});
