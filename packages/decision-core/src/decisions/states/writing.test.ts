import { describe, expect, it } from "@jest/globals";
import { numbered } from "../../testing/decision-bodies.js";
import {
  ANN,
  AT,
  acceptanceOf,
  accepted,
  BOB,
  BOT,
  concerns,
  content,
  LATER,
  moved,
  newDecision,
  refusal,
  rejected,
  superseded,
} from "../../testing/decision-drafts.js";
import { decisionHash } from "../hashes/content-hash.js";
import type { FoundFinding } from "../records/finding.js";
import type { StoredDecision } from "../records/stored-decision.js";
import { type AcceptanceOf, acceptDecision } from "./accept-decision.js";
import { changeDecision, mayDelete } from "./change-decision.js";
import { createDecision } from "./create-decision.js";
import { rejectDecision } from "./reject-decision.js";
import { settle, unsettle } from "./settle.js";

const NEW = { id: numbered(900), number: 1, content: content(), at: AT } as const;

describe("a new decision", () => {
  it("is proposed, in its first version, by who made it", () => {
    expect(createDecision({ ...NEW, origin: null, by: ANN })).toEqual({
      id: numbered(900),
      number: 1,
      status: "proposed",
      content: content(),
      settled: null,
      settledIn: null,
      supersededBy: null,
      origin: "human",
      version: 1,
      proposed: { by: ANN, at: AT },
      lastChanged: { by: ANN, at: AT },
      decided: null,
      rejectReason: null,
      agentsAlone: false,
    });
  });

  it("of an agent token is agent-suggested, whatever the request says", () => {
    const made = createDecision({ ...NEW, origin: "human", by: BOT });
    expect(made).toMatchObject({ origin: "agent-suggested", agentsAlone: true });
    const kept = createDecision({ ...NEW, origin: "ai-suggested", by: ANN });
    expect(kept).toMatchObject({ origin: "ai-suggested", agentsAlone: false });
  });
});

describe("a change of a decision", () => {
  const change = (decision: StoredDecision, by = BOB, title = "Another") =>
    changeDecision({ decision, by, at: LATER, content: content({ title }) });

  it("is its next version, with another hash", () => {
    const before = newDecision();
    const after = moved(change(before));
    expect(after).toEqual({
      ...before,
      content: content({ title: "Another" }),
      version: 2,
      lastChanged: { by: BOB, at: LATER },
    });
    expect(decisionHash(after)).not.toBe(decisionHash(before));
  });

  it("that says the same is none, whoever sends it", () => {
    const before = newDecision({}, { by: BOT });
    expect(moved(changeDecision({ decision: before, by: ANN, at: LATER, content: content() }))).toBe(before);
  });

  it("by a token needs a decision that tokens alone wrote", () => {
    const byBot = newDecision({}, { by: BOT });
    expect(moved(change(byBot, BOT))).toMatchObject({ agentsAlone: true, origin: "agent-suggested" });
    const touched = moved(change(byBot, ANN));
    expect(touched).toMatchObject({ agentsAlone: false, origin: "agent-suggested" });
    const title = "An agent token changes and deletes only a decision that agent tokens alone wrote";
    for (const decision of [newDecision(), touched]) {
      expect(refusal(change(decision, BOT))).toEqual({ code: "human_only", title });
      expect(refusal(mayDelete({ decision, by: BOT, at: AT }))).toEqual({ code: "human_only", title });
    }
    expect(moved(mayDelete({ decision: byBot, by: BOT, at: AT }))).toBe(byBot);
  });
});

describe("an acceptance", () => {
  const decision = newDecision();
  const findings = concerns(decision);
  const accept = (fields: Partial<AcceptanceOf> = {}, of = decision) =>
    acceptDecision({ ...acceptanceOf(of), ...fields });
  const withResult = (result: FoundFinding["result"]) => findings.map((one) => ({ ...one, result }));

  it("records each finding with the fingerprint and the rule version that were found, and where", () => {
    const before = newDecision();
    const done = moved(accept());
    expect(done).toEqual({
      accepted: {
        ...before,
        status: "accepted",
        settled: before.content.settles.map((one) => ({ ...one, fingerprint: "f1", ruleVersion: 2 })),
        settledIn: { streamId: numbered(1), version: 5, revisionId: null },
        version: 2,
        lastChanged: { by: BOB, at: LATER },
        decided: { by: BOB, at: LATER },
      },
      superseded: null,
    });
    expect(decisionHash(done.accepted)).toBe(decisionHash(before));
  });

  it("settles what is a concern or unknown", () => {
    expect(moved(accept({ findings: withResult("unknown") })).accepted.status).toBe("accepted");
  });

  it("needs a person", () => {
    const title = "Only a person accepts a decision";
    expect(refusal(accept({ by: BOT }))).toEqual({ code: "human_only", title });
  });

  it("of other content than the present is told the present version and hash", () => {
    expect(refusal(accept({ contentHash: "a" }))).toEqual({
      code: "decision_changed",
      title: "The decision is not the one that was read",
      version: 1,
      contentHash: decisionHash(decision),
    });
  });

  it("is refused for each finding that the state does not have", () => {
    const field = "settles[1]";
    const message = "must name a finding of the state that the decision is accepted in";
    expect(refusal(accept({ findings: findings.slice(0, 1) }))).toEqual({
      code: "validation_error",
      title: `${field} ${message}`,
      errors: [{ field, message }],
    });
    const found = refusal(accept({ findings: findings.map((one) => ({ ...one, ruleId: "X" })) }));
    expect(found.errors).toHaveLength(2);
    const elsewhere = findings.map((one) => ({ ...one, subjectId: numbered(99) }));
    expect(refusal(accept({ findings: elsewhere })).errors).toHaveLength(2);
  });

  it.each(["verified", "not-applicable"] as const)("is refused for a finding that is %s", (result) => {
    const title = `The finding REL-001 of ${numbered(40)} is ${result}: there is nothing to settle`;
    expect(refusal(accept({ findings: withResult(result) }))).toEqual({
      ...{ code: "conflict", title },
      errors: [{ field: "settles[0]", message: title }],
    });
  });

  it("is refused for any finding that is settled already, not only for the first", () => {
    const last = findings.map((one, at) => (at === 0 ? one : { ...one, result: "verified" as const }));
    expect(refusal(accept({ findings: last }))).toMatchObject({
      title: expect.stringMatching(/^The finding REL-005 of .* is verified/),
      errors: [{ field: "settles[1]" }],
    });
  });

  it("is refused for a finding that another decision in force names, unless it supersedes that one", () => {
    const other = accepted(newDecision({}, { number: 3 }));
    const inForce = [{ id: other.id, number: 3, settles: other.settled ?? [] }];
    const title = `The finding REL-001 of ${numbered(40)} is settled by ADR-0003`;
    expect(refusal(accept({ inForce }))).toEqual({
      ...{ code: "conflict", title },
      errors: [{ field: "settles[0]", message: title }],
    });
    const superseding = newDecision({ supersedes: other.id });
    expect(moved(accept({ inForce, superseded: other }, superseding))).toMatchObject({
      accepted: { status: "accepted" },
      superseded: { status: "superseded" },
    });
  });

  it("moves the accepted decision that it supersedes, and no other", () => {
    const old = accepted(newDecision({}, { number: 3 }));
    const superseding = newDecision({ supersedes: old.id });
    const done = moved(accept({ superseded: old }, superseding));
    expect(done.superseded).toEqual({
      ...old,
      status: "superseded",
      supersededBy: superseding.id,
      version: 3,
      lastChanged: { by: BOB, at: LATER },
    });
    expect(refusal(accept({}, superseding))).toEqual({
      code: "conflict",
      title: "The decision to be superseded is not there",
    });
    for (const other of [newDecision(), rejected(), superseded().old]) {
      expect(refusal(accept({ superseded: other }, superseding))).toEqual({
        code: "conflict",
        title: `The decision to be superseded is ${other.status}: only an accepted one is superseded`,
      });
    }
  });
});

describe("a rejection", () => {
  const reject = (fields: object = {}) =>
    rejectDecision({
      decision: newDecision(),
      by: BOB,
      at: LATER,
      reason: "Slow",
      contentHash: null,
      ...fields,
    });

  it("says who rejects it, and why", () => {
    const done = { status: "rejected", decided: { by: BOB, at: LATER }, rejectReason: "Slow", version: 2 };
    expect(moved(reject())).toEqual({ ...newDecision(), ...done, lastChanged: { by: BOB, at: LATER } });
    expect(moved(reject({ contentHash: decisionHash(newDecision()) }))).toMatchObject(done);
  });

  it("needs a person, and the present content where it names one", () => {
    const title = "Only a person rejects a decision";
    expect(refusal(reject({ by: BOT }))).toEqual({ code: "human_only", title });
    expect(refusal(reject({ contentHash: "a" }))).toMatchObject({ code: "decision_changed", version: 1 });
  });
});

describe("what an accepted decision settles", () => {
  const finding = { ruleId: "CON-001", subjectId: numbered(20), fingerprint: "f2", ruleVersion: 2 };
  const write = (decision: StoredDecision, by = BOB) => ({ decision, by, at: AT });

  it("gets a finding more, and one less, while its hash and its state stay", () => {
    const before = accepted();
    const more = moved(settle({ ...write(before), finding }));
    expect(more.settled).toEqual([finding, ...(before.settled ?? [])]);
    expect(more).toMatchObject({ status: "accepted", version: 3, lastChanged: { by: BOB, at: AT } });
    const { ruleId, subjectId } = finding;
    const less = moved(unsettle({ ...write(more), finding: { ruleId, subjectId } }));
    expect(less).toMatchObject({ settled: before.settled, version: 4 });
    expect([more, less].map(decisionHash)).toEqual([decisionHash(before), decisionHash(before)]);
  });

  it("records a finding anew that it settles already, and changes nothing where nothing changes", () => {
    const before = moved(settle({ ...write(accepted()), finding }));
    expect(moved(settle({ ...write(before), finding: { ...finding } }))).toBe(before);
    for (const other of [
      { ...finding, fingerprint: "f3" },
      { ...finding, ruleVersion: 3 },
    ]) {
      const anew = moved(settle({ ...write(before), finding: other }));
      expect(anew.settled).toEqual([other, ...(before.settled?.slice(1) ?? [])]);
    }
    const unknown = { ruleId: "CON-002", subjectId: finding.subjectId };
    expect(moved(unsettle({ ...write(before), finding: unknown }))).toBe(before);
  });

  it("is at most so many findings", () => {
    const settles = Array.from({ length: 200 }, (_, at) => ({ ruleId: "REL-001", subjectId: numbered(at) }));
    const full = accepted(newDecision({ settles }));
    expect(refusal(settle({ ...write(full), finding }))).toEqual({
      code: "conflict",
      title: "A decision settles at most 200 findings",
    });
    const known = { ...finding, ruleId: "REL-001" };
    expect(moved(settle({ ...write(full), finding: known })).settled).toHaveLength(200);
  });

  it("is for people to say, of an accepted decision", () => {
    const title = "Only a person changes what a decision settles";
    expect(refusal(settle({ ...write(accepted(), BOT), finding }))).toEqual({ code: "human_only", title });
    expect(refusal(unsettle({ ...write(accepted(), BOT), finding }))).toEqual({ code: "human_only", title });
    for (const decision of [newDecision(), rejected(), superseded().old]) {
      expect(refusal(settle({ ...write(decision), finding }))).toMatchObject({ code: "conflict" });
      expect(refusal(unsettle({ ...write(decision), finding }))).toMatchObject({ code: "conflict" });
    }
  });
});
