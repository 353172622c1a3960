/** The limits of questions (docs/reference/limits.md#questions). Texts are counted in code points. */
export const QUESTION_LIMITS = {
  questions: 2_000,
  textCharacters: 4_000,
  answerCharacters: 10_000,
  about: 50,
  /** Of one question, whose former answers are all kept. */
  reopenings: 50,
} as const;

/** How far bodies about questions are read (docs/reference/questions.md#requests). */
export const QUESTION_BODY_LIMITS = {
  /** Lists and objects in one another. */
  levels: 16,
  /** Issues of one refusal. */
  issues: 100,
} as const;
