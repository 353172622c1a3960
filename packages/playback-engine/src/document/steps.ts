import { parseGuid } from "@plumbline/model-core";
import {
  asSent,
  later,
  list,
  mapOf,
  type Node,
  nullable,
  object,
  type ReadOf,
  text,
  unionOf,
  word,
} from "@plumbline/model-core/declaring";
import { SAVE_LIMITS, SCENARIO_LIMITS } from "../limits.js";
import { charactersUpTo, OWN_ID, partId, payload, runWord, stepId, VALID_TEXT } from "./scenario-values.js";

export const STEP_TYPES = ["call", "publish", "write", "parallel", "branch"] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const STEP_OUTCOMES = ["Succeeded", "Failed", "Skipped"] as const;
/** What became of a step. A step that never ran counts as `Skipped`. */
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

/** A list of steps as sent. An entry may be null, which is an issue of a run. */
export type StepListDocument = readonly (StepDocument | null)[];

/** Lists are as deep as the JSON reader allows. */
export function stepList(about = ""): Node<StepListDocument> {
  return list(nullable(later<StepDocument>(() => STEP)), { about });
}

const CALL = object({
  id: OWN_ID,
  type: word(["call"]),
  from: partId("The calling element"),
  operation: partId("The operation called"),
  request: payload("The request"),
  response: payload("The response"),
  then: asSent(stepList("What the operation's owner does; again in each attempt")),
  onError: asSent(stepList("What the caller does after every attempt failed; empty handles nothing")),
});
export interface CallDocument extends ReadOf<typeof CALL> {}

const HEADERS = mapOf(nullable(text({ rules: charactersUpTo(SAVE_LIMITS.headerValueCharacters) })), {
  most: SAVE_LIMITS.headersOfMessage,
  tooMany: (headers) => `has ${headers} headers; at most ${SAVE_LIMITS.headersOfMessage} are allowed`,
  keys: { rules: charactersUpTo(SAVE_LIMITS.headerNameCharacters) },
  about: "By their names",
});

const HANDLERS = mapOf(nullable(stepList()), {
  keys: { rules: VALID_TEXT, keyOf: (name) => parseGuid(name) ?? name },
  about: "From subscription ID to the steps its consumer runs",
});

const PUBLISH = object({
  id: OWN_ID,
  type: word(["publish"]),
  from: partId("The publishing element"),
  channel: partId("The channel"),
  message: partId("The message"),
  payload: payload("The payload"),
  headers: asSent(HEADERS),
  handlers: asSent(HANDLERS),
  routingKey: asSent(text({ rules: charactersUpTo(SCENARIO_LIMITS.routingKeyCharacters) })),
});
export interface PublishDocument extends ReadOf<typeof PUBLISH> {}

const WRITE = object({
  id: OWN_ID,
  type: word(["write"]),
  by: partId("The writing element"),
  store: partId("The store"),
  dataset: asSent(text({ rules: charactersUpTo(SAVE_LIMITS.datasetCharacters) })),
  change: payload("The change"),
});
export interface WriteDocument extends ReadOf<typeof WRITE> {}

const PARALLEL = object({
  id: OWN_ID,
  type: word(["parallel"]),
  branches: asSent(list(nullable(stepList()))),
});
export interface ParallelDocument extends ReadOf<typeof PARALLEL> {}

const BRANCH = object({
  id: OWN_ID,
  type: word(["branch"]),
  whenStep: stepId("A step that is final before this one runs"),
  is: runWord(STEP_OUTCOMES, "The outcome that takes `then`"),
  then: asSent(stepList("Runs when the outcome is as said")),
  else: asSent(stepList("Runs otherwise")),
});
export interface BranchDocument extends ReadOf<typeof BRANCH> {}

export const STEP = unionOf("type", {
  call: CALL,
  publish: PUBLISH,
  write: WRITE,
  parallel: PARALLEL,
  branch: BRANCH,
});
export type StepDocument = CallDocument | PublishDocument | WriteDocument | ParallelDocument | BranchDocument;
