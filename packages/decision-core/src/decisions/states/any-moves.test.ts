import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { numbered } from "../../testing/decision-bodies.js";
import { ANN, AT, acceptanceOf, BOB, BOT, content, newDecision } from "../../testing/decision-drafts.js";
import { decisionHash } from "../hashes/content-hash.js";
import type { DecisionActor } from "../records/actor.js";
import type { StoredDecision } from "../records/stored-decision.js";
import { acceptDecision } from "./accept-decision.js";
import { changeDecision } from "./change-decision.js";
import type { DecisionMoved } from "./decision-refusal.js";
import { DECISION_MOVES, DECISION_TRIGGERS } from "./moves.js";
import { rejectDecision } from "./reject-decision.js";
import { settle, unsettle } from "./settle.js";
import type { DecisionWrite } from "./write.js";

type Doing = (write: DecisionWrite, number: number) => DecisionMoved;

const findingOf = (number: number) => ({
  ...{ ruleId: "CON-001", subjectId: numbered(number) },
  ...{ fingerprint: "f", ruleVersion: 2 },
});

const DOINGS: readonly Doing[] = [
  (write, number) => changeDecision({ ...write, content: content({ title: `Title ${number}` }) }),
  (write, number) => rejectDecision({ ...write, reason: "Slow", contentHash: number === 1 ? "other" : null }),
  (write) => {
    const done = acceptDecision({ ...acceptanceOf(write.decision), by: write.by });
    return done.ok ? { ok: true, value: done.value.accepted } : done;
  },
  (write) => {
    const by = newDecision({ supersedes: write.decision.id }, { number: 9 });
    const done = acceptDecision({ ...acceptanceOf(by), by: write.by, superseded: write.decision });
    return done.ok ? { ok: true, value: done.value.superseded ?? write.decision } : done;
  },
  (write, number) => settle({ ...write, finding: findingOf(number) }),
  (write, number) => unsettle({ ...write, finding: findingOf(number) }),
];

const anyDoings = fc.array(
  fc.record({
    doing: fc.constantFrom(...DOINGS),
    by: fc.constantFrom<DecisionActor>(ANN, BOB, BOT),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 40 },
);

interface Step {
  readonly by: DecisionActor;
  readonly before: StoredDecision;
  readonly after: StoredDecision;
}

/** What every sequence of moves does, move by move. */
function each(check: (step: Step) => void): void {
  const property = fc.property(anyDoings, fc.constantFrom(ANN, BOT), (all, first) => {
    let decision = newDecision({}, { by: first });
    for (const { doing, by, number } of all) {
      const before = decision;
      const result = doing({ decision, by, at: AT }, number);
      decision = result.ok ? result.value : decision;
      check({ by, before, after: decision });
    }
  });
  fc.assert(property, { seed: 7, numRuns: 300 });
}

describe("whatever is done with a decision", () => {
  it("it never leaves the table of moves", () => {
    each(({ before, after }) => {
      const leading = DECISION_TRIGGERS.flatMap((trigger) => {
        const move = DECISION_MOVES[trigger][before.status];
        return "to" in move ? [move.to] : [];
      });
      expect([before.status, ...leading]).toContain(after.status);
    });
  });

  it("each change is a version of its own, and nothing else is one", () => {
    each(({ before, after }) => {
      expect(after.version).toBe(before.version + (after === before ? 0 : 1));
    });
  });

  it("its hash is frozen once it is decided, and it is settled only once it is accepted", () => {
    each(({ before, after }) => {
      if (before.status !== "proposed") {
        expect(decisionHash(after)).toBe(decisionHash(before));
      }
      const wasAccepted = after.status === "accepted" || after.status === "superseded";
      expect(after.settled !== null).toBe(wasAccepted);
      expect(after.decided !== null).toBe(after.status !== "proposed");
      expect(after.supersededBy !== null).toBe(after.status === "superseded");
    });
  });

  it("an agent token decides nothing, and changes nothing that a person wrote", () => {
    each(({ by, before, after }) => {
      if (by === BOT && after !== before) {
        expect([before.agentsAlone, before.status, after.status]).toEqual([true, "proposed", "proposed"]);
      }
    });
  });
});
