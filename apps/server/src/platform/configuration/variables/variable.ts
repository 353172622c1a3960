/** One value that the service reads from its environment (docs/reference/running.md#the-environment). */
export interface Variable {
  readonly name: string;
  /** What holds when it is not set, in words of the documentation. */
  readonly whenUnset: string;
  readonly profile: "both" | "local" | "hosted";
  readonly does: string;
  /** The values that stop the start; null when none does. */
  readonly refused: string | null;
}
