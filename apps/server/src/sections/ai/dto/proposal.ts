import { ALIAS_PREFIXES, type PartKind, STALE_CHANGES, TASK_USAGE } from "@plumbline/ai-tasks";
import { FACT_KINDS } from "@plumbline/model-core";
import { boolean, guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { AI_PROVIDER_KINDS } from "@plumbline/settings-policy";
import { declared } from "../../../platform/openapi/declared.js";

// What the answers with proposals of all kinds share.

const KINDS = Object.keys(ALIAS_PREFIXES) as PartKind[];

/** Where a proposal stands. */
export const PROPOSAL_BASE = {
  id: guid(),
  request: nullable(text({ about: "In the words of a person" })),
  selection: list(guid()),
  branchId: nullable(guid({ about: "null for main" })),
  modelVersion: integer({ about: "Of the branch or of main, as it was read" }),
  createdBy: text({ about: "user:<id> or agent-token:<id>" }),
  createdAt: text({ about: "ISO 8601 in UTC" }),
};

declared("TaskUsage", TASK_USAGE, "answered");

/** Who made a proposal. */
export const PROPOSAL_AUTHOR = {
  submitted: boolean(),
  provider: text({ about: "The name of the provider; agent when it was submitted" }),
  providerKind: nullable(word(AI_PROVIDER_KINDS)),
  model: text({ about: "As configured; when submitted, the name of the token or of the person" }),
  modelReported: nullable(text({ about: "As the vendor answered" })),
  promptVersion: nullable(text()),
  attempts: integer({ about: "Calls" }),
  usage: nullable(TASK_USAGE),
};

const STALE_PART = object({
  kind: word(KINDS),
  id: guid(),
  alias: nullable(text({ about: "null for the scenario that is revised" })),
  change: word(STALE_CHANGES),
});
declared("StalePart", STALE_PART, "answered");

export const STALE_PARTS = nullable(
  list(STALE_PART, { about: "What of it is another one by now, or gone; null when nothing is" }),
);

/** A part that a proposal names, as it was. */
export const PINNED_PART = object({
  alias: text(),
  kind: word(FACT_KINDS),
  name: nullable(text()),
  targetId: guid(),
  hash: text({ about: "Of what the part was: SHA-256, 64 lower-case hex digits" }),
});
declared("PinnedPart", PINNED_PART, "answered");

const QUESTION = object({
  text: text(),
  about: list(guid()),
  keptAs: nullable(guid({ about: "The question that it became" })),
});
declared("ProposedQuestion", QUESTION, "answered");

export const PROPOSED_QUESTIONS = list(QUESTION);
