import type { RunInput, VerificationRun } from "@plumbline/promise-core";

const INPUTS = ',"inputs":[';
const AFTER_INPUTS = '],"assertions":[';

/** The inputs of a run with the text that they stand in, from the comma before their key on. */
interface InputsOfRun {
  readonly text: string;
  readonly inputs: readonly RunInput[];
}

/**
 * Reads texts of stored runs. Three quarters of one are what the run read, and runs of one page have mostly read the same:
 * that is parsed once and shared.
 */
export class StoredRuns {
  private readonly known = new Map<string, InputsOfRun>();
  /** Those of the run before. A text is compared with one other faster than it is looked up among many. */
  private last: InputsOfRun | null = null;

  read(text: string): VerificationRun {
    const start = text.indexOf(INPUTS);
    // A quote within a string is escaped, so what is found are the keys themselves.
    this.last = start === -1 ? null : this.inputsAt(text, start);
    if (this.last === null) {
      return JSON.parse(text) as VerificationRun;
    }
    const { inputs, text: cut } = this.last;
    const others = JSON.parse(`${text.slice(0, start)}${text.slice(start + cut.length)}`);
    return Object.assign(others, { inputs });
  }

  private inputsAt(text: string, start: number): InputsOfRun | null {
    const { last } = this;
    const isLast = last !== null && text.slice(start, start + last.text.length) === last.text;
    if (isLast && text.startsWith(AFTER_INPUTS, start + last.text.length - 1)) {
      return last;
    }
    const end = text.indexOf(AFTER_INPUTS, start);
    return end === -1 ? null : this.inputsOf(text.slice(start, end + 1));
  }

  private inputsOf(text: string): InputsOfRun {
    const known = this.known.get(text) ?? { text, inputs: JSON.parse(text.slice(INPUTS.length - 1)) };
    this.known.set(text, known);
    return known;
  }
}
