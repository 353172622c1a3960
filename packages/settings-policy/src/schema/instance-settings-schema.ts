import { AI_PROVIDER_KINDS } from "../ai-provider-kinds.js";
import { DEFAULT_CONCURRENT_STRESS_RUNS, type InstancePolicy } from "../instance-policy.js";
import { SETTINGS_LIMITS } from "../limits.js";
import type { Settings } from "../settings.js";
import type { NodeOf } from "./setting-node.js";
import { SETTINGS_SCHEMA } from "./settings-schema.js";

const POLICY_SCHEMA = {
  type: "object",
  title: "Policy",
  description: "What the instance allows its workspaces.",
  isRequired: true,
  fields: {
    allowSelfRegistration: {
      type: "boolean",
      title: "Self-registration",
      description: "Whether people may register after the first account was set up.",
    },
    allowPrivateNetworkUrls: {
      type: "boolean",
      title: "Private network URLs",
      description: "Whether settings may name addresses inside the private network.",
    },
    allowedAiProviderKinds: {
      type: "list",
      title: "AI provider kinds",
      description: "The kinds of AI provider that workspaces may use.",
      maxEntries: AI_PROVIDER_KINDS.length,
      distinct: true,
      entries: {
        type: "choice",
        title: "Kind",
        description: "A kind of AI provider.",
        choices: AI_PROVIDER_KINDS,
      },
    },
    allowSendingPrivateCodeToAi: {
      type: "boolean",
      title: "Private code to AI",
      description: "Whether a workspace may let AI requests hold text from private repositories.",
    },
    maxConcurrentStressRuns: {
      type: "integer",
      title: "Stress runs at once",
      description: "Stress runs that one app process does at the same time, all workspaces together.",
      default: DEFAULT_CONCURRENT_STRESS_RUNS,
      from: 1,
      to: SETTINGS_LIMITS.maxConcurrentStressRuns,
    },
  },
} as const satisfies NodeOf<InstancePolicy>;

/** The declaration of the instance settings document (docs/reference/settings.md#instance-settings). */
export const INSTANCE_SETTINGS_SCHEMA = {
  type: "object",
  title: "Instance settings",
  description: "The policy of the instance, and the defaults of all its workspaces.",
  isRequired: true,
  fields: { policy: POLICY_SCHEMA, defaults: SETTINGS_SCHEMA },
} as const satisfies NodeOf<{ readonly policy: InstancePolicy; readonly defaults: Settings }>;
