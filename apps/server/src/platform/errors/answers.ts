import {
  ApiError,
  answerTooLarge,
  busy,
  conflict,
  notFound,
  notThereYet,
  otherSchemaVersion,
  otherVersion,
  preconditionFailed,
  validationError,
} from "./api-error.js";
import { ClientGone } from "./client-gone.js";
import { DATABASE_AWAY } from "./database-failure.js";
import type { Refusal, RefusalName, RefusalNamed } from "./refusals.js";
import {
  answerRefused,
  architectureRefused,
  decisionRefused,
  flowRefused,
  notDrawable,
  promiseRefused,
  STATUS_OF_BUNDLE,
  STATUS_OF_EDIT,
  STATUS_OF_QUESTION,
} from "./refusals-of-engines.js";

const WHY_NOT_AGAIN: Readonly<Record<"pinned_format_not_exported" | "pinned_not_issued", string>> = {
  pinned_format_not_exported: "A state that names no decisions is of a format that is no longer exported",
  pinned_not_issued:
    "The state has no seal that this project of this instance gave it: only what was exported is exported again",
};

/** What each refusal is answered with: the one place where outcomes of work become statuses, words and headers. */
const ANSWERS: { readonly [Name in RefusalName]: (refusal: RefusalNamed<Name>) => Error } = {
  busy: () => busy("Too many jobs are waiting"),
  "client-gone": () => new ClientGone(),
  "database-away": () => new Error(DATABASE_AWAY),
  "no-project": () => notFound(),
  "no-model": () => notFound("There is no such model"),
  "no-branch": () => notFound("The project has no such branch"),
  "no-open-branch": () => notFound("branchId: names no open branch"),
  "no-branch-to-compare": () => notFound("The project has no such branch, or it is not open"),
  "no-side": ({ side }) => notFound(`${side}: names nothing here`),
  "no-revision": () => notFound("The project has no such revision"),
  "no-scenario": () => notFound("The project has no such scenario"),
  "no-view": () => notFound("The project has no such view"),
  "no-profile": () => notFound("The project has no such stress profile"),
  "no-stress-run": () => notFound("The project has no such stress run"),
  "not-open": ({ state }) => conflict(`The branch is ${state}`),
  variant: () => conflict("A variant is never merged"),
  "other-version": ({ subject, modelVersion }) => otherVersion(subject, modelVersion),
  "other-schema-version": ({ version }) => otherSchemaVersion(version),
  "already-there": ({ kind }) => preconditionFailed(`the ${kind}`),
  "not-there-yet": ({ kind }) => notThereYet(`the ${kind}`),
  "edit-refused": ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: STATUS_OF_EDIT[code], type: code, title, errors }),
  "id-taken": () =>
    conflict("The ID of a schema was taken by another project", [{ field: "id", message: "is in use" }]),
  conflicts: ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: 409, type: code, title, errors }),
  "import-refused": ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: 400, type: code, title, errors }),
  "no-import": () => notFound("The project has no such source import"),
  "import-not-open": ({ state }) => conflict(`The import is ${state}`),
  "not-importable": ({ why }) => conflict(why),
  "no-snapshot-of-scan": () =>
    new ApiError({ status: 409, type: "no_snapshot", title: "The scan has no snapshot" }),
  "import-too-wide": ({ limit }) =>
    conflict(`What the scan proposes has more than ${limit} characters: nobody could decide it`),
  "not-followed": () => conflict("The project does not follow the repository of the scan"),
  "no-system": () =>
    validationError([{ field: "systemId", message: "is no element of kind system of the main model" }]),
  "id-in-use": () => conflict("The ID is in use", [{ field: "id", message: "is in use" }]),
  "said-wrong": ({ errors }) => validationError(errors),
  "items-refused": ({ items }) =>
    new ApiError({
      status: 409,
      type: "import_items_refused",
      title: "The model does not take some of the items: nothing was written",
      members: { items },
    }),
  "source-refused": ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: 400, type: code, title, errors }),
  "no-owner": () => validationError([{ field: "ownerId", message: "is no element of the main model" }]),
  "schemas-contended": () =>
    conflict("Another project takes the same schema IDs at this moment: import again"),
  "too-much-to-hold": () =>
    new ApiError({
      status: 400,
      type: "import_too_large",
      title: "The document has too many parts to be read",
    }),
  "model-too-large": ({ limit }) => conflict(`The facts of a model have at most ${limit} bytes together`),
  "list-full": ({ list, limit }) =>
    conflict(`A model has at most ${limit} ${list}, as many as a model document may`),
  "schemas-too-large": ({ limit }) =>
    conflict(`The schemas of a project have at most ${limit} bytes together`),
  "storage-full": ({ limit }) =>
    conflict(
      `A workspace stores at most ${limit} bytes, with its history: end branches, or delete stress runs or projects`,
    ),
  "not-drawable": ({ refusal }) => notDrawable(refusal),
  "no-promise": () => notFound("The project has no such promise"),
  "no-promise-revision": () => notFound("revision: the promise has no such revision"),
  "no-obligation": () => notFound("The revision has no such obligation"),
  "no-draft": () => notFound("The promise has no draft"),
  "no-scan": () => notFound("scanId: names no scan of the project"),
  "no-such-scan": () => notFound("The project has no such scan"),
  "not-a-comparison": () =>
    new ApiError({
      status: 409,
      type: "not_a_comparison",
      title: "The scan follows the tracked ref: only a comparison scan has an impact",
    }),
  "scan-without-snapshot": () =>
    new ApiError({ status: 409, type: "no_snapshot", title: "The scan has no snapshot" }),
  "no-change-scan": () =>
    validationError([
      {
        field: "changeScanId",
        message: "must name a completed comparison scan of the project, with its snapshot",
      },
    ]),
  "scan-of-other-repository": ({ repository }) =>
    validationError([{ field: "scanId", message: `must name a scan of ${repository}` }]),
  "no-prefix": () => conflict("The project has no prefix of requirement IDs yet: an owner sets it"),
  "prefix-set-before": () => conflict("The prefix of requirement IDs is set, once for ever"),
  "no-approved-revision": () =>
    new ApiError({
      status: 409,
      type: "no_approved_revision",
      title:
        "No revision of the promise is in force: name a draft by its revision, or wait until a person approves one",
    }),
  "not-runnable": ({ kind }) =>
    new ApiError({
      status: 409,
      type: "not_runnable",
      title: `The service runs no obligation of the kind ${kind}`,
    }),
  "not-a-test-plan": ({ kind }) =>
    new ApiError({
      status: 409,
      type: "not_a_test_plan",
      title: `Evidence belongs to test plans, and ${kind} is none`,
    }),
  "too-many-promises": ({ limit }) => conflict(`A project has at most ${limit} promises`),
  "too-many-runs": ({ limit }) => conflict(`An obligation of a revision has at most ${limit} runs`),
  "body-refused": ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: 400, type: code, title, errors }),
  "promise-refused": ({ refusal }) => promiseRefused(refusal),
  "review-too-large": ({ limit }) =>
    new ApiError({
      status: 413,
      type: "review_too_large",
      title: `The model, schemas, scenarios and promises are over ${limit} bytes together`,
    }),
  "no-such-decision": ({ field }) => validationError([{ field, message: "is no decision of the project" }]),
  "answer-refused": ({ refusal, field }) => answerRefused(refusal, field),
  "no-snapshot": () => notFound("The project has no such snapshot"),
  "too-many-snapshots": ({ limit }) => conflict(`A project keeps at most ${limit} snapshots of its review`),
  "no-question": () => notFound("The project has no such question"),
  "too-many-questions": ({ limit }) => conflict(`A project has at most ${limit} questions`),
  "question-refused": ({ refusal: { code, title } }) =>
    new ApiError({ status: STATUS_OF_QUESTION[code], type: code, title }),
  "no-decision": () => notFound("The project has no such decision"),
  "too-many-decisions": ({ limit }) => conflict(`A project has at most ${limit} decisions`),
  "decision-refused": ({ refusal }) => decisionRefused(refusal),
  "decisions-too-large": ({ limit }) => answerTooLarge("The text of all decisions", limit),
  "bundle-refused": ({ refusal: { code, title, errors } }) =>
    new ApiError({ status: STATUS_OF_BUNDLE[code], type: code, title, errors }),
  "pinned-refused": ({ why }) => new ApiError({ status: 409, type: why, title: WHY_NOT_AGAIN[why] }),
  "no-pinned-input": ({ kind, id }) =>
    new ApiError({
      status: 409,
      type: "pinned_input_unavailable",
      title: `The project does not hold the ${kind} ${id} as it is pinned`,
    }),
  "checks-too-slow": () =>
    conflict(
      "The checks of payloads against their schemas take too long, so nothing is built: simplify the schemas",
    ),
  "no-built-file": () => notFound("path: names no file of the bundle"),
  "file-not-generated": ({ path }) =>
    new ApiError({
      status: 409,
      type: "file_not_generated",
      title: `${path} is not generated: it would hold a number that YAML cannot hold exactly`,
    }),
  "no-proposal": () => notFound("The project has no such proposal"),
  "branch-closed": () => conflict("The branch is closed"),
  "flow-refused": ({ refusal }) => flowRefused(refusal),
  "no-critique": () => notFound("The project has no such critique"),
  "too-many-critiques": ({ limit }) => conflict(`A project has at most ${limit} critiques: delete some`),
  "no-such-part": () => notFound("index: there is nothing at this place"),
  "kept-already": () => conflict("It is kept already"),
  "architecture-refused": ({ refusal }) => architectureRefused(refusal),
  "too-many-proposals": ({ kind, limit }) =>
    conflict(`A project has at most ${limit} open ${kind} proposals`),
  "unknown-refs": ({ aliases }) =>
    notFound(`refs: ${aliases.slice(0, NAMED_ALIASES).join(", ")} name nothing of the main model`),
  "no-scenario-to-revise": () => notFound("reviseScenarioId: the project has no such scenario"),
  "scenario-to-revise-gone": () => conflict("reviseScenarioId: the scenario is deleted"),
  "too-many-scenarios": ({ limit }) => conflict(`A project has at most ${limit} scenarios`),
  "scenario-id-in-use": () =>
    conflict("The ID of the scenario is in use", [{ field: "scenarioId", message: "is in use" }]),
  "context-too-large": ({ limit }) =>
    new ApiError({
      status: 400,
      type: "context_too_large",
      title: `What would be told is over ${limit} bytes: select fewer parts`,
    }),
  "no-target": () => notFound("target: is not in the project, or not in the branch"),
  "stress-refused": ({ refusal: { code, title, errors, reasons } }) =>
    new ApiError({ status: 422, type: code, title, errors, members: { reasons } }),
};

/** The error that a refusal is answered with. */
export function answerTo<Name extends RefusalName>(refusal: RefusalNamed<Name>): Error {
  const answer: (refusal: RefusalNamed<Name>) => Error = ANSWERS[refusal.outcome];
  return answer(refusal);
}

/** Of aliases that a title names. */
const NAMED_ALIASES = 10;

/** What is left of outcomes when the refusals are answered. */
export type Done<Outcome> = Exclude<Outcome, Refusal>;

/** What work came to, or its refusal thrown as the answer it gets. */
export function doneOrAnswered<Outcome extends { readonly outcome: string }>(
  outcome: Outcome,
): Done<Outcome> {
  if (isRefusal(outcome)) {
    throw answerTo(outcome);
  }
  return outcome as Done<Outcome>;
}

function isRefusal(outcome: { readonly outcome: string }): outcome is Refusal {
  return Object.hasOwn(ANSWERS, outcome.outcome);
}
