import type { SchemaValidators } from "@plumbline/playback-engine";

/** How payloads are checked against their schemas. */
export interface SchemaChecks {
  /** Compiled schemas kept from one design to the next. */
  readonly schemas?: SchemaValidators;
  /** Asked before each check, with the text of the schema; once it says so, the scenario has `validation-too-slow`. */
  readonly outOfTime?: (schema: string) => boolean;
  /** Told after each check. */
  readonly checked?: () => void;
}
