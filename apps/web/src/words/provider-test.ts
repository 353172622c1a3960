import type { Schemas } from "@plumbline/api-client";

type Result = Schemas["ProviderTestResponse"];

/** The test of a provider of AI. */
export const PROVIDER_TEST_WORDS = {
  title: "Try a provider of AI",
  words:
    "One tiny call says whether key, model and structured output work. It costs what a call costs, and goes by the settings that are saved.",
  none: "The settings have no provider of AI.",
  test: "Try it",
  testOf: (name: string) => `Try it: ${name}`,
  model: (model: string) => (model === "" ? "no model" : model),
  off: "off",
  works: "It works",
  fails: "It does not work",
  said: "said to be",
  checks: { key: "key", model: "model", structuredOutput: "structured output" },
  results: { works: "works", fails: "fails", unknown: "not known" } satisfies Record<Result["key"], string>,
} as const;
