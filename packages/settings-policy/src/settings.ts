import type { Guid } from "@plumbline/model-core";
import type { AiProviderKind } from "./ai-provider-kinds.js";

/** An entry of `ai.providers` with every field (docs/reference/settings.md#providers). */
export interface AiProvider {
  readonly id: Guid;
  readonly kind: AiProviderKind;
  readonly name: string;
  readonly model: string;
  /** Empty: the built-in address of the kind. */
  readonly baseUrl: string;
  readonly enabled: boolean;
  readonly supportsStructuredOutput: boolean;
  readonly supportsStreaming: boolean;
  /** Null: none is sent. */
  readonly temperature: number | null;
  readonly timeoutSeconds: number;
  readonly monthlyBudgetUsd: number | null;
  readonly requestsPerMinute: number | null;
}

/** The tasks an AI provider can be given. */
export const AI_TASKS = ["inferArchitecture", "proposeFlow", "critique", "explain"] as const;

/** A task an AI provider can be given. */
export type AiTask = (typeof AI_TASKS)[number];

/** The provider of each task; null turns the task off. */
export type TaskRouting = { readonly [Task in AiTask]: Guid | null };

export interface AiSettings {
  readonly providers: readonly AiProvider[];
  readonly taskRouting: TaskRouting;
}

export interface CodehostSettings {
  readonly apiBaseUrl: string;
  /** Empty: the default branch of the repository. */
  readonly defaultRef: string;
}

export interface ImportSettings {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
  readonly excludeGlobs: readonly string[];
}

export interface CostSettings {
  readonly provider: string;
  readonly region: string;
  readonly currency: string;
  /** Empty: the price search is off. */
  readonly cloudPricesBaseUrl: string;
  readonly stalePriceAfterDays: number;
}

export interface SimulationSettings {
  readonly seed: number;
  readonly durationSeconds: number;
  readonly warmUpSeconds: number;
  readonly arrivalRatePerSecond: number;
}

export interface PrivacySettings {
  readonly sendPrivateCodeToAi: boolean;
}

export interface UsageSettings {
  /** Null: no limit. */
  readonly monthlyAiBudgetUsd: number | null;
  readonly maxScansPerDay: number;
}

export interface NotificationSettings {
  /** Null or empty: not set. */
  readonly webhookUrl: string | null;
}

/** The whole settings document, every value set (docs/reference/settings.md#the-settings-document). */
export interface Settings {
  readonly ai: AiSettings;
  readonly codehost: CodehostSettings;
  readonly import: ImportSettings;
  readonly cost: CostSettings;
  readonly simulation: SimulationSettings;
  readonly privacy: PrivacySettings;
  readonly usage: UsageSettings;
  readonly notifications: NotificationSettings;
}

/** An entry of `ai.providers` as it is sent and stored: what is left out has its default. */
export type SentAiProvider = Pick<AiProvider, "id" | "kind" | "name" | "model"> & Partial<AiProvider>;

/**
 * A partial settings document: the overrides of a workspace, or the defaults of an instance. A value that is
 * left out is that of the layer under it; a list replaces the list under it as a whole.
 */
export type SettingsOverrides = {
  readonly [Section in Exclude<keyof Settings, "ai">]?: Partial<Settings[Section]>;
} & {
  readonly ai?: {
    readonly providers?: readonly SentAiProvider[];
    readonly taskRouting?: Partial<TaskRouting>;
  };
};
