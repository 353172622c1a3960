import { randomBytes } from "node:crypto";
import {
  AI_MONEY,
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
  readonly #schema: OutputDeclaration["vendorSchema"] | null;
  readonly #nonce = randomBytes(NONCE_BYTES).toString("hex");

  constructor(
    output: OutputDeclaration,
    blocks: readonly PromptBlock[],
    { supportsStructuredOutput }: Pick<AiProvider, "supportsStructuredOutput">,
  ) {
    this.instructions = writeInstructions(output, { withSchema: !supportsStructuredOutput });
    this.#turns = [{ role: "user", content: writePrompt(blocks, this.#nonce) }];
    this.#schema = supportsStructuredOutput ? output.vendorSchema : null;
    this.isLoose = !supportsStructuredOutput;
  }

  /** Whether the answer may stand in other text: no schema went with the question. */
  readonly isLoose: boolean;

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** Of everything that is sent, as JSON: a schema that goes along, and what the protocol puts around it, too. */
  get bytes(): number {
    const sent = [this.instructions, this.#turns, this.#schema];
    return Buffer.byteLength(JSON.stringify(sent)) + AI_MONEY.wrapperBytes;
  }

  /** Asks for the answer anew. */
  repair(wrong: string, errors: readonly AnswerError[]): void {
    const { answer, message } = writeRepair(wrong, errors, this.#nonce);
    const first = this.#turns.slice(0, 1);
    this.#turns = [...first, { role: "assistant", content: answer }, { role: "user", content: message }];
  }
}
