import type { JsonOddity } from "@plumbline/model-core";
import { prepareScenario, type ScenarioDocument, VALIDATION_TOO_SLOW } from "@plumbline/playback-engine";
import type { ModelAtVersion } from "../../model/for-threads.js";
import { checksInTime } from "./checks-in-time.js";
import type { SchemaCheckMemory } from "./schema-check-clock.js";

// Used in worker threads alone.

/** A stored scenario and the model it is prepared on. */
export interface PlayableParts extends ModelAtVersion {
  readonly document: ScenarioDocument;
  readonly oddities: readonly JsonOddity[];
}

export type Prepared = ReturnType<typeof prepareScenario>;

/**
 * Prepares a scenario; one whose schema checks take too long, or took too long a while ago, has an issue that says so.
 * The clock runs while payloads are held against schemas, and not between.
 */
export function prepareInTime(parts: PlayableParts, memory: SchemaCheckMemory): Prepared {
  const { end, ...checks } = checksInTime(memory, parts.modelVersion);
  const prepared = prepareScenario({ ...parts, ...checks });
  return end() ? withTooSlow(prepared) : prepared;
}

/** The time can also be over after the last check, when nobody asks any more. */
function withTooSlow(prepared: Prepared): Prepared {
  const found = prepared.ok ? [] : prepared.refusal;
  if (found.some(({ code }) => code === VALIDATION_TOO_SLOW.code)) {
    return prepared;
  }
  return { ok: false, refusal: [...found, VALIDATION_TOO_SLOW] };
}
