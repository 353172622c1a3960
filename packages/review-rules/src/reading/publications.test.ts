import { describe, expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import { publish, scenario, write } from "../../../playback-engine/src/testing/scenario-builder.js";
import { contextOf } from "../state/review-context.js";
import { aState } from "../testing/a-state.js";
import { publications, publishedChannels } from "./publications.js";
import { publishersOfMessages } from "./publishers-of-messages.js";
import { writersOfStores } from "./writers-of-stores.js";

const say = (from: string, channel: string, routingKey?: string) =>
  publish(
    `${from} ${channel} ${routingKey}`,
    from,
    [channel, "paid"],
    routingKey === undefined ? {} : { routingKey },
  );
const without = (step: StepDocument, field: string): StepDocument => ({ ...step, [field]: null });
const contextOfSteps = (...steps: readonly StepDocument[]) => contextOf(aState(NO_FACTS, [scenario(steps)]));

describe("what scenarios publish", () => {
  it("is told by channel and routing key, none first, each with its publishers in order", () => {
    const steps = [
      ...[say("b", "two", "key"), say("a", "two", "key"), say("a", "two", "")],
      ...[say("a", "two"), say("a", "two", "a"), say("a", "one", "z"), say("b", "two", "key")],
    ];
    const told = publications(contextOfSteps(...steps, without(say("c", "one", "z"), "from")));
    expect(
      told.map(({ channelId, routingKey, publisherIds }) => [channelId, routingKey, publisherIds]),
    ).toEqual([
      ["one", "z", ["", "a"]],
      ["two", null, ["a"]],
      ["two", "", ["a"]],
      ["two", "a", ["a"]],
      ["two", "key", ["a", "b"]],
    ]);
  });

  it("has nothing of a step that names no channel, or that publishes nothing", () => {
    const odd = { ...write("w", "a", "s"), channel: "three" } as unknown as StepDocument;
    const context = contextOfSteps(say("a", "one"), without(say("a", "two"), "channel"), odd);
    expect([...publishedChannels(context)]).toEqual(["one"]);
  });

  it("is told by message, with the scenarios that show it; nothing of a step that leaves one of both out", () => {
    const odd = { ...write("w", "a", "s"), message: "paid", from: "odd" } as unknown as StepDocument;
    const steps = [
      say("a", "one"),
      without(say("b", "one"), "message"),
      without(say("c", "one"), "from"),
      odd,
    ];
    const told = publishersOfMessages(contextOfSteps(...steps));
    const scenarioId = scenario([]).id ?? "";
    expect([...told].map(([message, publishers]) => [message, [...publishers]])).toEqual([
      ["paid", [["a", new Set([scenarioId])]]],
    ]);
  });
});

describe("what scenarios write", () => {
  it("is told by store and dataset, in order; nothing of a step that leaves one of both out", () => {
    const keep = (by: string, store: string, dataset: string) =>
      ({ ...write(`${by} ${dataset}`, by, store), dataset }) as StepDocument;
    const odd = { ...say("a", "one"), store: "other", dataset: "rows" } as unknown as StepDocument;
    const steps = [
      keep("b", "s", "rows"),
      keep("a", "s", "rows"),
      keep("a", "s", "files"),
      keep("c", "s", " "),
    ];
    const told = writersOfStores(contextOfSteps(...steps, without(keep("a", "t", "rows"), "store"), odd));
    expect([...told]).toEqual([
      [
        "s",
        [
          { dataset: "files", writerIds: ["a"] },
          { dataset: "rows", writerIds: ["a", "b"] },
        ],
      ],
    ]);
  });
});
