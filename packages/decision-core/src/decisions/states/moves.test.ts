import { describe, expect, it } from "@jest/globals";
import { numbered } from "../../testing/decision-bodies.js";
import {
  ANN,
  AT,
  acceptanceOf,
  accepted,
  content,
  newDecision,
  rejected,
  superseded,
} from "../../testing/decision-drafts.js";
import { DECISION_STATES, type DecisionState, type StoredDecision } from "../records/stored-decision.js";
import { acceptDecision } from "./accept-decision.js";
import { changeDecision, mayDelete } from "./change-decision.js";
import type { DecisionMoved } from "./decision-refusal.js";
import { DECISION_MOVES, DECISION_TRIGGERS, type DecisionTrigger } from "./moves.js";
import { rejectDecision } from "./reject-decision.js";
import { settle, unsettle } from "./settle.js";

const IN: { readonly [In in DecisionState]: () => StoredDecision } = {
  proposed: () => newDecision(),
  accepted: () => accepted(),
  rejected: () => rejected(),
  superseded: () => superseded().old,
};

const write = (decision: StoredDecision) => ({ decision, by: ANN, at: AT });
const finding = { ruleId: "CON-001", subjectId: numbered(20), fingerprint: "f", ruleVersion: 2 };

const DO: { readonly [On in DecisionTrigger]: (decision: StoredDecision) => DecisionMoved } = {
  write: (decision) => changeDecision({ ...write(decision), content: content({ title: "Another" }) }),
  delete: (decision) => mayDelete(write(decision)),
  accept(decision) {
    const done = acceptDecision(acceptanceOf(decision));
    return done.ok ? { ok: true, value: done.value.accepted } : done;
  },
  reject: (decision) => rejectDecision({ ...write(decision), reason: "Slow", contentHash: null }),
  supersede(old) {
    const by = newDecision({ supersedes: old.id }, { number: 8 });
    const done = acceptDecision({ ...acceptanceOf(by), superseded: old });
    return done.ok ? { ok: true, value: done.value.superseded ?? old } : done;
  },
  settle: (decision) => settle({ ...write(decision), finding }),
  unsettle: (decision) =>
    unsettle({ ...write(decision), finding: { ruleId: "REL-001", subjectId: numbered(40) } }),
};

describe("the moves of a decision", () => {
  it.each(DECISION_STATES)("begin where it stands: %s", (state) => {
    expect(IN[state]().status).toBe(state);
  });

  it.each(DECISION_TRIGGERS.flatMap((trigger) => DECISION_STATES.map((from) => [trigger, from] as const)))(
    "are those of the table: %s in %s",
    (trigger, from) => {
      const move = DECISION_MOVES[trigger][from];
      const before = IN[from]();
      const found = DO[trigger](before);
      if ("refused" in move) {
        expect(found).toEqual({ ok: false, refusal: { code: "conflict", title: move.refused } });
      } else {
        expect(found).toMatchObject({ ok: true, value: { status: move.to === "gone" ? from : move.to } });
        const risen = trigger === "delete" ? 0 : 1;
        expect(found).toMatchObject({ value: { version: before.version + risen } });
      }
    },
  );

  it("lead to accepted from proposed alone, and from accepted to nothing but superseded", () => {
    const leading = DECISION_TRIGGERS.flatMap((trigger) =>
      DECISION_STATES.flatMap((from) => {
        const move = DECISION_MOVES[trigger][from];
        return "refused" in move || move.to === from ? [] : [`${from} ${trigger} ${move.to}`];
      }),
    );
    expect(leading).toEqual([
      "proposed delete gone",
      "proposed accept accepted",
      "proposed reject rejected",
      "accepted supersede superseded",
    ]);
  });
});
