import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";

/**
 * Gives schema checks as long as the service gives them: the time of the checks, not of what is done between them. A page
 * does not know what it has of the processor: its clock is that on the wall.
 */
export function schemaCheckClock(now: () => number = () => performance.now()): {
  readonly outOfTime: () => boolean;
  readonly checked: () => void;
} {
  let spent = 0;
  let since = 0;
  return {
    outOfTime() {
      since = now();
      return spent > PLAYBACK_LIMITS.schemaChecksMs;
    },
    checked() {
      spent += now() - since;
    },
  };
}
