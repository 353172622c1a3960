import { boolean, orElse, orLeftOut, text } from "@plumbline/model-core/declaring";
import {
  EVIDENCE_REQUEST,
  OBLIGATION_REQUEST,
  PROMISE_REQUEST,
  REVISE_REQUEST,
  RUN_REQUEST,
} from "@plumbline/promise-core";
import { DRY_RUN } from "./dry-run.js";
import { idOf } from "./id-of.js";
import { proposing, reading } from "./tool.js";

const PROMISE_ID = idOf("promise", "list_promises");
const OBLIGATION = text({ about: "Key of the obligation, as O1" });
const READ_PROMISE = "GET /api/projects/{projectId}/promises/{promiseId}";
const READ_RUNS = "GET /api/projects/{projectId}/promises/{promiseId}/runs";
const LOOK_ONLY = orElse(boolean({ about: "true shows what would be added" }), false);

export const LIST_PROMISES = reading({
  name: "list_promises",
  title: "List promises",
  about: "The promises of a project in requirement-number order, with counts of what shows them.",
  own: {},
  list: {
    member: "items",
    fields: [
      "id",
      "requirementId",
      "title",
      "state",
      "origin",
      "latestRevision",
      "inForceRevision",
      "hasDraft",
      "needsReview",
      "counts",
      "hasGaps",
      "updatedAt",
      "draftLastChangedBy",
    ],
  },
  truthNote:
    "Promises are requirements that people state; counts say which of their checks passed, and no more.",
  endpoint: "GET /api/projects/{projectId}/promises",
});

export const GET_PROMISE = reading({
  name: "get_promise",
  title: "Read a promise",
  about: "One promise: its revision in force, its draft, its obligations, and what is not shown yet (gaps).",
  own: { promiseId: PROMISE_ID },
  truthNote: "A claim is no evidence: evidenceStatus says what was shown, and by what.",
  endpoint: READ_PROMISE,
});

export const LIST_PROMISE_RUNS = reading({
  name: "list_promise_runs",
  title: "List runs of a promise",
  about: "Verification runs and evidence of a promise, newest first.",
  own: {
    promiseId: PROMISE_ID,
    obligation: orLeftOut(text({ about: "An obligation by its ID or key: its runs alone" })),
  },
  list: {
    member: "items",
    fields: [
      "id",
      "obligationId",
      "promiseRevision",
      "draft",
      "startedBy",
      "at",
      "recipeHash",
      "evidenceHash",
      "result",
      "scope",
      "environment",
      "modelRevision",
      "commitSha",
      "evidence",
      "limitations",
      "detail",
      "inputs",
      "assertions",
    ],
  },
  truthNote: "A run says what it found of the declared design; evidence is claimed until it was verified.",
  endpoint: READ_RUNS,
});

export const CREATE_PROMISE = proposing({
  name: "create_promise",
  title: "Draft a promise",
  about: "Creates a promise with its first draft.",
  own: { dryRun: DRY_RUN },
  body: PROMISE_REQUEST,
  endpoint: "POST /api/projects/{projectId}/promises",
  readAt: READ_PROMISE,
});

export const UPDATE_PROMISE_DRAFT = proposing({
  name: "update_promise_draft",
  title: "Change a draft",
  about: "Replaces what the draft of a promise says. Takes the same fields as create_promise, all of them.",
  own: { promiseId: PROMISE_ID, dryRun: DRY_RUN },
  body: PROMISE_REQUEST,
  writes: "changes",
  repeats: true,
  endpoint: "PUT /api/projects/{projectId}/promises/{promiseId}",
  readAt: READ_PROMISE,
});

export const REVISE_PROMISE = proposing({
  name: "revise_promise",
  title: "Begin a new draft",
  about: "Begins a draft beside the approved revision of a promise, or one that retires it.",
  own: { promiseId: PROMISE_ID, dryRun: DRY_RUN },
  body: REVISE_REQUEST,
  endpoint: "POST /api/projects/{projectId}/promises/{promiseId}/revise",
  readAt: READ_PROMISE,
});

export const ADD_OBLIGATION = proposing({
  name: "add_obligation",
  title: "Add an obligation",
  about: "Adds an obligation to the draft: a check the service runs, or a test that somebody runs elsewhere.",
  own: { promiseId: PROMISE_ID, dryRun: DRY_RUN },
  body: OBLIGATION_REQUEST,
  endpoint: "POST /api/projects/{projectId}/promises/{promiseId}/obligations",
  readAt: READ_PROMISE,
});

export const GENERATE_OBLIGATIONS = proposing({
  name: "generate_obligations",
  title: "Generate obligations",
  about: "Adds the obligations that follow from the links of a draft; dryRun shows them and adds nothing.",
  own: { promiseId: PROMISE_ID, dryRun: LOOK_ONLY },
  repeats: true,
  endpoint: "POST /api/projects/{projectId}/promises/{promiseId}/obligations/generate",
  readAt: READ_PROMISE,
});

export const RUN_OBLIGATION = proposing({
  name: "run_obligation",
  title: "Run an obligation",
  about: "Runs the check of an obligation on the declared design and stores what came of it.",
  own: { promiseId: PROMISE_ID, obligationKey: OBLIGATION, dryRun: DRY_RUN },
  body: RUN_REQUEST,
  truthNote: "What a check found of the declared design. It is not a measurement of a running system.",
  endpoint: "POST /api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/run",
  readAt: READ_RUNS,
});

export const RECORD_EVIDENCE = proposing({
  name: "record_evidence",
  title: "Record evidence",
  about: "Records the result of a test run elsewhere: verified if the code host says the same, else a claim.",
  own: { promiseId: PROMISE_ID, obligationKey: OBLIGATION, dryRun: DRY_RUN },
  body: EVIDENCE_REQUEST,
  truthNote:
    "Verified was read from the code host; claimed is your word alone, and shows nothing. identity says which.",
  endpoint: "POST /api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/evidence",
  readAt: READ_RUNS,
});
