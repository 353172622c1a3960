import type { Settings } from "../settings.js";

/** A rule over two numbers. */
export interface NumberRule {
  /** The field that is named when the rule breaks. */
  readonly field: string;
  readonly other: string;
  readonly holds: (settings: Settings) => boolean;
  readonly message: (settings: Settings) => string;
}

/** The rules over two numbers of the whole document (docs/reference/settings.md#rules-over-two-values). */
export const NUMBER_RULES: readonly NumberRule[] = [
  {
    field: "import.maxTotalBytes",
    other: "import.maxFileBytes",
    holds: (settings) => settings.import.maxTotalBytes >= settings.import.maxFileBytes,
    message: ({ import: { maxFileBytes, maxTotalBytes } }) =>
      `import.maxTotalBytes (${maxTotalBytes}) must not be less than import.maxFileBytes (${maxFileBytes})`,
  },
  {
    field: "simulation.warmUpSeconds",
    other: "simulation.durationSeconds",
    holds: (settings) => settings.simulation.warmUpSeconds < settings.simulation.durationSeconds,
    message: ({ simulation: { warmUpSeconds, durationSeconds } }) =>
      `simulation.warmUpSeconds (${warmUpSeconds}) must be less than simulation.durationSeconds (${durationSeconds})`,
  },
];
