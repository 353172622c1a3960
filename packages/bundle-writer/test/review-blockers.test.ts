import { describe, expect, it } from "@jest/globals";
import type { StoredDecision } from "@plumbline/decision-core";
import { present } from "@plumbline/model-core";
import { readFindings } from "../src/design/read-findings.js";
import type { Blocker, PinnedInputs } from "../src/index.js";
import { ordered } from "../src/testing/a-shop.js";
import { generatedOf, textAt } from "../src/testing/bundle-of.js";
import { decisionsOf } from "../src/testing/decisions-of.js";
import { designOfInputs } from "../src/testing/design-of.js";
import { PROMISED, readyShop, withFact } from "../src/testing/ready-shop.js";

const CALL = ordered("operation", 2);
const NO_SCHEMA = withFact("operation", PROMISED, { requestSchemaId: null });
const CON_001 = 'Operation "POST /orders" names a schema neither for its request nor for its response.';
const SETTLE = "Correct the design, or accept a decision that settles it.";

const blockersIn = (inputs: PinnedInputs, format?: "service-bundle/2") =>
  generatedOf(designOfInputs(inputs, format)).manifest.blockers;
const told = (blockers: readonly Blocker[]) =>
  blockers.map(({ code, subject, message }) => [code, subject, message]);

type Settled = NonNullable<StoredDecision["settled"]>[number];

/** What a decision says of a finding about the promised operation when it settles it. */
function settledAs(inputs: PinnedInputs, ruleId: string): Settled {
  const findings = readFindings(designOfInputs(inputs));
  const isIt = (one: (typeof findings)[number]) => one.ruleId === ruleId && one.subjectId === PROMISED;
  const { ruleVersion, fingerprint } = present(findings.find(isIt));
  return { ruleId, subjectId: PROMISED, ruleVersion, fingerprint };
}

describe("a review blocker", () => {
  const open = NO_SCHEMA(readyShop());
  const settled = settledAs(open, "CON-001");
  const [proposed] = decisionsOf({ projectName: "", scenarios: [], model: open.model });

  function decided(said: Partial<StoredDecision> = {}): PinnedInputs {
    const verdict = present(proposed).proposed;
    const decision = {
      ...present(proposed),
      status: "accepted",
      decided: verdict,
      settled: [settled],
    } as const;
    return { ...open, decisions: [{ ...decision, ...said }] };
  }

  const unsettled = [["review-CON-001", PROMISED, `${CON_001} ${SETTLE}`]];
  const changed = [
    [
      "review-CON-001",
      PROMISED,
      `${CON_001} It changed after a decision named it: correct the design, or accept a decision that settles it as it is now.`,
    ],
  ];

  it("is gone once an accepted decision settles it", () => {
    expect(blockersIn(decided())).toEqual([]);
  });

  it.each(["proposed", "rejected", "superseded"] as const)("is there while the decision is %s", (status) => {
    expect(told(blockersIn(decided({ status })))).toEqual(unsettled);
  });

  it("is there while the decision settles another subject or nothing", () => {
    const other = [{ ...settled, subjectId: CALL }];
    expect(told(blockersIn(decided({ settled: other })))).toEqual(unsettled);
    expect(told(blockersIn(decided({ settled: null })))).toEqual(unsettled);
  });

  it("comes back when it changed since", () => {
    const former = (said: Partial<Settled>) => [{ ...settled, ...said }];
    expect(told(blockersIn(decided({ settled: former({ fingerprint: "former" }) })))).toEqual(changed);
    expect(told(blockersIn(decided({ settled: former({ ruleVersion: 1 }) })))).toEqual(changed);
    const renamed = withFact("operation", PROMISED, { name: "PUT /orders" })(decided());
    expect(told(blockersIn(renamed))).toEqual(
      changed.map(([code, subject, said]) => [code, subject, present(said).replace("POST", "PUT")]),
    );
  });

  it("of a doubtful fact is gone once it is settled, and the fact stays in doubt", () => {
    const doubtful = withFact("operation", PROMISED, { factStatus: "inferred" })(readyShop());
    expect(blockersIn(doubtful).map(({ code }) => code)).toEqual(["fact-inferred", "review-TRU-001"]);
    const { decisions } = decided({ settled: [settledAs(doubtful, "TRU-001")] });
    expect(blockersIn({ ...doubtful, decisions }).map(({ code }) => code)).toEqual(["fact-inferred"]);
  });

  it("is not there in format 2, which has no decisions either", () => {
    expect(blockersIn(open, "service-bundle/2")).toEqual([]);
    const { files, manifest } = generatedOf(designOfInputs(decided(), "service-bundle/2"));
    expect(manifest.pinned.decisions).toBeUndefined();
    expect(files.map(({ path }) => path).filter((path) => path.startsWith("decisions/"))).toEqual([]);
    expect(JSON.parse(textAt(files, "architecture.json")).decisions).toEqual([]);
    const newer = generatedOf(designOfInputs(decided())).files;
    expect(newer.map(({ path }) => path)).toContain("decisions/ADR-0001.md");
    expect(JSON.parse(textAt(newer, "architecture.json")).decisions).toHaveLength(1);
  });
});
