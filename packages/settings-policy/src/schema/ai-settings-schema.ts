import { SETTINGS_LIMITS } from "../limits.js";
import type { AiSettings } from "../settings.js";
import { AI_PROVIDER_SCHEMA } from "./ai-provider-schema.js";
import type { NodeOf } from "./setting-node.js";

const ROUTE = { type: "guid", default: null, nullable: true } as const;

/** The declaration of `ai` (docs/reference/settings.md#the-settings-document). */
export const AI_SETTINGS_SCHEMA = {
  type: "object",
  title: "AI",
  description: "AI providers and the tasks they are given.",
  fields: {
    providers: {
      type: "list",
      title: "Providers",
      description: "The AI providers. The list replaces the list under it as a whole.",
      default: [],
      maxEntries: SETTINGS_LIMITS.providers,
      entries: AI_PROVIDER_SCHEMA,
    },
    taskRouting: {
      type: "object",
      title: "Task routing",
      description: "The ID of the enabled provider that does each task; null turns the task off.",
      fields: {
        inferArchitecture: {
          ...ROUTE,
          title: "Infer architecture",
          description: "Groups imported facts into services.",
        },
        proposeFlow: {
          ...ROUTE,
          title: "Propose a flow",
          description: "Turns a request in words into a proposal.",
        },
        critique: { ...ROUTE, title: "Critique", description: "Asks questions about the design." },
        explain: { ...ROUTE, title: "Explain", description: "Explains a part of the model." },
      },
    },
  },
} as const satisfies NodeOf<AiSettings>;
