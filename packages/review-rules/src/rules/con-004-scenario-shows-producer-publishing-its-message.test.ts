import { describe, expect, it } from "@jest/globals";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, publish, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/con-004.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { con004 } from "./con-004-scenario-shows-producer-publishing-its-message.js";

const builder = new ModelBuilder();
const orders = builder.element("Orders", "app");
const mail = builder.element("Mail", "app");
const events = builder.channel("Events");
const paid = builder.message("Paid", orders);
const operation = builder.operation("Pay", orders);
const model = builder.build();

const message: Cited = { kind: "message", id: paid };
const producer: Cited = { kind: "element", id: orders };
const TELL = publish("tell", orders, [events, paid]);
const SHOWS = scenario([TELL]);
const witness: Cited = { kind: "scenario", id: SHOWS.id ?? "" };
const UNKNOWN = {
  subject: message,
  result: "unknown",
  severity: "warning",
  reason: 'No scenario shows element "Orders" publishing message "Paid"',
  cites: [message, producer],
  items: [],
};

describe("CON-004", () => {
  itGivesItsExamples(con004, examples);

  it("judges messages, and nothing else", () => {
    expect(subjectsOf(con004, aState(model, [SHOWS]))).toEqual([message]);
  });

  it("verifies what a scenario shows, and cites it", () => {
    expect(judgementOf(con004, aState(model, [SHOWS]), message)).toEqual({
      subject: message,
      result: "verified",
      severity: "warning",
      reason: 'Scenario "A scenario" shows element "Orders" publishing message "Paid"',
      cites: [message, producer, witness],
      items: [witness.id],
    });
  });

  it("names the first scenario by ID, and holds each", () => {
    const [first, second] = [guid(1), guid(2)].map((id) => ({ ...scenario([TELL, TELL]), id }));
    expect(
      judgementOf(
        con004,
        aState(model, [SHOWS, { ...SHOWS, id: guid(2) }, { ...SHOWS, id: guid(1) }]),
        message,
      ),
    ).toMatchObject({
      reason: 'Scenario "A scenario" shows element "Orders" publishing message "Paid"; 2 more scenarios do',
      cites: [message, producer, { kind: "scenario", id: guid(1) }],
      items: [guid(1), guid(2), witness.id],
    });
    expect(
      judgementOf(
        con004,
        aState(
          model,
          [first, second].flatMap((one) => one ?? []),
        ),
        message,
      ),
    ).toMatchObject({
      reason: 'Scenario "A scenario" shows element "Orders" publishing message "Paid"; 1 more scenario does',
    });
  });

  it("finds the step at any depth of a scenario that cannot be played", () => {
    const gone = "00000000-0000-4000-8000-00000000dead";
    const inside = call("pay", gone, operation, { onError: [TELL] });
    expect(judgementOf(con004, aState(model, [scenario([inside])]), message).result).toBe("verified");
  });

  it.each<[string, readonly StepDocument[]]>([
    ["there is no step", []],
    ["another element publishes it", [publish("tell", mail, [events, paid])]],
    ["the producer publishes another message", [publish("tell", orders, [events, guid(99)])]],
    ["a step names no message", [{ ...TELL, message: null } as StepDocument]],
    ["a step names no element", [{ ...TELL, from: null } as StepDocument]],
  ])("cannot tell where %s", (_, steps) => {
    expect(judgementOf(con004, aState(model, [scenario(steps)]), message)).toEqual(UNKNOWN);
  });

  it.each(inEachDoubt(model, "message", paid))(
    "cannot tell while the message is %s",
    (_, doubtful, words) => {
      expect(judgementOf(con004, aState(doubtful, [SHOWS]), message)).toEqual({
        ...UNKNOWN,
        reason: `Message "Paid" ${words}`,
        cites: [message],
        items: [`message ${paid}`],
      });
    },
  );

  it.each(inEachDoubt(model, "element", orders))(
    "cannot tell while the producer is %s",
    (_, doubtful, words) => {
      expect(judgementOf(con004, aState(doubtful, [SHOWS]), message)).toEqual({
        ...UNKNOWN,
        reason: `Element "Orders" ${words}`,
        items: [`element ${orders}`],
      });
    },
  );

  it("cannot tell while the model lacks the producer", () => {
    const lacking = withFact(model, "message", paid, { producerId: guid(99) });
    expect(judgementOf(con004, aState(lacking, [SHOWS]), message)).toEqual({
      ...UNKNOWN,
      reason: `Element "${guid(99)}" is not in the model`,
      cites: [message, { kind: "element", id: guid(99) }],
      items: [`element ${guid(99)}`],
    });
  });

  it("never has a concern, and never blocks", () => {
    const promised = aState(model, [SHOWS], [aPromise({ messageIds: [paid] })]);
    expect(judgementOf(con004, promised, message).severity).toBe("warning");
    expect(con004.results.concern).toBeNull();
  });
});
