import type { AiProvider, Settings, TaskRouting } from "./settings.js";

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
