import type { Schemas } from "@plumbline/api-client";

type Reason = Schemas["AiUnavailableResponse"]["reason"];
type Change = Schemas["StalePart"]["change"];

interface ReasonWords {
  readonly why: string;
  /** What to do next. */
  readonly next: string;
  /** Where an owner of the workspace mends it; left out where there is nothing to set. */
  readonly mendedIn?: "settings" | "credentials" | undefined;
}

const SETTINGS = "An owner of the workspace sets it under Settings.";
const LATER = "Try again in a while; if it stays so, an owner looks at the settings of the provider.";

type CitedKind = Schemas["ExplainDeltaResponse"]["paragraphs"][number]["cites"][number]["kind"];

/** What an AI may name, as people call it. */
export const CITED_KINDS = {
  ...{ element: "element", relationship: "relationship", message: "message", schema: "schema" },
  ...{ operation: "operation", channel: "channel", subscription: "subscription", binding: "binding" },
  ...{ scenario: "scenario", promise: "promise", finding: "finding", repository: "repository" },
  ...{ service: "service", "source-fact": "fact of source" },
} as const satisfies Record<CitedKind, string>;

/** Why there is none, and what helps. */
const REASONS: Readonly<Record<Reason, ReasonWords>> = {
  "task-off": { why: "Nobody has chosen a provider for this.", next: SETTINGS, mendedIn: "settings" },
  "provider-missing": {
    why: "The provider that is chosen for this is not in the settings, or does not apply.",
    next: "An owner of the workspace chooses another one, or mends the list of providers.",
    mendedIn: "settings",
  },
  "provider-off": { why: "The provider is turned off.", next: SETTINGS, mendedIn: "settings" },
  "provider-kind-not-allowed": {
    why: "Whoever runs the service does not allow providers of this kind.",
    next: "An owner chooses another one, or asks an administrator.",
    mendedIn: "settings",
  },
  "provider-model-missing": { why: "The provider names no model.", next: SETTINGS, mendedIn: "settings" },
  "provider-url-refused": {
    why: "The service may not connect to the address of the provider.",
    next: "An owner mends the address, or asks an administrator.",
    mendedIn: "settings",
  },
  "api-key-missing": {
    why: "The provider has no key.",
    next: "An owner saves one under Credentials.",
    mendedIn: "credentials",
  },
  "api-key-not-usable": {
    why: "The key of the provider was saved for another address, or cannot be read any more.",
    next: "An owner saves it again under Credentials.",
    mendedIn: "credentials",
  },
  "private-code-not-allowed": {
    why: "What would be sent comes in part from repositories that are not public.",
    next: "Leave out the parts below, or an owner allows private code to be sent.",
    mendedIn: "settings",
  },
  "workspace-budget-used": {
    why: "The budget of the workspace for this month has no room left.",
    next: "Wait for the next month, or an owner raises it.",
    mendedIn: "settings",
  },
  "provider-budget-used": {
    why: "The budget of the provider for this month has no room left.",
    next: "Wait for the next month, or an owner raises it.",
    mendedIn: "settings",
  },
  "provider-timeout": {
    why: "The provider took longer than it may.",
    next: "Ask again, or about fewer parts, or an owner gives it more time.",
    mendedIn: "settings",
  },
  "provider-auth-refused": {
    why: "The provider refused the key.",
    next: "An owner saves a valid one under Credentials.",
    mendedIn: "credentials",
  },
  "provider-parameter-refused": {
    why: "The provider does not take a part of the request: its temperature, its schema or its limit of tokens.",
    next: "An owner leaves the temperature empty, says that it takes no schema, or chooses another model or kind of provider.",
    mendedIn: "settings",
  },
  "provider-refused": {
    why: "The provider refused what was asked: the model may not exist, or the text is too long.",
    next: "Ask about fewer parts, or an owner looks at the name of the model.",
    mendedIn: "settings",
  },
  "provider-unreachable": {
    why: "The provider could not be reached, or did not answer well.",
    next: LATER,
    mendedIn: "settings",
  },
  "provider-answer-filtered": {
    why: "The provider held its answer back.",
    next: "Ask in other words, or about other parts.",
  },
  "provider-answer-cut": {
    why: "The answer, with what the model thought before, was longer than it may be.",
    next: "Ask for less at once, or about fewer parts.",
  },
  "provider-answer-invalid": {
    why: "What the provider answered did not hold, also after it was told what is wrong.",
    next: "Ask again, in other words, or choose another model.",
    mendedIn: "settings",
  },
};

/** Help from AI, whatever it helps with. */
export const AI_WORDS = {
  noHelp: "There is no help from AI now",
  reasons: REASONS,
  toMend: { settings: "Open the settings of the workspace", credentials: "Open the credentials" },
  provider: "Provider",
  retryAt: "There may be room again",
  cost: (usd: number) => `${usd.toLocaleString("en", { maximumFractionDigits: 6 })} USD`,
  priceSources: {
    workspace: "by the prices of the workspace",
    "assumed-zero": "assumed: no price is known for it",
    ceiling: "a ceiling: no price is known for it",
  },
  tokens: (count: number) => `${count.toLocaleString("en")} tokens`,

  wouldSend: "What would be sent",
  wouldSendWords: "Nothing was sent, kept or counted.",
  to: "To",
  nobody: "nobody: no provider is chosen",
  estimate: "Estimate",
  input: "Text",
  longest: "Longest answer",
  instructions: "Instructions",
  message: "Message",
  private: "From repositories that are not known to be public",
  noPrivate: "Nothing of it is from a private repository.",

  from: (model: string, provider: string) => `${model} at ${provider}`,
  submitted: (name: string) => `submitted by ${name}`,
  proposedBy: (model: string, provider: string) => `Proposed by ${model} at ${provider}.`,
  submittedBy: (name: string) => `Submitted by ${name}.`,
  untilAccepted: "It is no fact: nothing of it is in the design before a person takes it.",
  nothingWritten: "Nothing is written into the design: what comes back waits until a person decides on it.",
  mayNotAsk: "You may look, but not ask",
  mayNotAskWords: "Editors and owners of the workspace can ask an AI for help.",
  preview: "See what would be sent",
  askAct: "Ask",
  asking: "It is being asked. This can take a minute or two; what comes back is kept, also if you leave.",
  askedAbout: "Only about these parts",

  about: "About it",
  requestIs: "Asked for",
  selection: "Only about",
  madeBy: "Made by",
  asked: "asked",
  by: "by",
  modelReported: "Said to be",
  promptVersion: "Instructions",
  costIs: "Cost",
  noCost: "nothing here: it was submitted",
  attempts: (count: number) => (count === 1 ? "1 call" : `${count} calls`),
  notCounted: "tokens were not counted",
  usage: (input: string, output: string) => `${input} in, ${output} out`,
  version: "Made from",
  versionIs: (version: number) => `version ${version} of the model`,
  ofBranch: "on a branch",
  decided: "Decided",

  stale: "Something it names is another one by now",
  staleBadge: "out of date",
  staleWords: "Look at it before you take anything.",
  changes: {
    changed: "was changed since",
    removed: "is gone",
    "scenario-changed": "the scenario was changed since",
  } satisfies Record<Change, string>,

  questions: "Questions",
  questionsWords: "What only a person can say. Those that are worth it can be kept in the inbox.",
  keepQuestion: "Keep the question",
  keepOf: (text: string) => `Keep the question “${text}”`,
  keptAs: "It is in the inbox",
  questionKept: "The question is in the inbox.",
  assumptions: "What it takes for granted",
} as const;
