import { describe, expect, it } from "@jest/globals";
import { channelsReached } from "./channels-reached.js";
import type { MessageWay } from "./message-way.js";
import { routeMessage } from "./route-message.js";

type Way = readonly [name: string, source: string, target: string];

/** Two channels in a circle behind `bus`, with one subscription each; the binding `shut` passes nothing. */
const BINDINGS: readonly Way[] = [
  ["1", "bus", "queue"],
  ["2", "bus", "shut"],
  ["3", "queue", "audit"],
  ["4", "audit", "queue"],
  ["5", "bus", "audit"],
];

/** What happens on a way from `bus`, in words. */
function route(options: { isDeadLetter?: boolean; refuses?: string; overAfter?: number } = {}): string[] {
  const { isDeadLetter = false, refuses, overAfter = Number.POSITIVE_INFINITY } = options;
  const said: string[] = [];
  const taken = new Set<string>();
  const way: MessageWay<string, Way, string> = {
    isDeadLetter,
    get isOver() {
      return said.length >= overAfter;
    },
    subscriptionsOf: (channel) => [`${channel} a`, `${channel} b`],
    bindingsFrom: (channel) => BINDINGS.filter(([, source]) => source === channel),
    targetOf: ([, , target]) => target,
    passes: ([, , target]) => target !== "shut",
    hasTaken: (channel) => taken.has(channel),
    take: (channel) => taken.add(channel),
    deliver: (subscription) => said.push(`deliver ${subscription}`),
    route: (source, [name, , target]) => {
      said.push(`route ${name} from ${source}`);
      return target !== refuses;
    },
    notRouted: (source, [name], reason) => said.push(`${name} from ${source}: ${reason}`),
  };
  routeMessage(way, "bus");
  return said;
}

describe("a message is routed", () => {
  it("to the subscriptions of a channel, then depth first through its bindings, to each channel once", () => {
    expect(route()).toEqual([
      "deliver bus a",
      "deliver bus b",
      "route 1 from bus",
      "deliver queue a",
      "deliver queue b",
      "route 3 from queue",
      "deliver audit a",
      "deliver audit b",
      "4 from audit: already-taken",
      "2 from bus: does-not-pass",
      "5 from bus: already-taken",
    ]);
  });

  it("on another way where a channel refuses it", () => {
    expect(route({ isDeadLetter: true, refuses: "queue" })).toEqual([
      "route 1 from bus",
      "2 from bus: does-not-pass",
      "route 5 from bus",
      "route 4 from audit",
    ]);
  });

  it("as a dead letter to no subscription", () => {
    expect(route({ isDeadLetter: true })).toEqual(route().filter((words) => !words.startsWith("deliver")));
  });

  it("no further once a limit was passed", () => {
    for (let count = 0; count <= route().length; count += 1) {
      expect(route({ overAfter: count })).toEqual(route().slice(0, count));
    }
  });
});

describe("the channels reached", () => {
  it("are each asked once, in a circle too, the nearest first", () => {
    const asked: string[] = [];
    const reached = channelsReached(["bus"], (channel) => {
      asked.push(channel);
      return BINDINGS.filter(([, source]) => source === channel).map(([, , target]) => target);
    });
    expect([...reached]).toEqual(["bus", "queue", "shut", "audit"]);
    expect(asked).toEqual([...reached]);
  });
});
