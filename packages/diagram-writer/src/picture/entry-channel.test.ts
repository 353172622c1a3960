import { describe, expect, it } from "@jest/globals";
import type { BindingId, ChannelId, Model, SubscriptionId } from "@plumbline/model-core";
import { indexModel } from "@plumbline/model-core";
import { DRAWING_LIMITS } from "../limits.js";
import { aModel, idOf, STANDING } from "../testing/a-model.js";
import { entryChannel } from "./entry-channel.js";

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
    const many = DRAWING_LIMITS.bindingsOfMessage + 1;
    const ways = Array.from({ length: many }, (_, index): Way => ["bus", "queue", `key ${index}`]);
    expect(entryOf(["queue"], [...ways, ["bus", "queue", "placed"]])).toBeNull();
    expect(
      entryOf(
        Array.from({ length: many }, () => "queue"),
        [],
      ),
    ).toBeNull();
  });
});
