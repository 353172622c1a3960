/** Who did something. */
export const ACTOR_WORDS = {
  agent: "an agent",
  somebody: "somebody who left",
  service: "the service",
} as const;
