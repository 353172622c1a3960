/** Explanations by an AI: of a part, a promise, a finding. */
export const EXPLAIN_WORDS = {
  explain: "Explain",
  title: (name: string) => `Explain ${name}`,
  words: "An AI reads the design and says what it finds. What it says is no fact, and nothing of it is kept.",
  question: "What you would like to know",
  questionHint: "Left empty: what it is, what it depends on, and what is not known.",
  asking: "It is being asked. This can take a minute.",
  answer: "What it says",
  saidBy: (model: string, provider: string) => `Said by ${model} at ${provider}. It is no fact.`,
  uncited: "rests on nothing of the design",
  cites: "Rests on",
  factStatus: "What it rests on is",
  close: "Close",
} as const;
