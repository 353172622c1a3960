import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";

/** Limits of the review and of what is sent about it (docs/reference/limits.md#review). */
export const REVIEW_LIMITS = {
  /** The canonical JSON of the model, schemas, scenarios and promises of a state, in UTF-8. */
  stateBytes: 33_554_432,
  /** No message is played that meets more, so no rule follows more from one channel. */
  bindingsFollowed: PLAYBACK_LIMITS.bindingsOfMessage,
  /** For all published messages together: ten for each binding that one meets, and the words it is compared by. */
  routingWork: 10_000_000,
  answersAtOnce: 200,
  snapshots: 200,
  reasonCharacters: 10_000,
  noteCharacters: 2_000,
  /** Lists and objects in one another, in a body. */
  bodyLevels: 16,
  /** Issues of one refusal. */
  bodyIssues: 100,
} as const;
