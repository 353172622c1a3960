import { createHash } from "node:crypto";
import type { JsonOddity } from "@plumbline/model-core";
import {
  prepareScenario,
  type ScenarioDocument,
  SchemaValidators,
  VALIDATION_TOO_SLOW,
} from "@plumbline/playback-engine";
import type { ModelAtVersion } from "../../model/for-threads.js";
import { SCHEMA_CHECKS_MS } from "../limits.js";
import { SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";

// Used in worker threads alone.

/** A stored scenario and the model it is prepared on. */
export interface PlayableParts extends ModelAtVersion {
  readonly document: ScenarioDocument;
  readonly oddities: readonly JsonOddity[];
}

export type Prepared = ReturnType<typeof prepareScenario>;

/** Kept from one job of the thread to the next: compiling a schema takes milliseconds. */
const schemas = new SchemaValidators();

/**
 * Prepares a scenario; one whose schema checks take too long, or took too long a while ago, has an issue that says so.
 * The clock runs from the first schema check to the end of the last one.
 */
export function prepareInTime(parts: PlayableParts, memory: SchemaCheckMemory): Prepared {
  const clock = new SchemaCheckClock(memory);
  const slow = new Set(memory.slow);
  const prepared = prepareScenario({
    ...parts,
    schemas,
    outOfTime: (schema) => {
      if (!clock.isRunning) {
        clock.begin(parts.modelVersion);
      }
      const hash = createHash("sha256").update(schema).digest();
      clock.turnTo(hash);
      return clock.elapsedMs > SCHEMA_CHECKS_MS || slow.has(hash.toString("hex"));
    },
  });
  const isTooSlow = clock.elapsedMs > SCHEMA_CHECKS_MS;
  clock.end();
  return isTooSlow ? withTooSlow(prepared) : prepared;
}

/** The time can also be over after the last check, when nobody asks any more. */
function withTooSlow(prepared: Prepared): Prepared {
  const found = prepared.ok ? [] : prepared.refusal;
  if (found.some(({ code }) => code === VALIDATION_TOO_SLOW.code)) {
    return prepared;
  }
  return { ok: false, refusal: [...found, VALIDATION_TOO_SLOW] };
}
