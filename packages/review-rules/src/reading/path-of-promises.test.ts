import { describe, expect, it } from "@jest/globals";
import type { Guid, Model } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  branch,
  call,
  expectCount,
  fault,
  parallel,
  publish,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import {
  APPROVED,
  content,
  guid,
  links,
  revision,
} from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited, CitedKind } from "../records/cited.js";
import { contextOf } from "../state/review-context.js";
import type { ReviewedPromise, ReviewedState } from "../state/reviewed-state.js";
import { aPromise, aState } from "../testing/a-state.js";
import { isOnPath, pathOfPromises } from "./path-of-promises.js";

const builder = new ModelBuilder();
const app = builder.element("app", "app");
const bank = builder.element("bank");
const mail = builder.element("mail");
const store = builder.element("store", "store");
const system = builder.element("system");
const pay = builder.operation("pay", bank);
const events = builder.channel("events", "exchange");
const letters = builder.channel("letters", "queue");
const lost = builder.channel("lost", "queue");
const last = builder.channel("last", "queue");
const sends = builder.subscription(letters, mail, { deadLetter: lost });
const reads = builder.subscription(lost, app);
const bound = builder.binding(events, letters, "key");
const back = builder.binding(lost, last);
const paid = builder.message("paid", app);
const MODEL: Model = {
  ...builder.build(),
  elements: builder.build().elements.map((one) => (one.id === app ? { ...one, parentId: system } : one)),
};

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    app,
    bank,
    mail,
    store,
    system,
    pay,
    events,
    letters,
    lost,
    last,
    sends,
    reads,
    bound,
    back,
    paid,
  }).map(([name, id]) => [id, name]),
);

function pathOf(state: ReviewedState): readonly string[] {
  return [...pathOfPromises(contextOf(state)).parts.values()]
    .map(({ kind, id }) => `${kind} ${NAMES[id] ?? id}`)
    .toSorted();
}

const linking = (...promises: readonly ReviewedPromise[]) => pathOf(aState(MODEL, [], promises));

describe("the path of approved promises", () => {
  it("is what they link, and what that hangs from", () => {
    expect(linking(aPromise({ elementIds: [store] }))).toEqual(["element store"]);
    expect(linking(aPromise({ operationIds: [pay] }))).toEqual(["element bank", "operation pay"]);
    expect(linking(aPromise({ messageIds: [paid] }))).toEqual(["element app", "message paid"]);
  });

  it("has of a subscription its channel, consumer and dead-letter channel, again and again", () => {
    const behindLost = ["binding back", "channel last", "channel lost", "element app", "subscription reads"];
    const all = [...behindLost, "channel letters", "element mail", "subscription sends"].toSorted();
    expect(linking(aPromise({ subscriptionIds: [sends] }))).toEqual(all);
    expect(linking(aPromise({ subscriptionIds: [reads] }))).toEqual(behindLost);
  });

  it("has of a channel its subscriptions and the bindings that leave it, with their targets, whatever the key", () => {
    expect(linking(aPromise({ channelIds: [last] }))).toEqual(["channel last"]);
    expect(linking(aPromise({ channelIds: [letters] }))).not.toContain("binding bound");
    expect(linking(aPromise({ channelIds: [events] }))).toEqual([
      "binding back",
      "binding bound",
      "channel events",
      "channel last",
      "channel letters",
      "channel lost",
      "element app",
      "element mail",
      "subscription reads",
      "subscription sends",
    ]);
  });

  it("is that of all approved promises, and of the revision in force", () => {
    const one = aPromise({ operationIds: [pay] });
    const two = aPromise({ elementIds: [store] });
    expect(linking(one, two)).toEqual(["element bank", "element store", "operation pay"]);
    expect(linking(aPromise({ operationIds: [pay] }, { isApproved: false }))).toEqual([]);
    const revised = [
      revision({ revision: 3, approval: null, content: content({ links: links({ elementIds: [mail] }) }) }),
      revision({ revision: 2, content: content({ links: links({ elementIds: [store] }) }) }),
    ];
    const older = one.promise.revisions;
    expect(linking({ ...one, promise: { ...one.promise, revisions: [...revised, ...older] } })).toEqual([
      "element store",
    ]);
    const retires = revision({ revision: 2, retire: true, content: null, approval: APPROVED });
    expect(linking({ status: null, promise: { ...one.promise, revisions: [retires, ...older] } })).toEqual(
      [],
    );
  });

  describe("with a linked scenario", () => {
    const ofSteps = (...steps: readonly StepDocument[]): readonly string[] => {
      const flow = scenario(steps);
      return pathOf(aState(MODEL, [flow], [aPromise({ scenarioIds: [flow.id as Guid] })]));
    };

    it("has every part that its steps name", () => {
      expect(ofSteps(call("a", app, pay))).toEqual(["element app", "element bank", "operation pay"]);
      expect(ofSteps(write("a", app, store))).toEqual(["element app", "element store"]);
      expect(ofSteps(publish("a", bank, [last, paid], { handlers: { [reads]: [] } }))).toEqual([
        "binding back",
        "channel last",
        "channel lost",
        "element app",
        "element bank",
        "message paid",
        "subscription reads",
      ]);
    });

    it("has those of steps at any depth, taken or not", () => {
      const kept = write("b", app, store);
      const held: readonly StepDocument[] = [
        call("a", bank, pay, { does: [kept] }),
        call("a", bank, pay, { onError: [kept] }),
        parallel("a", [], [kept]),
        branch("a", "x", "Failed", { does: [kept] }),
        branch("a", "x", "Failed", { otherwise: [kept] }),
        publish("a", bank, [last, paid], { handlers: { [sends]: [kept] } }),
      ];
      for (const step of held) {
        expect(ofSteps(step)).toEqual(expect.arrayContaining(["element app", "element store"]));
      }
    });

    it("has what the model lacks, and nothing of a field that names nothing", () => {
      expect(ofSteps(call("a", guid(98), guid(99)))).toEqual([
        `element ${guid(98)}`,
        `operation ${guid(99)}`,
      ]);
      const nothing = [
        { id: "a", type: "call", from: null },
        { id: "b", type: "publish" },
        { id: "c", type: "parallel" },
      ] as unknown as readonly StepDocument[];
      expect(ofSteps(...nothing)).toEqual([]);
      const missing = aPromise({
        messageIds: [guid(97)],
        subscriptionIds: [guid(96)],
        channelIds: [guid(95)],
      });
      expect(linking(missing)).toEqual([
        `channel ${guid(95)}`,
        `message ${guid(97)}`,
        `subscription ${guid(96)}`,
      ]);
    });

    it("has nothing of its faults and assertions, of other scenarios, or of one that is not there", () => {
      const flow = scenario([], [fault(store, "Error")], [expectCount("a", "DataWritten", 0, mail)]);
      const unlinked = { ...scenario([call("a", app, pay)]), id: guid(60) };
      const promise = aPromise({ scenarioIds: [flow.id as Guid, guid(61)], elementIds: [system] });
      const state = aState(MODEL, [flow, unlinked], [promise]);
      expect(pathOf(state)).toEqual(["element system"]);
      expect([...pathOfPromises(contextOf(state)).scenarioIds]).toEqual([flow.id, guid(61)]);
    });
  });

  it("does not hang an element on what it is in", () => {
    expect(linking(aPromise({ elementIds: [app] }))).toEqual(["element app"]);
  });

  it("says of a part whether it is on it, by kind and ID", () => {
    const context = contextOf(aState(MODEL, [], [aPromise({ operationIds: [pay] })]));
    const asked: readonly (readonly [CitedKind, string])[] = [
      ["operation", pay],
      ["element", bank],
      ["element", pay],
      ["element", app],
    ];
    expect(asked.map(([kind, id]) => isOnPath(context, { kind, id } satisfies Cited))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("ends in circles of bindings, on long ways and on channels with very many subscriptions", () => {
    const hostile = new ModelBuilder();
    const consumer = hostile.element("consumer");
    const channels = Array.from({ length: 5_000 }, (_, at) => hostile.channel(`c${at}`, "exchange"));
    const first = channels[0] ?? guid(1);
    channels.forEach((channel, at) => {
      hostile.binding(channel, channels[(at + 1) % channels.length] ?? first);
    });
    for (let count = 0; count < 150_000; count += 1) {
      hostile.subscription(first, consumer);
    }
    const state = aState(hostile.build(), [], [aPromise({ channelIds: [first] })]);
    expect(pathOfPromises(contextOf(state)).parts.size).toBe(160_001);
  });
});
