import { describe, expect, it } from "@jest/globals";
import { FACT_STATUSES, type FactKind } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/tru-001.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { tru001 } from "./tru-001-approved-promise-stands-on-confirmed-facts.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const mail = builder.element("Mail");
const pay = builder.operation("Pay", bank);
const events = builder.channel("Events");
const letters = builder.channel("Letters", "queue");
const sends = builder.subscription(letters, mail);
const bound = builder.binding(events, letters);
const paid = builder.message("Paid", bank);
const model = builder.build();

const PROMISE = aPromise({ operationIds: [pay], channelIds: [events], messageIds: [paid] });
const PATH: readonly (readonly [kind: FactKind, id: string, called: string])[] = [
  ["operation", pay, 'Operation "Pay"'],
  ["channel", events, 'Channel "Events"'],
  ["message", paid, 'Message "Paid"'],
  ["element", bank, 'Element "Bank"'],
  ["binding", bound, 'The binding from "Events" to "Letters"'],
  ["channel", letters, 'Channel "Letters"'],
  ["subscription", sends, 'The subscription of "Mail" on "Letters"'],
  ["element", mail, 'Element "Mail"'],
];

describe("TRU-001", () => {
  itGivesItsExamples(tru001, examples);

  it("judges each part of the path of approved promises, and nothing else", () => {
    const parts = PATH.map(([kind, id]) => ({ kind, id }));
    const subjects = subjectsOf(tru001, aState(model, [], [PROMISE]));
    expect(subjects).toHaveLength(parts.length);
    expect(subjects).toEqual(expect.arrayContaining(parts));
    expect(subjectsOf(tru001, aState(model))).toEqual([]);
    const draft = aPromise({ operationIds: [pay] }, { isApproved: false });
    expect(subjectsOf(tru001, aState(model, [], [draft]))).toEqual([]);
  });

  it.each(PATH)("judges the %s %s by its label and its stale mark", (kind, id, called) => {
    const subject: Cited = { kind, id };
    const base = { subject, severity: "blocking", cites: [subject], items: [] };
    expect(judgementOf(tru001, aState(model, [], [PROMISE]), subject)).toEqual({
      ...base,
      result: "verified",
      reason: `${called} is confirmed, as an approved promise needs it`,
    });
    for (const [, doubtful, words] of inEachDoubt(model, kind, id)) {
      expect(judgementOf(tru001, aState(doubtful, [], [PROMISE]), subject)).toEqual({
        ...base,
        result: "concern",
        reason: `${called} ${words}, and an approved promise stands on it`,
      });
    }
  });

  it.each(
    FACT_STATUSES.map((factStatus) => [
      factStatus,
      factStatus === "inferred" || factStatus === "unknown" ? "concern" : "verified",
    ]),
  )("takes the label %s as %s", (factStatus, result) => {
    const labelled = withFact(model, "operation", pay, { factStatus });
    expect(judgementOf(tru001, aState(labelled, [], [PROMISE]), { kind: "operation", id: pay }).result).toBe(
      result,
    );
  });

  it("has a blocking concern about what the model lacks", () => {
    const gone: Cited = { kind: "operation", id: guid(99) };
    const flow = scenario([call("pay", bank, guid(99))]);
    const state = aState(model, [{ ...flow, id: guid(50) }], [aPromise({ scenarioIds: [guid(50)] })]);
    expect(judgementOf(tru001, state, gone)).toEqual({
      subject: gone,
      result: "concern",
      severity: "blocking",
      reason: `Operation "${guid(99)}" is not in the model, and an approved promise stands on it`,
      cites: [gone],
      items: [],
    });
  });

  it("says nothing of a linked scenario that is not there", () => {
    expect(subjectsOf(tru001, aState(model, [], [aPromise({ scenarioIds: [guid(50)] })]))).toEqual([]);
  });
});
