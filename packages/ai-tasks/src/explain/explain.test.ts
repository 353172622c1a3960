import { describe, expect, it } from "@jest/globals";
import type { FactStatus } from "@plumbline/model-core";
import type { PromiseRecord } from "@plumbline/promise-core";
import type { Finding } from "@plumbline/review-rules";
import { aliasTable, makeAliases } from "../aliases/make-aliases.js";
import { unavailable } from "../availability/unavailable.js";
import { checkSchema } from "../tasks/check-schema.js";
import { idOf, SHOP } from "../testing/a-shop.js";
import { checkExplanation, EXPLAIN_TASK } from "./explain-output.js";
import { EXPLAINED_KINDS, readExplainRequest } from "./explain-request.js";
import { findingAsData } from "./finding-as-data.js";
import { promiseAsData } from "./promise-as-data.js";
import { noExplanation, writeExplanation } from "./write-explanation.js";

const NOTHING = { target: null, question: null, branchId: null };

function read(body: object) {
  const outcome = readExplainRequest(JSON.stringify(body));
  return outcome.ok ? outcome.value : outcome.refusal.errors;
}

describe("a request for an explanation", () => {
  it("may ask for nothing in particular", () => {
    expect(read(NOTHING)).toEqual(NOTHING);
  });

  it.each(EXPLAINED_KINDS)("may be about a %s", (kind) => {
    const target = {
      kind,
      id: kind === "project" ? null : SHOP.shop,
      ruleId: kind === "finding" ? "REL-001" : null,
    };
    expect(read({ ...NOTHING, target })).toEqual({ ...NOTHING, target });
  });

  it.each([
    [{ target: null, question: null }, "branchId", "is required"],
    [{ ...NOTHING, question: " " }, "question", "must not be blank"],
    [{ ...NOTHING, question: "x".repeat(4_001) }, "question", "must have at most 4000 characters"],
    [
      { ...NOTHING, target: { kind: "project", id: SHOP.shop, ruleId: null } },
      "target.id",
      "must be null for the project",
    ],
    [{ ...NOTHING, target: { kind: "element", id: null, ruleId: null } }, "target.id", "must not be null"],
    [
      { ...NOTHING, target: { kind: "element", id: SHOP.shop, ruleId: "X" } },
      "target.ruleId",
      "must be null but for a finding",
    ],
    [
      { ...NOTHING, target: { kind: "finding", id: SHOP.shop, ruleId: null } },
      "target.ruleId",
      "must not be null for a finding",
    ],
    [{ ...NOTHING, more: 1 }, "more", "is not a known field"],
  ])("%j is refused at %s", (body, field, message) => {
    expect(read(body)).toEqual([{ field, message }]);
  });
});

describe("an explanation", () => {
  const good = { paragraphs: [{ text: "It sells.", cites: ["e1"] }] };

  it.each([
    [good, []],
    [{ paragraphs: [] }, ["/paragraphs"]],
    [{ paragraphs: [{ text: " ", cites: [] }] }, ["/paragraphs/0/text"]],
    [{ paragraphs: [{ text: "x" }] }, ["/paragraphs/0/cites"]],
    [{}, ["/paragraphs"]],
  ])("%j is judged", (answer, pointers) => {
    const checked = checkExplanation(answer);
    expect(checked.ok ? [] : checked.errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it("has a schema that says the same", () => {
    expect(checkSchema(EXPLAIN_TASK.schema, good)).toEqual([]);
    expect(checkSchema(EXPLAIN_TASK.schema, { paragraphs: [{ text: "x" }] })).toEqual([
      { pointer: "/paragraphs/0", message: "must have required property 'cites'" },
    ]);
    const many = { paragraphs: Array.from({ length: 100 }, () => 1) };
    expect(checkSchema(EXPLAIN_TASK.schema, many)).toHaveLength(20);
  });

  it("says what it rests on, and what rests on nothing", () => {
    const aliases = makeAliases([
      { kind: "element", id: SHOP.billing, name: "Billing" },
      { kind: "element", id: SHOP.shop, name: "Shop" },
      { kind: "scenario", id: SHOP.scenario, name: "Pay" },
    ]);
    const labels = new Map<string, FactStatus>([
      [SHOP.shop, "declared"],
      [SHOP.billing, "inferred"],
    ]);
    const output = {
      paragraphs: [
        { text: "One.", cites: ["e1", "e9", "e1", "sc1"] },
        { text: "Two.", cites: ["e2", "</data>"] },
        { text: "Three.", cites: ["nothing"] },
      ],
    };
    const usage = { inputTokens: 1, outputTokens: 1, costUsd: 0, priceSource: "assumed-zero" } as const;
    const explainer = { provider: "Main", model: "m", modelReported: null, usage };
    const design = { aliases: aliasTable(aliases.parts), labels, modelVersion: 3 };
    expect(writeExplanation(output, design, { ...explainer, ...{ ok: true } })).toEqual({
      ...{ sequence: 0, done: true, text: "One.\n\nTwo.\n\nThree.", unavailable: null, modelVersion: 3 },
      ...explainer,
      paragraphs: [
        {
          text: "One.",
          cites: [
            { kind: "element", id: SHOP.shop, name: "Shop" },
            { kind: "scenario", id: SHOP.scenario, name: "Pay" },
          ],
        },
        { text: "Two.", cites: [{ kind: "element", id: SHOP.billing, name: "Billing" }] },
        { text: "Three.", cites: [] },
      ],
      uncited: [2],
      factStatus: { declared: 1, "observed-in-source": 0, inferred: 1, measured: 0, unknown: 0 },
    });
  });

  it("is empty where there is no help", () => {
    const why = unavailable("task-off", { task: "explain", provider: null });
    expect(noExplanation(why, 7)).toMatchObject({
      text: "",
      provider: null,
      unavailable: why,
      modelVersion: 7,
    });
  });
});

describe("what is told of", () => {
  it("a finding is its words, and what it rests on", () => {
    const finding = {
      ...{ ruleId: "REL-001", subjectId: SHOP.shop, result: "concern", severity: "high", reason: "So." },
      cites: [{ kind: "element", id: SHOP.billing, name: "Billing" }],
    } as unknown as Finding;
    expect(findingAsData(finding)).toEqual({
      ...{ ruleId: "REL-001", subject: SHOP.shop, result: "concern", severity: "high", reason: "So." },
      cites: [SHOP.billing],
    });
  });

  const texts = { title: "t", claim: "c", scope: null, preconditions: null, expectedOutcome: null };
  const more = { forbiddenOutcome: null, evidenceCriteria: null };
  const revision = {
    ...texts,
    ...more,
    obligations: [{ key: "O1", kind: "test-plan", title: "Works", recipe: { secret: "recipe" } }],
    links: { elements: [SHOP.shop], scenarios: [] },
    evidenceStatus: { counts: { passed: 1 }, gaps: ["No run"] },
  };
  const promise = { id: idOf(90), requirementId: "ORP-001", state: "approved" };

  it("a promise is its text in force, what is owed and what is shown", () => {
    const record = { ...promise, inForce: revision, draft: null, revisions: [] } as unknown as PromiseRecord;
    expect(promiseAsData(record)).toEqual({
      ...{ requirementId: "ORP-001", state: "approved", ...texts, ...more },
      obligations: [{ key: "O1", kind: "test-plan", title: "Works" }],
      links: [SHOP.shop],
      evidence: { counts: { passed: 1 }, gaps: ["No run"] },
    });
  });

  it("a promise without one is its draft, its last text, or its name", () => {
    const bare = { ...revision, links: null, evidenceStatus: null };
    const of = (parts: object) =>
      promiseAsData({
        ...promise,
        inForce: null,
        draft: null,
        revisions: [],
        ...parts,
      } as unknown as PromiseRecord);
    expect(of({ draft: bare })).toMatchObject({
      title: "t",
      links: null,
      evidence: { counts: null, gaps: [] },
    });
    expect(of({ revisions: [bare] })).toMatchObject({ title: "t" });
    expect(of({})).toEqual({ requirementId: "ORP-001", state: "approved" });
  });
});
