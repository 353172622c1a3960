import { createHash } from "node:crypto";
import { SchemaValidators } from "@plumbline/playback-engine";
import { SCHEMA_CHECKS_MS } from "../limits.js";
import { SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";

// Used in worker threads alone.

/** Kept from one job of the thread to the next: compiling a schema takes milliseconds. */
const schemas = new SchemaValidators();

/** Schema checks of one job, which end when they take too long. */
export interface ChecksInTime {
  readonly schemas: SchemaValidators;
  /** Asked before each check, with the text of the schema; the clock runs until the check has ended. */
  readonly outOfTime: (schema: string) => boolean;
  /** Told after each check: what is done before the next one takes none of its time. */
  readonly checked: () => void;
  /** Puts the clock back after the last check; true when all together took too long. */
  readonly end: () => boolean;
}

export function checksInTime(memory: SchemaCheckMemory, modelVersion: number): ChecksInTime {
  const clock = new SchemaCheckClock(memory);
  const slow = new Set(memory.slow);
  return {
    schemas,
    outOfTime(schema) {
      const hash = createHash("sha256").update(schema).digest();
      if (clock.spentMs > SCHEMA_CHECKS_MS || slow.has(hash.toString("hex"))) {
        return true;
      }
      clock.begin(modelVersion, hash);
      return false;
    },
    checked: () => clock.pause(),
    end() {
      clock.pause();
      const isTooSlow = clock.spentMs > SCHEMA_CHECKS_MS;
      clock.end();
      return isTooSlow;
    },
  };
}
