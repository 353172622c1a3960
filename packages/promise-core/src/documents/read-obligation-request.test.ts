import { describe, expect, it } from "@jest/globals";
import { PROMISE_LIMITS } from "../limits.js";
import {
  numbered,
  SCENARIO_CHECK_REQUEST,
  SOURCE_PATTERN_REQUEST,
  TEST_PLAN_REQUEST,
} from "../testing/request-bodies.js";
import { readObligationRequest } from "./read-obligation-request.js";

function read(body: object) {
  const found = readObligationRequest(JSON.stringify(body));
  return found.ok ? found.value : found.refusal;
}

const check = SCENARIO_CHECK_REQUEST.recipe.scenarioCheck;
const pattern = SOURCE_PATTERN_REQUEST.recipe.sourcePattern;
const plan = TEST_PLAN_REQUEST.recipe.plan;

function ofCheck(fields: object) {
  return { ...SCENARIO_CHECK_REQUEST, recipe: { text: "", scenarioCheck: { ...check, ...fields } } };
}

function ofPlan(fields: object, kind = "contract-test") {
  return { ...TEST_PLAN_REQUEST, kind, recipe: { text: "", plan: { ...plan, ...fields } } };
}

describe("an obligation request", () => {
  it.each([SCENARIO_CHECK_REQUEST, SOURCE_PATTERN_REQUEST])("reads as it is stated", (body) => {
    expect(read(body)).toEqual({ stated: body, sentContractIds: [] });
  });

  it("of a test plan reads with its contracts in order", () => {
    const contractIds = [numbered(20), numbered(21)];
    expect(read(TEST_PLAN_REQUEST)).toEqual({
      stated: {
        ...TEST_PLAN_REQUEST,
        recipe: { ...TEST_PLAN_REQUEST.recipe, plan: { ...plan, contractIds } },
      },
      sentContractIds: plan.contractIds,
    });
  });

  it("of any other kind is a text", () => {
    const body = { kind: "constructor", title: "x", recipe: { text: "by hand" } };
    expect(read(body)).toEqual({ stated: body, sentContractIds: [] });
    const nulls = { ...body.recipe, scenarioCheck: null, sourcePattern: null, plan: null };
    expect(read({ ...body, recipe: nulls })).toEqual({ stated: body, sentContractIds: [] });
  });

  it("has written out what may be left out", () => {
    const expected = [{ id: "a", type: "event-count", kind: "Dropped", expected: 0 }];
    const faults = [{ target: numbered(1), kind: "Error" }];
    expect(read(ofCheck({ expect: expected, faults }))).toMatchObject({
      stated: {
        recipe: {
          scenarioCheck: {
            faults: [{ target: numbered(1), kind: "Error", failFirst: null }],
            expect: [{ ...expected[0], target: null }],
          },
        },
      },
    });
    expect(read(ofCheck({ faults: null }))).toMatchObject({
      stated: { recipe: { scenarioCheck: { faults: [] } } },
    });
    const { repository } = pattern;
    const short = { repository, pattern: "in-memory-outbox" };
    expect(read({ ...SOURCE_PATTERN_REQUEST, recipe: { text: "", sourcePattern: short } })).toMatchObject({
      stated: { recipe: { sourcePattern: { ...short, service: null, requireUnconditional: true } } },
    });
    const { steps, expectedObservations } = plan;
    const least = { ...TEST_PLAN_REQUEST, recipe: { text: "", plan: { steps, expectedObservations } } };
    const none = { inputs: [], forbiddenObservations: [], contractIds: [], evidenceSource: null };
    expect(read(least)).toEqual({
      stated: { ...least, recipe: { text: "", plan: { steps, expectedObservations, ...none } } },
      sentContractIds: [],
    });
    const { job: _, ...source } = plan.evidenceSource;
    expect(read(ofPlan({ evidenceSource: source }))).toMatchObject({
      stated: { recipe: { plan: { evidenceSource: { job: null } } } },
    });
  });

  it.each(["integration-test", "failure-test"])("of the kind %s has a plan", (kind) => {
    expect(read(ofPlan({}, kind))).toMatchObject({ stated: { kind } });
  });

  it.each<[string, object, string, string]>([
    [
      "a part of another kind",
      { ...TEST_PLAN_REQUEST, kind: "review" },
      "recipe.plan",
      "does not fit the kind review",
    ],
    [
      "no part",
      { ...SCENARIO_CHECK_REQUEST, recipe: { text: "" } },
      "recipe.scenarioCheck",
      "is required of the kind scenario-check",
    ],
    [
      "no pattern",
      { ...SOURCE_PATTERN_REQUEST, recipe: { text: "", sourcePattern: null } },
      "recipe.sourcePattern",
      "is required",
    ],
    ["no plan", { ...TEST_PLAN_REQUEST, recipe: { text: "" } }, "recipe.plan", "is required"],
    [
      "two parts",
      { ...SCENARIO_CHECK_REQUEST, recipe: { text: "", scenarioCheck: check, plan } },
      "recipe.plan",
      "does not fit",
    ],
    [
      "an odd kind",
      { kind: "Review", title: "a", recipe: { text: "" } },
      "kind",
      "must be 1 to 50 lower-case letters, digits and hyphens",
    ],
    ["a long kind", { kind: "x".repeat(51), title: "a", recipe: { text: "" } }, "kind", "must be 1 to 50"],
    ["a blank title", { ...SCENARIO_CHECK_REQUEST, title: "" }, "title", "must not be blank"],
    ["no assertion", ofCheck({ expect: [] }), "recipe.scenarioCheck.expect", "must have at least one entry"],
    [
      "a target twice",
      ofCheck({ faults: [check.faults[0], check.faults[1], { ...check.faults[0], kind: "Outage" }] }),
      "recipe.scenarioCheck.faults[2].target",
      "has a fault before",
    ],
    [
      "an ID twice",
      ofCheck({ expect: [check.expect[0], check.expect[0]] }),
      "recipe.scenarioCheck.expect[1].id",
      "is the ID of an assertion before",
    ],
    [
      "an unknown outcome",
      ofCheck({ expect: [{ ...check.expect[0], expected: "Done" }] }),
      "recipe.scenarioCheck.expect[0].expected",
      "must be one of ",
    ],
    [
      "an unknown assertion",
      ofCheck({ expect: [{ id: "a", type: "latency" }] }),
      "recipe.scenarioCheck.expect[0].type",
      "must be one of ",
    ],
    [
      "an unknown fault",
      ofCheck({ faults: [{ target: numbered(1), kind: "Slow" }] }),
      "recipe.scenarioCheck.faults[0].kind",
      "must be one of ",
    ],
    [
      "a fraction",
      ofCheck({ faults: [{ target: numbered(1), kind: "Error", failFirst: 1.5 }] }),
      "recipe.scenarioCheck.faults[0].failFirst",
      "must be an integer of 1 or more",
    ],
    [
      "0 attempts",
      ofCheck({ faults: [{ target: numbered(1), kind: "Error", failFirst: 0 }] }),
      "recipe.scenarioCheck.faults[0].failFirst",
      "must be an integer of 1 or more",
    ],
    [
      "a negative count",
      ofCheck({ expect: [{ ...check.expect[1], expected: -1 }] }),
      "recipe.scenarioCheck.expect[0].expected",
      "must be an integer of 0 or more",
    ],
    ["no step", ofPlan({ steps: [] }), "recipe.plan.steps", "must have at least one entry"],
    [
      "no observation",
      ofPlan({ expectedObservations: [] }),
      "recipe.plan.expectedObservations",
      "must have at least one entry",
    ],
    ["a blank item", ofPlan({ inputs: ["a", " "] }), "recipe.plan.inputs[1]", "must not be blank"],
    [
      "a long list",
      ofPlan({ inputs: Array(51).fill("x") }),
      "recipe.plan.inputs",
      "must have at most 50 entries",
    ],
    [
      "a long workflow",
      ofPlan({ evidenceSource: { ...plan.evidenceSource, workflow: "x".repeat(256) } }),
      "recipe.plan.evidenceSource.workflow",
      "must have at most 255 characters",
    ],
    [
      "an upper-case repository",
      ofPlan({ evidenceSource: { ...plan.evidenceSource, repository: "A/b" } }),
      "recipe.plan.evidenceSource.repository",
      "must be owner/name",
    ],
  ])("is refused with %s", (_, body, field, message) => {
    expect(read(body)).toMatchObject({
      code: "validation_error",
      errors: [{ field, message: expect.stringContaining(message) }],
    });
  });

  it("says nothing of entries that cannot be read but that", () => {
    const faults = [
      { target: "x", kind: "Error" },
      { target: "x", kind: "Error" },
    ];
    expect(read(ofCheck({ faults }))).toMatchObject({
      errors: [0, 1].map((index) => ({ field: `recipe.scenarioCheck.faults[${index}].target` })),
    });
    expect(read(ofCheck({ expect: [7, 7] }))).toMatchObject({
      code: "invalid_body",
      errors: [{ field: "recipe.scenarioCheck.expect[0]" }, { field: "recipe.scenarioCheck.expect[1]" }],
    });
    expect(read({ kind: "scenario-check", title: "a", recipe: 7 })).toMatchObject({
      errors: [{ field: "recipe", message: "must be an object" }],
    });
    expect(read({ kind: 1, title: "a", recipe: { text: "" } })).toMatchObject({
      errors: [{ field: "kind" }],
    });
    expect(read(ofCheck({ expect: "all" }))).toMatchObject({
      errors: [{ field: "recipe.scenarioCheck.expect", message: "must be a list" }],
    });
  });

  it("has a recipe of so many characters as JSON", () => {
    const body = (rest: number) => {
      const inputs = Array.from({ length: 3 }, () => "x".repeat(PROMISE_LIMITS.textCharacters));
      const least = JSON.stringify({ text: "", plan: { ...plan, inputs } }).length;
      return { ...ofPlan({ inputs }), recipe: { text: "y".repeat(rest - least), plan: { ...plan, inputs } } };
    };
    const most = PROMISE_LIMITS.recipeCharacters;
    expect(read(body(most))).toHaveProperty("stated");
    expect(read(body(most + 1))).toMatchObject({
      code: "validation_error",
      errors: [{ field: "recipe", message: "must have at most 32768 characters as JSON" }],
    });
  });
});
