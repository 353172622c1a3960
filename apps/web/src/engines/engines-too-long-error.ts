import { ENGINES_WORDS as words } from "../words/engines.js";

/** A call of the engines had not ended in its time and was given up with its worker. */
export class EnginesTooLongError extends Error {
  override readonly name = "EnginesTooLongError";

  constructor(afterMs: number) {
    super(words.tooLong(afterMs / 1_000));
  }
}
