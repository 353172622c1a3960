import { AI_PROVIDER_KINDS } from "../ai-provider-kinds.js";
import { SETTINGS_LIMITS } from "../limits.js";
import type { AiProvider } from "../settings.js";
import type { NodeOf } from "./setting-node.js";
import { NOT_BLANK } from "./text-forms.js";

/** The declaration of an entry of `ai.providers` (docs/reference/settings.md#providers). */
export const AI_PROVIDER_SCHEMA = {
  type: "object",
  title: "AI provider",
  description: "An endpoint that answers AI requests. Its API key is stored apart, as a secret.",
  fields: {
    id: {
      type: "guid",
      title: "ID",
      description: "Names the provider in task routing and in the name of its API key. Unique in the list.",
    },
    kind: {
      type: "choice",
      title: "Kind",
      description: "The protocol the endpoint speaks. The instance says which kinds are allowed.",
      choices: AI_PROVIDER_KINDS,
    },
    name: {
      type: "text",
      title: "Name",
      description: "What people see.",
      minLength: 1,
      maxLength: SETTINGS_LIMITS.providerNameLength,
      form: NOT_BLANK,
    },
    model: {
      type: "text",
      title: "Model",
      description: "The model that is asked. An enabled provider needs one.",
      minLength: 0,
      maxLength: SETTINGS_LIMITS.modelLength,
    },
    baseUrl: {
      type: "url",
      title: "Base URL",
      description: "Where the endpoint is. Empty: the built-in address of the kind.",
      default: "",
      emptyAllowed: true,
      isResolved: true,
    },
    enabled: {
      type: "boolean",
      title: "Enabled",
      description: "A provider that is off serves no task.",
      default: true,
    },
    supportsStructuredOutput: {
      type: "boolean",
      title: "Structured output",
      description: "Whether the endpoint accepts a JSON schema for its answer.",
      default: true,
    },
    supportsStreaming: {
      type: "boolean",
      title: "Streaming",
      description: "Whether the endpoint can stream its answer.",
      default: true,
    },
    temperature: {
      type: "number",
      title: "Temperature",
      description: "Sent with every request; null sends none.",
      default: null,
      nullable: true,
      from: 0,
      to: SETTINGS_LIMITS.maxTemperature,
    },
    timeoutSeconds: {
      type: "integer",
      title: "Time-out (s)",
      description: "Seconds after which a request is given up.",
      default: 60,
      from: 1,
      to: SETTINGS_LIMITS.maxTimeoutSeconds,
    },
    monthlyBudgetUsd: {
      type: "number",
      title: "Monthly budget (USD)",
      description: "The most that this provider may cost in a calendar month; null sets no limit.",
      default: null,
      nullable: true,
      from: 0,
      to: SETTINGS_LIMITS.maxBudgetUsd,
    },
    requestsPerMinute: {
      type: "integer",
      title: "Requests per minute",
      description: "The most requests in a minute; null sets no limit.",
      default: null,
      nullable: true,
      from: 1,
      to: SETTINGS_LIMITS.maxRequestsPerMinute,
    },
  },
} as const satisfies NodeOf<AiProvider>;
