import type { AiTask, JsonSchema } from "@plumbline/settings-policy";

/** What a task asks an AI for: one output, in words and as schemas (docs/reference/ai.md#tasks). */
export interface OutputDeclaration {
  readonly task: AiTask;
  /** What vendors call it, as `flow`. */
  readonly name: string;
  /** Of `instructions`, as `prompt/proposeFlow/1`: whoever changes those raises it. */
  readonly promptVersion: string;
  readonly maxOutputTokens: number;
  /** What vendors get: every property required, no open maps, no recursion, no sizes. */
  readonly vendorSchema: JsonSchema;
  /** What an answer has to be: the same with sizes. */
  readonly schema: JsonSchema;
  readonly instructions: string;
}
