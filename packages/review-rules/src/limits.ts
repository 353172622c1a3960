import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";

/** What a review reads at most (docs/reference/limits.md#review). */
export const REVIEW_LIMITS = {
  /** No message is played that meets more, so no rule follows more from one channel. */
  bindingsFollowed: PLAYBACK_LIMITS.bindingsOfMessage,
  /** For all published messages together: ten for each binding that one meets, and the words it is compared by. */
  routingWork: 20_000_000,
} as const;
