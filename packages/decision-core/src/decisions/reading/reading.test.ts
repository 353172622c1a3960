import { describe, expect, it } from "@jest/globals";
import { numbered } from "../../testing/decision-bodies.js";
import { accepted, BOB, LATER, newDecision, rejected, superseded } from "../../testing/decision-drafts.js";
import { decisionHash } from "../hashes/content-hash.js";
import { isListed } from "./decision-filter.js";
import { decisionRecord } from "./decision-record.js";
import { missingAffectedIds } from "./missing-affected-ids.js";
import { referenceOf } from "./reference-of.js";
import { settlesInForce } from "./settles-in-force.js";

const NONE: ReadonlySet<never> = new Set();

describe("the record of a decision", () => {
  it("is what it says, with its reference, its hash and who did what", () => {
    const decision = newDecision();
    expect(decisionRecord(decision, new Set([numbered(10)]))).toEqual({
      id: decision.id,
      number: 7,
      reference: "ADR-0007",
      status: "proposed",
      ...decision.content,
      missingAffectedIds: [numbered(30)],
      supersededBy: null,
      origin: "human",
      version: 1,
      contentHash: decisionHash(decision),
      proposedBy: "user:ann",
      proposedAt: decision.proposed.at,
      lastChangedBy: "user:ann",
      lastChangedAt: decision.proposed.at,
      decidedBy: null,
      decidedAt: null,
      rejectReason: null,
    });
  });

  it("shows what became of it", () => {
    const fingerprints = { fingerprint: "f1", ruleVersion: 2 };
    expect(decisionRecord(accepted(), NONE)).toMatchObject({
      status: "accepted",
      settles: newDecision().content.settles.map((one) => ({ ...one, ...fingerprints })),
      decidedBy: BOB,
      decidedAt: LATER,
      missingAffectedIds: [numbered(10), numbered(30)],
    });
    expect(decisionRecord(rejected(), NONE)).toMatchObject({ rejectReason: "It is *slow*.", decidedBy: BOB });
    const { old, by } = superseded();
    expect(decisionRecord(old, NONE)).toMatchObject({ status: "superseded", supersededBy: by.id });
    expect(decisionRecord(by, NONE)).toMatchObject({ supersedes: old.id, supersededBy: null });
  });

  it("names it by at least four digits", () => {
    expect([1, 2_000, 12_345].map(referenceOf)).toEqual(["ADR-0001", "ADR-2000", "ADR-12345"]);
  });

  it("lists what it affects and the project does not have", () => {
    expect(missingAffectedIds({ affectedIds: [] }, NONE)).toEqual([]);
    const affectedIds = [numbered(1), numbered(2)];
    expect(missingAffectedIds({ affectedIds }, new Set(affectedIds))).toEqual([]);
  });
});

describe("the decision that settles a finding", () => {
  const settled = { ruleId: "REL-001", subjectId: numbered(40), fingerprint: "f", ruleVersion: 2 };
  const inForce = [
    { id: numbered(1), number: 1, settles: [] },
    { id: numbered(2), number: 2, settles: [settled] },
  ];

  it("is the one in force that names its rule and its subject", () => {
    expect(settlesInForce(inForce, settled)).toBe(inForce[1]);
    expect(settlesInForce(inForce, { ...settled, ruleId: "REL-002" })).toBeNull();
    expect(settlesInForce(inForce, { ...settled, subjectId: numbered(41) })).toBeNull();
  });
});

describe("a list of decisions", () => {
  const decision = { status: "proposed", ...newDecision().content } as const;
  const all = { status: null, affects: null, finding: null };
  const finding = { ruleId: "REL-005", subjectId: numbered(30) };

  it("shows those that meet every filter", () => {
    expect(isListed(decision, all)).toBe(true);
    expect(isListed(decision, { status: "proposed", affects: numbered(30), finding })).toBe(true);
    expect(isListed(decision, { ...all, status: "accepted" })).toBe(false);
    expect(isListed(decision, { ...all, affects: numbered(40) })).toBe(false);
    expect(isListed(decision, { ...all, finding: { ...finding, ruleId: "REL-001" } })).toBe(false);
  });
});
