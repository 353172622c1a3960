import type { Guid } from "@plumbline/model-core";

/** A GUID with a number in it. */
export function numbered(number: number): Guid {
  return `0abcdef0-0000-4000-8000-${String(number).padStart(12, "0")}` as Guid;
}

/** A promise request in which everything is set. */
export const FULL_PROMISE = {
  title: "An order is charged once",
  claim: "However often the payment is asked for, one order is charged at most once.",
  scope: "Orders of the web shop",
  preconditions: "The order is placed.",
  expectedOutcome: "One charge.",
  forbiddenOutcome: "Two charges.",
  evidenceCriteria: "The checks pass on the model that is built.",
  forbiddenEvents: [
    { kind: "Dropped", target: numbered(30) },
    { kind: "DeadLettered", target: null },
  ],
  requiresPattern: { repository: "acme/shop", pattern: "transactional-outbox", service: "Ordering" },
  links: {
    scenarioIds: [numbered(1)],
    operationIds: [numbered(20), numbered(21)],
    channelIds: [numbered(30)],
    subscriptionIds: [numbered(40)],
    messageIds: [numbered(50)],
    elementIds: [numbered(10)],
  },
  origin: "ai-suggested",
};

/** The least that a promise request may say. */
export const BARE_PROMISE = {
  title: "An order is charged once",
  claim: "It is.",
  scope: null,
  preconditions: null,
  expectedOutcome: null,
  forbiddenOutcome: null,
  evidenceCriteria: null,
  forbiddenEvents: null,
  requiresPattern: null,
  links: null,
};

export const SCENARIO_CHECK_REQUEST = {
  kind: "scenario-check",
  title: "The order survives a failing payment",
  recipe: {
    text: "The payment fails once.",
    scenarioCheck: {
      scenarioId: numbered(1),
      faults: [
        { target: numbered(20), kind: "Error", failFirst: 1 },
        { target: numbered(21), kind: "Outage", failFirst: null },
      ],
      expect: [
        { id: "a1", type: "outcome", step: "pay", expected: "Succeeded" },
        { id: "a2", type: "event-count", kind: "Dropped", target: numbered(30), expected: 0 },
      ],
    },
  },
};

export const SOURCE_PATTERN_REQUEST = {
  kind: "source-pattern-check",
  title: "The outbox is there",
  recipe: {
    text: "",
    sourcePattern: {
      repository: "acme/shop",
      pattern: "transactional-outbox",
      service: "Ordering",
      requireUnconditional: false,
    },
  },
};

export const TEST_PLAN_REQUEST = {
  kind: "contract-test",
  title: "The contract of the payment holds",
  recipe: {
    text: "Against the running service.",
    plan: {
      steps: ["Ask twice for the same payment."],
      inputs: ["An order"],
      expectedObservations: ["One charge"],
      forbiddenObservations: ["A second charge"],
      contractIds: [numbered(21), numbered(20)],
      evidenceSource: {
        system: "codehost-actions",
        repository: "acme/shop",
        workflow: ".github/workflows/contracts.yml",
        job: "payment",
      },
    },
  },
};

export const FULL_EVIDENCE = {
  result: "passed",
  source: {
    system: "codehost-actions",
    runUrl: "https://code.example/acme/shop/actions/runs/7",
    commitSha: "0123456789abcdef0123456789abcdef01234567",
    conclusion: "success",
  },
  artifactDigest: `sha256:${"0f".repeat(32)}`,
  revision: 2,
};
