type FailOn = "never" | "unstable" | "saturated" | "degraded";

const WORSE: Readonly<Record<FailOn, readonly string[]>> = {
  never: [],
  unstable: ["unstable"],
  saturated: ["unstable", "saturated"],
  degraded: ["unstable", "saturated", "degraded"],
};

/** Whether a verdict is the one that `--fail-on` names, or worse. */
export function isVerdictFound(verdict: string, failOn: FailOn): boolean {
  return WORSE[failOn].includes(verdict);
}
