import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { SCENARIO_LIMITS } from "@plumbline/playback-engine";
import {
  ALL_MISSING,
  aCall,
  aFlow,
  aMissing,
  anAssertion,
  aStep,
  everyFlow,
  KNOWN,
  numbered,
} from "../testing/flows.js";
import { checkFlowAnswer, checkSubmittedFlow, readSubmittedFlow } from "./check-flow.js";
import type { FlowOutput } from "./flow-output.js";

function errors(flow: FlowOutput): readonly string[] {
  const checked = checkFlowAnswer(flow as unknown as JsonValue, KNOWN);
  return checked.ok ? [] : checked.errors.map(({ pointer, message }) => `${pointer} ${message}`);
}

const EMPTY_BRANCH = aStep({ key: "p", type: "parallel" });
const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    aCall({ key: `c${level}`, ...(level === 0 ? {} : { parent: `c${level - 1}`, slot: "then" as const }) }),
  );

describe("a flow", () => {
  it("holds with every type of step, slot, missing part, fault and assertion", () => {
    expect(errors(everyFlow())).toEqual([]);
  });

  it("of an AI has no refs, of a submitter its own", () => {
    const flow = aFlow({ refs: [{ alias: "shop", id: numbered(1) }] });
    expect(errors(flow)).toEqual(["/refs/0 must not be there: parts have their aliases"]);
    const read = readSubmittedFlow(flow as unknown as JsonValue);
    expect(read.ok && checkSubmittedFlow(read.value, KNOWN)).toEqual({ ok: true, value: flow });
    expect(readSubmittedFlow(1)).toMatchObject({ ok: false });
    expect(errors(1 as never)).toEqual([" must be an object"]);
  });

  it.each<[string, Partial<FlowOutput>, readonly string[]]>([
    [
      "an alias given twice",
      { missing: [...ALL_MISSING, aMissing({ alias: "bank", kind: "element", elementKind: "system" })] },
      ["/missing/7/alias stands for another part already"],
    ],
    [
      "the alias of a part that is there",
      { missing: [aMissing({ alias: "web", kind: "channel", channelKind: "topic" })] },
      ["/missing/0/alias stands for another part already", "/questions/0/about/0 is no known alias"],
    ],
    [
      "an unknown alias in a question",
      { questions: [{ text: "Who?", about: ["nobody"] }] },
      ["/questions/0/about/0 is no known alias"],
    ],
    [
      "a fault on a message",
      { faults: [{ target: "ordered", kind: "Error", failFirst: null }] },
      [
        "/faults/0/target must be the alias of a part of kind operation, channel, subscription or element, and is that of one of kind message",
      ],
    ],
    [
      "an operation as an element",
      { steps: [aCall({ from: "order" })] },
      ["/steps/0/from must be the alias of a part of kind element, and is that of one of kind operation"],
    ],
    [
      "a call without an operation",
      { steps: [aCall({ operation: null })] },
      ["/steps/0/operation must not be null: a step of type call has one"],
    ],
    [
      "a call with a channel",
      { steps: [aCall({ channel: "events" })] },
      ["/steps/0/channel must be null: a step of type call has none"],
    ],
    [
      "a write with headers",
      {
        steps: [
          aStep({
            key: "w",
            type: "write",
            from: "web",
            store: "store",
            headers: [{ name: "a", value: "b" }],
          }),
        ],
      },
      ["/steps/0/headers must be null: a step of type write has none"],
    ],
    [
      "a root with a parent",
      { steps: [aCall(), aCall({ key: "b", parent: "place" })] },
      ["/steps/1/parent must be null: a step in the slot root has none"],
    ],
    [
      "a then without a parent",
      { steps: [aCall({ slot: "then" })] },
      ["/steps/0/parent must not be null: a step in the slot then has one"],
    ],
    [
      "a branch without its index",
      { steps: [EMPTY_BRANCH, aCall({ parent: "p", slot: "branch" })] },
      ["/steps/1/branchIndex must not be null: a step in the slot branch has one"],
    ],
    [
      "a handler without its subscription",
      {
        steps: [
          aStep({ key: "p", type: "publish", from: "web", channel: "events", message: "ordered" }),
          aCall({ parent: "p", slot: "handler" }),
        ],
      },
      ["/steps/1/handlerOf must not be null: a step in the slot handler has one"],
    ],
    [
      "a later step as parent",
      { steps: [aCall({ key: "a", parent: "b", slot: "then" }), aCall({ key: "b" })] },
      ["/steps/0/parent must be the key of an earlier step"],
    ],
    [
      "itself as parent",
      { steps: [aCall({ key: "a", parent: "a", slot: "then" })] },
      ["/steps/0/parent must be the key of an earlier step"],
    ],
    [
      "a slot that the parent does not have",
      { steps: [aCall(), aCall({ key: "b", parent: "place", slot: "else" })] },
      ["/steps/1/slot must be a slot of the step call, which has then and onError"],
    ],
    [
      "a step inside a write",
      {
        steps: [
          aStep({ key: "w", type: "write", from: "web", store: "store" }),
          aCall({ parent: "w", slot: "then" }),
        ],
      },
      ["/steps/1/slot must be a slot of the step write, which has none"],
    ],
    ["a key twice", { steps: [aCall(), aCall()] }, ["/steps/1/key is the key of an earlier step"]],
    [
      "a header twice",
      {
        steps: [
          aStep({
            key: "p",
            type: "publish",
            from: "web",
            channel: "events",
            message: "ordered",
            headers: [
              { name: "a", value: "1" },
              { name: "a", value: "2" },
            ],
          }),
        ],
      },
      ["/steps/0/headers/1/name is the name of an earlier header"],
    ],
    [
      "no JSON",
      { steps: [aCall({ requestJson: "{" })] },
      [
        "/steps/0/requestJson must be the text of a JSON value: it is not JSON: the text ends at line 1, column 2",
      ],
    ],
    [
      "a repeated key",
      { steps: [aCall({ responseJson: '{"a":1,"a":2}' })] },
      ["/steps/0/responseJson must be JSON without a repeated key"],
    ],
    [
      "a number out of range",
      { steps: [aCall({ requestJson: "1e999" })] },
      ["/steps/0/requestJson must be JSON without a number out of range"],
    ],
    [
      "a long number",
      { steps: [aCall({ requestJson: "1".repeat(41) })] },
      ["/steps/0/requestJson must be JSON without a number of too many characters"],
    ],
    [
      "U+0000",
      { steps: [aCall({ requestJson: '"\\u0000"' })] },
      ["/steps/0/requestJson must be JSON without U+0000"],
    ],
    [
      "half a character",
      { steps: [aCall({ requestJson: '"\\ud800"' })] },
      ["/steps/0/requestJson must be JSON of valid Unicode"],
    ],
    [
      "an assertion of another type's fields",
      { assertions: [anAssertion({ count: 1 }), anAssertion({ key: "b", type: "event-count" })] },
      [
        "/assertions/0/count must be null: an assertion of type outcome has none",
        "/assertions/1/step must be null: an assertion of type event-count has none",
        "/assertions/1/outcome must be null: an assertion of type event-count has none",
        "/assertions/1/eventKind must not be null: an assertion of type event-count has one",
        "/assertions/1/count must not be null: an assertion of type event-count has one",
      ],
    ],
    [
      "a missing part of another kind's fields",
      { missing: [aMissing({ alias: "a", kind: "channel", transport: "http" })] },
      [
        "/missing/0/transport must be null: a missing part of kind channel has none",
        "/missing/0/channelKind must not be null: a missing part of kind channel has one",
      ],
    ],
    [
      "missing parts in a circle",
      {
        missing: [
          aMissing({ alias: "a", kind: "element", elementKind: "app", parent: "b" }),
          aMissing({ alias: "b", kind: "element", elementKind: "app", parent: "a" }),
          aMissing({ alias: "c", kind: "element", elementKind: "app", parent: "a" }),
        ],
      },
      ["/missing/0/parent leads back to the part itself", "/missing/1/parent leads back to the part itself"],
    ],
    [
      "a payload nested too deep",
      { steps: [aCall({ requestJson: `${"[".repeat(33)}${"]".repeat(33)}` })] },
      ["/steps/0/requestJson nests arrays and objects over 32 levels"],
    ],
    [
      "steps nested too deep",
      { steps: nested(SCENARIO_LIMITS.stepListLevels + 1) },
      ["/steps/23 step lists nest over 24 levels"],
    ],
    [
      "more steps and lists than a scenario holds",
      { steps: [EMPTY_BRANCH, aCall({ parent: "p", slot: "branch", branchIndex: 499 })] },
      ["/steps holds over 500 steps and step lists"],
    ],
    [
      "a control character in a routing key",
      {
        steps: [
          aStep({
            key: "p",
            type: "publish",
            from: "web",
            channel: "events",
            message: "ordered",
            routingKey: "a\nb",
            headers: [{ name: "a", value: "\u0001" }],
          }),
        ],
      },
      [
        "/steps/0/headers must hold no control character, at /a",
        "/steps/0/routingKey must hold no control character",
      ],
    ],
    ["a key that spells no ID", { steps: [aCall()], assertions: [anAssertion({ step: "x" })] }, []],
  ])("with %s is told where that is", (_, change, expected) => {
    expect(errors(aFlow(change))).toEqual(
      expected.filter((line) => !line.startsWith("/questions") || change.questions !== undefined),
    );
  });

  it("over the bytes of a stored scenario is refused as a whole", () => {
    const requestJson = JSON.stringify("x".repeat(65_000));
    const steps = Array.from({ length: 9 }, (_, n) => aCall({ key: `${n}`, requestJson }));
    expect(errors(aFlow({ steps }))).toEqual([expect.stringMatching(/^ The scenario takes \d+ bytes/)]);
  });
});
