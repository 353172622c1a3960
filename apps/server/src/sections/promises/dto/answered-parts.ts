import {
  boolean,
  guid,
  integer,
  list,
  nullable,
  object,
  orLeftOut,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { ASSERTION, EVENT_KINDS, FAULT_KINDS } from "@plumbline/playback-engine";
import {
  EVIDENCE_SYSTEMS,
  EXECUTIONS,
  IDENTITY_REASONS,
  INPUT_KINDS,
  OBLIGATION_SOURCES,
  PATTERNS,
  RESULTS,
} from "@plumbline/promise-core";
import { declared } from "../../../platform/openapi/declared.js";

// The parts that answers about promises share, as they are read.

export const ACTOR = text({ about: "user:<id> or agent-token:<id>" });
const INSTANT = { about: "ISO 8601 in UTC" };
export const AT = text(INSTANT);
export const HASH = text({ about: "SHA-256, 64 lower-case hex digits" });

const IDS = list(guid());

export const LINKS = object({
  scenarioIds: IDS,
  operationIds: IDS,
  channelIds: IDS,
  subscriptionIds: IDS,
  messageIds: IDS,
  elementIds: IDS,
});
declared("PromiseLinks", LINKS, "answered");

export const LINKED_THING = object({
  kind: word(["scenario", "operation", "channel", "subscription", "message", "element"]),
  id: guid(),
});
declared("LinkedThing", LINKED_THING, "answered");

export const FORBIDDEN_EVENT = object({ kind: word(EVENT_KINDS), target: nullable(guid()) });
export const REQUIRED_PATTERN = object({
  repository: text(),
  pattern: word(PATTERNS),
  service: nullable(text()),
});

const CHECK = object({
  scenarioId: guid(),
  faults: list(object({ target: guid(), kind: word(FAULT_KINDS), failFirst: nullable(integer()) })),
  expect: list(ASSERTION),
});

const PATTERN = object({
  repository: text(),
  pattern: word(PATTERNS),
  service: nullable(text()),
  requireUnconditional: boolean(),
});

const PLAN = object({
  steps: list(text()),
  inputs: list(text()),
  expectedObservations: list(text()),
  forbiddenObservations: list(text()),
  contractIds: IDS,
  evidenceSource: nullable(
    object({ system: word(EVIDENCE_SYSTEMS), repository: text(), workflow: text(), job: nullable(text()) }),
  ),
});

export const RECIPE = object({
  text: text(),
  scenarioCheck: orLeftOut(CHECK),
  sourcePattern: orLeftOut(PATTERN),
  plan: orLeftOut(PLAN),
});
declared("Recipe", RECIPE, "answered");

export const OBLIGATION = object({
  id: text({ about: "<requirement ID>/O<n>" }),
  key: text({ about: "O<n>" }),
  kind: text(),
  title: text(),
  recipe: RECIPE,
  source: word(OBLIGATION_SOURCES),
  addedBy: nullable(ACTOR),
  lastChangedBy: nullable(ACTOR),
  execution: word(EXECUTIONS),
});
declared("ObligationResponse", OBLIGATION, "answered");

export const COUNTS = object({
  passed: integer(),
  failed: integer(),
  notRun: integer(),
  unsupported: integer(),
  stale: integer(),
});
declared("EvidenceCounts", COUNTS, "answered");

export const EVIDENCE = object({
  identity: word(["verified", "claimed"]),
  identityReason: nullable(word(IDENTITY_REASONS)),
  result: word(["passed", "failed"]),
  system: word(EVIDENCE_SYSTEMS),
  runUrl: text(),
  commitSha: nullable(text()),
  conclusion: nullable(text()),
  artifactDigest: nullable(text()),
});
declared("EvidenceEntry", EVIDENCE, "answered");

export const RESULT = word(RESULTS);
export const INPUT_KIND = word(INPUT_KINDS);
