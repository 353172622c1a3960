/**
 * The numbers of the locks that replicas of the service share in PostgreSQL. Another number for the same lock would let
 * replicas of two versions hold it side by side.
 */
export const ADVISORY_LOCKS = {
  /** Whoever holds it migrates, the others wait. */
  migration: 7_386_120_451,
  /** Looks at what is under which master key, and changes it. */
  keys: 7_386_120_452,
  /** Makes the first account. */
  setup: 7_386_120_453,
  /** Lets another device wait for its person. */
  devices: 7_386_120_454,
  /** Keeps money of a workspace aside for a call to an AI; beside the ID of the workspace. */
  aiBudget: 7_386_120_455,
} as const;
