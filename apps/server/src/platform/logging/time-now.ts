const SECOND_MS = 1_000;
const TO_THE_POINT = "2026-01-01T00:00:00.".length;

let second = Number.NaN;
let upToPoint = "";

/** The time as ISO 8601 with milliseconds; what lines of one second share is written once. */
export function timeNow(now: number = Date.now()): string {
  const milliseconds = now % SECOND_MS;
  if (now - milliseconds !== second) {
    second = now - milliseconds;
    upToPoint = new Date(second).toISOString().slice(0, TO_THE_POINT);
  }
  return `${upToPoint}${String(milliseconds).padStart(3, "0")}Z`;
}
