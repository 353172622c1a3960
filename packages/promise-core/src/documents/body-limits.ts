import { SAVE_LIMITS } from "@plumbline/playback-engine";

/** How far bodies about promises are read (docs/reference/promises.md#requests), beside `PROMISE_LIMITS`. */
export const PROMISE_BODY_LIMITS = {
  /** Lists and objects in one another. */
  levels: 16,
  /** Issues of one refusal. */
  issues: 100,
  /** Of the ID of a step or an assertion, as in a scenario. */
  stepIdCharacters: SAVE_LIMITS.idCharacters,
  jobCharacters: 255,
  urlCharacters: 2_000,
  conclusionCharacters: 50,
} as const;
