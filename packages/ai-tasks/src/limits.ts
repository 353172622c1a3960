import { SCENARIO_LIMITS } from "@plumbline/playback-engine";

/** Limits of tasks that an AI helps with (docs/reference/ai.md#limits). */
export const AI_TASK_LIMITS = {
  /** Characters of what a person asks for. */
  requestCharacters: 4000,
  /** IDs that a selection names. */
  selection: 200,
  /** Bytes of the data of a prompt. */
  contextBytes: 200 * 1024,
  /** Characters of a description in it. */
  descriptionCharacters: 500,
  /** Characters of a schema in it. */
  schemaCharacters: 4 * 1024,
  /** Bytes of an answer. */
  answerBytes: 512 * 1024,
  /** Lists and objects in one another in an answer. */
  answerLevels: 32,
  /** Times that an answer that is wrong is asked for again. */
  repairs: 2,
  /** Errors that are told then. */
  repairErrors: 20,
  /** Characters of the wrong answer that are sent back then. */
  repairCharacters: 64 * 1024,
  /** IDs that an answer about missing help names. */
  subjects: 20,
  /** Characters of the ID of a rule. */
  ruleIdCharacters: 20,
} as const;

/** What a call is taken to cost where nobody says (docs/reference/ai.md#prices). */
export const AI_MONEY = {
  /** Bytes of what is sent that are taken for a token. */
  bytesOfToken: 3,
  /** Bytes of what the protocol of a provider puts around that, and what it adds of its own, at most. */
  wrapperBytes: 2_048,
  /** How many times its estimate a call costs at most whose vendor counts what cannot be. */
  estimatesAtMost: 4,
  /** US dollars for a million tokens. */
  ceilingInputUsd: 30,
  ceilingOutputUsd: 180,
  /** Decimals of an amount in US dollars. */
  decimals: 6,
} as const;

/** What a proposal keeps of where what it was told is from (docs/reference/ai.md#private-code). */
export const PRIVACY_LIMITS = {
  /** Repositories that are kept by name; of more it is not known which. */
  toldFrom: 200,
} as const;

/** What every output may hold, in an answer of an AI and as it is submitted (docs/reference/ai.md#limits). */
export const OUTPUT_LIMITS = {
  /** Bytes of an output that is submitted, as compact JSON. */
  bytes: 524_288,
  summaryCharacters: 2_000,
  aliasCharacters: 40,
  refs: 500,
  questions: 20,
  assumptions: 20,
  assumptionCharacters: 2_000,
} as const;

/** What an explanation may hold (docs/reference/ai.md#limits). */
export const EXPLAIN_LIMITS = {
  /** Relationships that are told of an element. */
  relationships: 100,
  paragraphs: 20,
  paragraphCharacters: 2_000,
  /** Parts that a paragraph cites. */
  cites: 50,
} as const;

/** What a flow may hold (docs/reference/ai.md#limits). */
export const FLOW_LIMITS = {
  missing: 100,
  whyCharacters: 2_000,
  steps: SCENARIO_LIMITS.stepsAndStepLists,
  faults: 200,
  assertions: 200,
} as const;

/** How proposals are kept and decided (docs/reference/ai.md#limits). */
export const PROPOSAL_LIMITS = {
  /** Open proposals of one kind in a project. */
  open: 200,
  reasonCharacters: 4_000,
  /** Lists and objects in one another in the body of a request. */
  levels: 16,
  /** Issues of one refusal. */
  issues: 100,
} as const;

/** What an architecture may hold beside that (docs/reference/ai.md#limits). */
export const ARCHITECTURE_LIMITS = {
  items: 300,
  /** Consumers of one message. */
  consumers: 100,
  /** Services of one element. */
  services: 100,
  /** What shows one item. */
  because: 50,
  /** Places and IDs that are kept of them. */
  pointers: 50,
} as const;

/** What a critique may hold (docs/reference/ai.md#limits). */
export const CRITIQUE_LIMITS = {
  questionCharacters: 4_000,
  /** IDs of parts to look at. */
  focus: 200,
  observations: 30,
  observationCharacters: 4_000,
  /** Parts that an observation is about. */
  about: 50,
  ruleIds: 20,
  ruleIdCharacters: 100,
  proposedDecisions: 10,
  titleCharacters: 200,
  /** Characters of each text of a proposed decision. */
  decisionCharacters: 10_000,
  alternatives: 20,
  affected: 50,
  settles: 50,
  /** Critiques of a project. */
  critiques: 200,
} as const;
