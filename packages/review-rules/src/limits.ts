import { PLAYBACK_LIMITS } from "@plumbline/playback-engine";

/** What a review reads at most (docs/reference/limits.md#review). */
export const REVIEW_LIMITS = {
  /** No message is played that meets more, so no rule follows more from one channel. */
  bindingsFollowed: PLAYBACK_LIMITS.bindingsOfMessage,
  /**
   * For all published messages together: ten for each binding that one meets and for each step of each way that it
   * comes by, and the words that its routing key is compared by.
   */
  routingWork: 10_000_000,
} as const;
