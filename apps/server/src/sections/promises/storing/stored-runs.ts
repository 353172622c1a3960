import type { RunInput, VerificationRun } from "@plumbline/promise-core";

const INPUTS = ',"inputs":[';
const AFTER_INPUTS = '],"assertions":[';

/**
 * Reads texts of stored runs. Three quarters of one are what the run read, and runs of one page have mostly read the same:
 * that is parsed once and shared.
 */
export class StoredRuns {
  private readonly inputs = new Map<string, readonly RunInput[]>();

  read(text: string): VerificationRun {
    const start = text.indexOf(INPUTS);
    const end = text.indexOf(AFTER_INPUTS, start);
    // A quote within a string is escaped, so what is found are the keys themselves.
    if (start === -1 || end === -1) {
      return JSON.parse(text) as VerificationRun;
    }
    const others = JSON.parse(`${text.slice(0, start)}${text.slice(end + 1)}`);
    return { ...others, inputs: this.inputsOf(text.slice(start + INPUTS.length - 1, end + 1)) };
  }

  private inputsOf(text: string): readonly RunInput[] {
    const known = this.inputs.get(text);
    if (known !== undefined) {
      return known;
    }
    const read = JSON.parse(text) as readonly RunInput[];
    this.inputs.set(text, read);
    return read;
  }
}
