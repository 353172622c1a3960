import { boolean, guid, nullable, object, type ReadOf, text, word } from "@plumbline/model-core/declaring";
import { AI_REASONS } from "../availability/ai-reasons.js";
import type { OutputDeclaration } from "../tasks/output-declaration.js";
import { outputSchemas } from "../tasks/output-schemas.js";
import { TASK_USAGE } from "../tasks/task-usage.js";

/** Whether something of a provider works; `unknown` where the test did not get that far. */
export const TEST_VERDICTS = ["works", "fails", "unknown"] as const;
const VERDICT = word(TEST_VERDICTS);

/** What a test of a provider showed (docs/reference/ai.md#testing-a-provider). */
export const PROVIDER_TEST = object({
  providerId: guid(),
  works: boolean({ about: "Whether tasks can be given to it" }),
  key: VERDICT,
  model: VERDICT,
  structuredOutput: VERDICT,
  modelReported: nullable(text({ about: "As the vendor said" })),
  reason: nullable(word(AI_REASONS, { about: "Why it does not work" })),
  message: nullable(text()),
  usage: nullable(TASK_USAGE),
});
export type ProviderTest = ReadOf<typeof PROVIDER_TEST>;

/**
 * One tiny call. Its schema alone names the one answer that fits: `secret`, which nobody guesses. Whoever passes over the
 * schema does not find it, and no repair tells it.
 */
export function providerTestTask(secret: string): OutputDeclaration {
  return {
    task: "explain",
    name: "test",
    promptVersion: "prompt/test/2",
    maxOutputTokens: 200,
    ...outputSchemas(object({ word: word([secret]) })),
    instructions:
      "This is a test of the connection. Answer with the one word that the schema of the answer allows.",
  };
}

/** What a test sends beside its question. */
export interface TestAsked {
  readonly hasKey: boolean;
  /** False where the provider takes none: it reads the form in the instructions, which shows nothing of schemas. */
  readonly sendsSchema: boolean;
}

type Verdicts = Pick<ProviderTest, "key" | "model" | "structuredOutput">;

/** What a reason of missing help says of the parts that a test looks at; nothing of a part that was not sent. */
export function testVerdicts(reason: (typeof AI_REASONS)[number] | null, asked: TestAsked): Verdicts {
  const { key, model, structuredOutput } = shownBy(reason);
  return {
    key: key === "works" && !asked.hasKey ? "unknown" : key,
    model,
    structuredOutput: asked.sendsSchema ? structuredOutput : "unknown",
  };
}

/** A vendor that refuses may mean the address, the model or a part of the request: its status says not which. */
function shownBy(reason: (typeof AI_REASONS)[number] | null): Verdicts {
  switch (reason) {
    case null:
      return { key: "works", model: "works", structuredOutput: "works" };
    case "api-key-missing":
    case "api-key-not-usable":
    case "provider-auth-refused":
      return { key: "fails", model: "unknown", structuredOutput: "unknown" };
    case "provider-answer-cut":
    case "provider-answer-filtered":
      return { key: "works", model: "works", structuredOutput: "unknown" };
    case "provider-answer-invalid":
      return { key: "works", model: "works", structuredOutput: "fails" };
    default:
      return { key: "unknown", model: "unknown", structuredOutput: "unknown" };
  }
}
