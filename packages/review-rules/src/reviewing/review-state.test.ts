import { describe, expect, it } from "@jest/globals";
import { NO_FACTS, present } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { answered } from "../answers/answered-findings.js";
import { RULE_SET_VERSION, RULES } from "../rules/rule-set.js";
import { aDisposition } from "../testing/a-finding.js";
import { aPromise, aState } from "../testing/a-state.js";
import { hashOf } from "../testing/second-reading.js";
import { hashOfFindings, reviewState } from "./review-state.js";

const builder = new ModelBuilder();
const shop = builder.element("Shop");
const bank = builder.element("Bank");
const pay = builder.operation("Pay", bank);
const events = builder.channel("Events");
builder.message("Paid", bank);
const model = builder.build();
const flow = { ...scenario([call("pay", shop, pay)]), id: guid(50) };
const FINDINGS = reviewState(aState(model, [flow], [aPromise({ channelIds: [events] })]));

describe("the findings of a state", () => {
  it("are those of every rule in the order of the rules, then by subject ID", () => {
    const places = FINDINGS.map(({ ruleId }) => RULES.findIndex(({ id }) => id === ruleId));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(new Set(places).size).toBeGreaterThan(10);
    for (const { id } of RULES) {
      const subjects = FINDINGS.filter(({ ruleId }) => ruleId === id).map(({ subjectId }) => subjectId);
      expect(subjects).toEqual(subjects.toSorted());
    }
  });

  it("say of each what its record holds", () => {
    expect(FINDINGS.find(({ ruleId, subjectId }) => ruleId === "CON-001" && subjectId === pay)).toEqual({
      ruleId: "CON-001",
      ruleVersion: 2,
      category: "contracts",
      subjectKind: "operation",
      subjectId: pay,
      subjectName: "Pay",
      result: "concern",
      severity: "warning",
      reason: expect.stringContaining('"Pay"'),
      cites: [{ kind: "operation", id: pay, name: "Pay", factStatus: "declared", stale: null }],
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("name a promise by its requirement ID", () => {
    expect(FINDINGS.find(({ ruleId }) => ruleId === "TRU-002")?.subjectName).toBe("SHOP-001");
  });

  it("of an ID that steps name as things of several kinds are one", () => {
    const odd = { ...scenario([call("pay", guid(99), guid(99)), call("call", pay, pay)]), id: guid(51) };
    const state = aState(model, [odd], [aPromise({ scenarioIds: [guid(51)] })]);
    const found = reviewState(state).filter(({ ruleId }) => ruleId === "TRU-001");
    const of = (id: string) => found.filter(({ subjectId }) => subjectId === id);
    expect(of(guid(99))).toMatchObject([
      {
        subjectKind: "element",
        subjectName: null,
        reason: expect.stringMatching(/^Element .*; Operation /),
      },
    ]);
    expect(of(pay)).toMatchObject([{ subjectKind: "element", result: "concern", severity: "blocking" }]);
    expect(of(pay)[0]?.cites.map(({ kind }) => kind)).toEqual(["element", "operation"]);
  });

  it("of nothing are none", () => {
    expect(reviewState(aState(NO_FACTS))).toEqual([]);
  });
});

describe("the hash of findings", () => {
  it("is what a second reading hashes: the version of the rule set, then each", () => {
    expect(hashOfFindings(FINDINGS)).toBe(hashOf([RULE_SET_VERSION, ...FINDINGS]));
    expect(hashOfFindings([])).toBe(hashOf([RULE_SET_VERSION]));
    const first = present(FINDINGS[0]);
    const many = Array.from({ length: 1_001 }, (_, at) => ({ ...first, reason: `${at}` }));
    expect(hashOfFindings(many)).toBe(hashOf([RULE_SET_VERSION, ...many]));
  });

  it("is that of findings without answers, whatever the order of their keys", () => {
    const answers = FINDINGS.map((finding) => answered(finding, aDisposition()));
    expect(hashOfFindings(answers)).toBe(hashOfFindings(FINDINGS));
    const turned = FINDINGS.map(({ category, ...others }) => ({ ...others, category }));
    expect(hashOfFindings(turned)).toBe(hashOfFindings(FINDINGS));
  });

  it("differs with each field of a finding, and with their order", () => {
    const first = present(FINDINGS[0]);
    const keys = Object.keys(first);
    const hashes = keys.map((key) => hashOfFindings([{ ...first, [key]: "another" }, ...FINDINGS.slice(1)]));
    const all = [...hashes, hashOfFindings(FINDINGS), hashOfFindings(FINDINGS.toReversed())];
    expect(new Set(all).size).toBe(keys.length + 2);
  });
});
