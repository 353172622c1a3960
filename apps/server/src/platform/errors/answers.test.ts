import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { answerTo, doneOrAnswered } from "./answers.js";
import { ApiError } from "./api-error.js";
import { ClientGone } from "./client-gone.js";
import { isDatabaseAway } from "./database-failure.js";
import type { Refusal, RefusalName } from "./refusals.js";

const ISSUE = { field: "x", message: "y" };
const ID = "00000000-0000-4000-8000-000000000001" as Guid;
const ITEM = { id: ID, alias: "a", reason: "model-rule" } as const;

const STALE = {
  modelVersion: 1,
  currentModelVersion: 2,
  scenarioVersion: null,
  currentScenarioVersion: null,
  changed: [],
};

const SAID = { title: "Said so", errors: [ISSUE] };
const REASON = { code: "scenario-invalid", targetId: null, stepId: null, message: "m" } as const;

interface Answered {
  readonly refusal: Refusal;
  /** Status, type, title. */
  readonly answer: readonly [number, string, string];
  readonly errors?: readonly object[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly members?: object;
}

type Answers = {
  readonly [Name in Exclude<RefusalName, "client-gone" | "database-away">]: Answered | readonly Answered[];
};

const NOT_FOUND = [404, "not_found"] as const;
const CONFLICT = [409, "conflict"] as const;

const FAULT = { field: "a", message: "is wrong" };

/** A refusal that says nothing beside its name. */
function alone(outcome: RefusalName, answer: Answered["answer"]): Answered {
  return { refusal: { outcome } as Refusal, answer };
}

/** Every refusal, with what it has always been answered with. */
const ANSWERS: Answers = {
  busy: {
    refusal: { outcome: "busy" },
    answer: [429, "busy", "Too many jobs are waiting"],
    headers: { "Retry-After": "1" },
  },
  "no-project": alone("no-project", [...NOT_FOUND, "There is nothing here, or it is not yours to see"]),
  "no-model": { refusal: { outcome: "no-model" }, answer: [...NOT_FOUND, "There is no such model"] },
  "no-branch": alone("no-branch", [...NOT_FOUND, "The project has no such branch"]),
  "no-open-branch": alone("no-open-branch", [...NOT_FOUND, "branchId: names no open branch"]),
  "no-branch-to-compare": alone("no-branch-to-compare", [
    ...NOT_FOUND,
    "The project has no such branch, or it is not open",
  ]),
  "no-side": {
    refusal: { outcome: "no-side", side: "left" },
    answer: [...NOT_FOUND, "left: names nothing here"],
  },
  "no-import": alone("no-import", [...NOT_FOUND, "The project has no such source import"]),
  "import-not-open": {
    refusal: { outcome: "import-not-open", state: "superseded" },
    answer: [...CONFLICT, "The import is superseded"],
  },
  "not-importable": {
    refusal: { outcome: "not-importable", why: "Because" },
    answer: [...CONFLICT, "Because"],
  },
  "no-snapshot-of-scan": alone("no-snapshot-of-scan", [409, "no_snapshot", "The scan has no snapshot"]),
  "import-too-wide": {
    refusal: { outcome: "import-too-wide", limit: 5 },
    answer: [...CONFLICT, "What the scan proposes has more than 5 characters: nobody could decide it"],
  },
  "not-followed": alone("not-followed", [
    ...CONFLICT,
    "The project does not follow the repository of the scan",
  ]),
  "no-system": {
    refusal: { outcome: "no-system" },
    answer: [400, "validation_error", "systemId: is no element of kind system of the main model"],
    errors: [{ field: "systemId", message: "is no element of kind system of the main model" }],
  },
  "id-in-use": {
    refusal: { outcome: "id-in-use" },
    answer: [...CONFLICT, "The ID is in use"],
    errors: [{ field: "id", message: "is in use" }],
  },
  "said-wrong": {
    refusal: { outcome: "said-wrong", errors: [ISSUE] },
    answer: [400, "validation_error", "x: y"],
    errors: [ISSUE],
  },
  "items-refused": {
    refusal: { outcome: "items-refused", items: [] },
    answer: [409, "import_items_refused", "The model does not take some of the items: nothing was written"],
    members: { items: [] },
  },
  "no-revision": alone("no-revision", [...NOT_FOUND, "The project has no such revision"]),
  "no-scenario": alone("no-scenario", [...NOT_FOUND, "The project has no such scenario"]),
  "no-view": { refusal: { outcome: "no-view" }, answer: [...NOT_FOUND, "The project has no such view"] },
  "no-profile": alone("no-profile", [...NOT_FOUND, "The project has no such stress profile"]),
  "no-stress-run": alone("no-stress-run", [...NOT_FOUND, "The project has no such stress run"]),
  "not-open": {
    refusal: { outcome: "not-open", state: "merged" },
    answer: [...CONFLICT, "The branch is merged"],
  },
  variant: { refusal: { outcome: "variant" }, answer: [...CONFLICT, "A variant is never merged"] },
  "other-version": {
    refusal: { outcome: "other-version", subject: "main", modelVersion: 7 },
    answer: [...CONFLICT, "expectedVersion: main is at version 7"],
    errors: [{ field: "expectedVersion", message: "main is at version 7" }],
    members: { modelVersion: 7 },
  },
  "edit-refused": (["invalid_body", "not_found", "validation_error", "conflict", "in_use"] as const).map(
    (code, at): Answered => ({
      refusal: { outcome: "edit-refused", refusal: { ...SAID, code } },
      answer: [[400, 404, 400, 409, 409][at] ?? 0, code, "Said so"],
      errors: [ISSUE],
    }),
  ),
  "id-taken": {
    refusal: { outcome: "id-taken" },
    answer: [...CONFLICT, "The ID of a schema was taken by another project"],
    errors: [{ field: "id", message: "is in use" }],
  },
  conflicts: {
    refusal: { outcome: "conflicts", refusal: { ...SAID, code: "merge_conflict" } },
    answer: [409, "merge_conflict", "Said so"],
    errors: [ISSUE],
  },
  "import-refused": {
    refusal: { outcome: "import-refused", refusal: { ...SAID, code: "invalid_export" } },
    answer: [400, "invalid_export", "Said so"],
    errors: [ISSUE],
  },
  "source-refused": {
    refusal: { outcome: "source-refused", refusal: { ...SAID, code: "invalid_source" } },
    answer: [400, "invalid_source", "Said so"],
    errors: [ISSUE],
  },
  "no-owner": {
    refusal: { outcome: "no-owner" },
    answer: [400, "validation_error", "ownerId: is no element of the main model"],
    errors: [{ field: "ownerId", message: "is no element of the main model" }],
  },
  "schemas-contended": alone("schemas-contended", [
    ...CONFLICT,
    "Another project takes the same schema IDs at this moment: import again",
  ]),
  "too-much-to-hold": alone("too-much-to-hold", [
    400,
    "import_too_large",
    "The document has too many parts to be read",
  ]),
  "other-schema-version": {
    refusal: { outcome: "other-schema-version", version: 3 },
    answer: [...CONFLICT, "expectedVersion: the schema is at version 3"],
    errors: [{ field: "expectedVersion", message: "the schema is at version 3" }],
  },
  "already-there": {
    refusal: { outcome: "already-there", kind: "channel" },
    answer: [412, "precondition_failed", "If-None-Match: the channel is there already"],
    errors: [{ field: "If-None-Match", message: "the channel is there already" }],
  },
  "not-there-yet": {
    refusal: { outcome: "not-there-yet", kind: "channel" },
    answer: [...CONFLICT, "If-Match: the channel is not there yet"],
    errors: [{ field: "If-Match", message: "the channel is not there yet" }],
  },
  "list-full": {
    refusal: { outcome: "list-full", list: "channels", limit: 10 },
    answer: [...CONFLICT, "A model has at most 10 channels, as many as a model document may"],
  },
  "storage-full": {
    refusal: { outcome: "storage-full", limit: 10 },
    answer: [
      ...CONFLICT,
      "A workspace stores at most 10 bytes, with its history: end branches, or delete stress runs or projects",
    ],
  },
  "model-too-large": {
    refusal: { outcome: "model-too-large", limit: 10 },
    answer: [...CONFLICT, "The facts of a model have at most 10 bytes together"],
  },
  "schemas-too-large": {
    refusal: { outcome: "schemas-too-large", limit: 10 },
    answer: [...CONFLICT, "The schemas of a project have at most 10 bytes together"],
  },
  "not-drawable": (
    [
      ["root_missing", [{ field: "rootId", message: "m" }]],
      ["scenario_missing", [{ field: "scenarioId", message: "m" }]],
      ["diagram_too_large", []],
    ] as const
  ).map(
    ([code, errors]): Answered => ({
      refusal: { outcome: "not-drawable", refusal: { code, message: "m", subject: null } },
      answer: [422, code, "The view cannot be drawn: m"],
      errors,
    }),
  ),
  "no-promise": alone("no-promise", [...NOT_FOUND, "The project has no such promise"]),
  "no-promise-revision": alone("no-promise-revision", [
    ...NOT_FOUND,
    "revision: the promise has no such revision",
  ]),
  "no-obligation": alone("no-obligation", [...NOT_FOUND, "The revision has no such obligation"]),
  "no-draft": { refusal: { outcome: "no-draft" }, answer: [...NOT_FOUND, "The promise has no draft"] },
  "no-such-scan": alone("no-such-scan", [...NOT_FOUND, "The project has no such scan"]),
  "not-a-comparison": {
    refusal: { outcome: "not-a-comparison" },
    answer: [
      409,
      "not_a_comparison",
      "The scan follows the tracked ref: only a comparison scan has an impact",
    ],
  },
  "scan-without-snapshot": alone("scan-without-snapshot", [409, "no_snapshot", "The scan has no snapshot"]),
  "no-change-scan": {
    refusal: { outcome: "no-change-scan" },
    answer: [
      400,
      "validation_error",
      "changeScanId: must name a completed comparison scan of the project, with its snapshot",
    ],
    errors: [
      {
        field: "changeScanId",
        message: "must name a completed comparison scan of the project, with its snapshot",
      },
    ],
  },
  "scan-of-other-repository": {
    refusal: { outcome: "scan-of-other-repository", repository: "acme/shop" },
    answer: [400, "validation_error", "scanId: must name a scan of acme/shop"],
    errors: [{ field: "scanId", message: "must name a scan of acme/shop" }],
  },
  "no-scan": alone("no-scan", [...NOT_FOUND, "scanId: names no scan of the project"]),
  "no-prefix": alone("no-prefix", [
    ...CONFLICT,
    "The project has no prefix of requirement IDs yet: an owner sets it",
  ]),
  "prefix-set-before": alone("prefix-set-before", [
    ...CONFLICT,
    "The prefix of requirement IDs is set, once for ever",
  ]),
  "no-approved-revision": {
    refusal: { outcome: "no-approved-revision" },
    answer: [
      409,
      "no_approved_revision",
      "No revision of the promise is in force: name a draft by its revision, or wait until a person approves one",
    ],
  },
  "not-runnable": {
    refusal: { outcome: "not-runnable", kind: "contract-test" },
    answer: [409, "not_runnable", "The service runs no obligation of the kind contract-test"],
  },
  "not-a-test-plan": {
    refusal: { outcome: "not-a-test-plan", kind: "scenario-check" },
    answer: [409, "not_a_test_plan", "Evidence belongs to test plans, and scenario-check is none"],
  },
  "too-many-promises": {
    refusal: { outcome: "too-many-promises", limit: 2 },
    answer: [...CONFLICT, "A project has at most 2 promises"],
  },
  "too-many-runs": {
    refusal: { outcome: "too-many-runs", limit: 2 },
    answer: [...CONFLICT, "An obligation of a revision has at most 2 runs"],
  },
  "body-refused": {
    refusal: { outcome: "body-refused", refusal: { ...SAID, code: "invalid_body" } },
    answer: [400, "invalid_body", "Said so"],
    errors: [ISSUE],
  },
  "no-question": alone("no-question", [...NOT_FOUND, "The project has no such question"]),
  "too-many-questions": {
    refusal: { outcome: "too-many-questions", limit: 2 },
    answer: [...CONFLICT, "A project has at most 2 questions"],
  },
  "question-refused": [
    {
      refusal: { outcome: "question-refused", refusal: { code: "conflict", title: "Said so" } },
      answer: [...CONFLICT, "Said so"],
    },
    {
      refusal: { outcome: "question-refused", refusal: { code: "human_only", title: "Said so" } },
      answer: [403, "human_only", "Said so"],
    },
  ],
  "promise-refused": [
    {
      refusal: { outcome: "promise-refused", refusal: { code: "conflict", title: "Said so" } },
      answer: [...CONFLICT, "Said so"],
    },
    {
      refusal: {
        outcome: "promise-refused",
        refusal: { code: "revision_changed", title: "Said so", revision: 2, contentHash: "h" },
      },
      answer: [409, "revision_changed", "Said so"],
      members: { revision: 2, contentHash: "h" },
    },
    {
      refusal: { outcome: "promise-refused", refusal: { code: "human_only", title: "Said so" } },
      answer: [403, "human_only", "Said so"],
    },
    {
      refusal: { outcome: "promise-refused", refusal: { code: "promise_too_large", title: "Said so" } },
      answer: [413, "promise_too_large", "Said so"],
    },
    {
      refusal: { outcome: "promise-refused", refusal: { ...SAID, code: "validation_error" } },
      answer: [400, "validation_error", "Said so"],
      errors: [ISSUE],
    },
    {
      refusal: { outcome: "promise-refused", refusal: { code: "not_found", title: "Said so" } },
      answer: [...NOT_FOUND, "Said so"],
    },
  ],
  "review-too-large": {
    refusal: { outcome: "review-too-large", limit: 2 },
    answer: [413, "review_too_large", "The model, schemas, scenarios and promises are over 2 bytes together"],
  },
  "bundle-refused": [
    {
      refusal: {
        outcome: "bundle-refused",
        refusal: { code: "invalid_bundle", title: "No zip", errors: [FAULT] },
      },
      answer: [400, "invalid_bundle", "No zip"],
      errors: [FAULT],
    },
    {
      refusal: {
        outcome: "bundle-refused",
        refusal: { code: "bundle_too_large", title: "Large", errors: [FAULT] },
      },
      answer: [413, "bundle_too_large", "Large"],
      errors: [FAULT],
    },
    {
      refusal: {
        outcome: "bundle-refused",
        refusal: { code: "payload_too_large", title: "Large", errors: [FAULT] },
      },
      answer: [413, "payload_too_large", "Large"],
      errors: [FAULT],
    },
  ],
  "pinned-refused": [
    {
      refusal: { outcome: "pinned-refused", why: "pinned_format_not_exported" },
      answer: [
        409,
        "pinned_format_not_exported",
        "A state that names no decisions is of a format that is no longer exported",
      ],
    },
    {
      refusal: { outcome: "pinned-refused", why: "pinned_not_issued" },
      answer: [
        409,
        "pinned_not_issued",
        "The state has no seal that this project of this instance gave it: only what was exported is exported again",
      ],
    },
  ],
  "no-pinned-input": {
    refusal: { outcome: "no-pinned-input", kind: "scenario", id: "s" },
    answer: [409, "pinned_input_unavailable", "The project does not hold the scenario s as it is pinned"],
  },
  "checks-too-slow": {
    refusal: { outcome: "checks-too-slow" },
    answer: [
      ...CONFLICT,
      "The checks of payloads against their schemas take too long, so nothing is built: simplify the schemas",
    ],
  },
  "no-built-file": {
    refusal: { outcome: "no-built-file", path: "a" },
    answer: [...NOT_FOUND, "path: names no file of the bundle"],
  },
  "file-not-generated": {
    refusal: { outcome: "file-not-generated", path: "asyncapi.yaml" },
    answer: [
      409,
      "file_not_generated",
      "asyncapi.yaml is not generated: it would hold a number that YAML cannot hold exactly",
    ],
  },
  "no-such-decision": {
    refusal: { outcome: "no-such-decision", field: "decisionId" },
    answer: [400, "validation_error", "decisionId: is no decision of the project"],
    errors: [{ field: "decisionId", message: "is no decision of the project" }],
  },
  "answer-refused": [
    {
      refusal: { outcome: "answer-refused", refusal: { code: "forbidden", title: "Said so" }, field: "" },
      answer: [403, "forbidden", "Said so"],
    },
    {
      refusal: { outcome: "answer-refused", refusal: { code: "not_found", title: "Said so" }, field: "" },
      answer: [...NOT_FOUND, "Said so"],
    },
    {
      refusal: {
        outcome: "answer-refused",
        refusal: { code: "conflict", title: "Said so" },
        field: "answers[1]",
      },
      answer: [...CONFLICT, "Said so"],
      errors: [{ field: "answers[1]", message: "Said so" }],
    },
  ],
  "no-snapshot": alone("no-snapshot", [...NOT_FOUND, "The project has no such snapshot"]),
  "too-many-snapshots": {
    refusal: { outcome: "too-many-snapshots", limit: 2 },
    answer: [...CONFLICT, "A project keeps at most 2 snapshots of its review"],
  },
  "no-decision": alone("no-decision", [...NOT_FOUND, "The project has no such decision"]),
  "too-many-decisions": {
    refusal: { outcome: "too-many-decisions", limit: 2 },
    answer: [...CONFLICT, "A project has at most 2 decisions"],
  },
  "decisions-too-large": {
    refusal: { outcome: "decisions-too-large", limit: 2 },
    answer: [422, "answer_too_large", "The text of all decisions is larger than 2 bytes"],
  },
  "decision-refused": [
    {
      refusal: { outcome: "decision-refused", refusal: { code: "conflict", title: "Said so" } },
      answer: [...CONFLICT, "Said so"],
    },
    {
      refusal: {
        outcome: "decision-refused",
        refusal: { code: "decision_changed", title: "Said so", version: 2, contentHash: "h" },
      },
      answer: [409, "decision_changed", "Said so"],
      members: { version: 2, contentHash: "h" },
    },
    {
      refusal: { outcome: "decision-refused", refusal: { code: "human_only", title: "Said so" } },
      answer: [403, "human_only", "Said so"],
    },
    {
      refusal: { outcome: "decision-refused", refusal: { ...SAID, code: "validation_error" } },
      answer: [400, "validation_error", "Said so"],
      errors: [ISSUE],
    },
  ],
  "context-too-large": {
    refusal: { outcome: "context-too-large", limit: 5 },
    answer: [400, "context_too_large", "What would be told is over 5 bytes: select fewer parts"],
  },
  "no-target": alone("no-target", [404, "not_found", "target: is not in the project, or not in the branch"]),
  "no-proposal": alone("no-proposal", [404, "not_found", "The project has no such proposal"]),
  "branch-closed": alone("branch-closed", [409, "conflict", "The branch is closed"]),
  "flow-refused": {
    refusal: {
      outcome: "flow-refused",
      refusal: { code: "proposal_stale", title: "Said so", errors: [], stale: STALE },
    },
    answer: [409, "proposal_stale", "Said so"],
    members: { ...STALE },
  },
  "architecture-refused": {
    refusal: {
      outcome: "architecture-refused",
      refusal: { code: "proposal_items_refused", title: "Said so", errors: [], items: [ITEM] },
    },
    answer: [409, "proposal_items_refused", "Said so"],
    members: { items: [ITEM] },
  },
  "no-critique": alone("no-critique", [404, "not_found", "The project has no such critique"]),
  "too-many-critiques": {
    refusal: { outcome: "too-many-critiques", limit: 5 },
    answer: [409, "conflict", "A project has at most 5 critiques: delete some"],
  },
  "no-such-part": alone("no-such-part", [404, "not_found", "index: there is nothing at this place"]),
  "kept-already": { refusal: { outcome: "kept-already" }, answer: [409, "conflict", "It is kept already"] },
  "too-many-proposals": {
    refusal: { outcome: "too-many-proposals", kind: "flow", limit: 5 },
    answer: [409, "conflict", "A project has at most 5 open flow proposals"],
  },
  "unknown-refs": {
    refusal: { outcome: "unknown-refs", aliases: ["a", "b"] },
    answer: [404, "not_found", "refs: a, b name nothing of the main model"],
  },
  "no-scenario-to-revise": alone("no-scenario-to-revise", [
    404,
    "not_found",
    "reviseScenarioId: the project has no such scenario",
  ]),
  "scenario-to-revise-gone": alone("scenario-to-revise-gone", [
    409,
    "conflict",
    "reviseScenarioId: the scenario is deleted",
  ]),
  "too-many-scenarios": {
    refusal: { outcome: "too-many-scenarios", limit: 5 },
    answer: [409, "conflict", "A project has at most 5 scenarios"],
  },
  "scenario-id-in-use": {
    refusal: { outcome: "scenario-id-in-use" },
    answer: [409, "conflict", "The ID of the scenario is in use"],
    errors: [{ field: "scenarioId", message: "is in use" }],
  },
  "stress-refused": {
    refusal: { outcome: "stress-refused", refusal: { ...SAID, code: "stress_refused", reasons: [REASON] } },
    answer: [422, "stress_refused", "Said so"],
    errors: [ISSUE],
    members: { reasons: [REASON] },
  },
};

describe("what a refusal is answered with", () => {
  it.each(Object.entries(ANSWERS))("%s", (name, answered) => {
    for (const { refusal, answer, errors = [], headers = {}, members = {} } of [answered].flat()) {
      expect(refusal.outcome).toBe(name);
      const error = answerTo(refusal) as ApiError;
      expect(error).toBeInstanceOf(ApiError);
      expect([error.status, error.type, error.message]).toEqual(answer);
      expect({ ...error }).toMatchObject({ errors, headers, members });
    }
  });

  it("nobody, when the client is gone, and by the filter when the database is away", () => {
    expect(answerTo({ outcome: "client-gone" })).toBeInstanceOf(ClientGone);
    expect(isDatabaseAway(answerTo({ outcome: "database-away" }))).toBe(true);
  });

  it("what work came to stays as it is", () => {
    const done = { outcome: "written", version: 3 } as const;
    expect(doneOrAnswered(done)).toBe(done);
    expect(() => doneOrAnswered({ outcome: "variant" })).toThrow("A variant is never merged");
  });
});
