import { randomBytes } from "node:crypto";
import {
  type AnswerError,
  type OutputDeclaration,
  type PromptBlock,
  writeInstructions,
  writePrompt,
  writeRepair,
} from "@plumbline/ai-tasks";
import type { AiProvider } from "@plumbline/settings-policy";
import type { Turn } from "./provider-call.js";

const NONCE_BYTES = 16;

/** What is said to a model, turn by turn (docs/reference/ai.md#the-prompt). */
export class Conversation {
  readonly instructions: string;
  #turns: readonly Turn[];
  readonly #nonce = randomBytes(NONCE_BYTES).toString("hex");

  constructor(
    output: OutputDeclaration,
    blocks: readonly PromptBlock[],
    { supportsStructuredOutput }: Pick<AiProvider, "supportsStructuredOutput">,
  ) {
    this.instructions = writeInstructions(output, { withSchema: !supportsStructuredOutput });
    this.#turns = [{ role: "user", content: writePrompt(blocks, this.#nonce) }];
    this.isLoose = !supportsStructuredOutput;
  }

  /** Whether the answer may stand in other text: no schema went with the question. */
  readonly isLoose: boolean;

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** Of everything that is sent. */
  get characters(): number {
    return this.#turns.reduce((sum, { content }) => sum + content.length, this.instructions.length);
  }

  /** Asks for the answer anew. */
  repair(wrong: string, errors: readonly AnswerError[]): void {
    const { answer, message } = writeRepair(wrong, errors, this.#nonce);
    const first = this.#turns.slice(0, 1);
    this.#turns = [...first, { role: "assistant", content: answer }, { role: "user", content: message }];
  }
}
