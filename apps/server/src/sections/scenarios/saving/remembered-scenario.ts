import { readStoredScenario } from "./read-stored-scenario.js";

type ReadScenario = ReturnType<typeof readStoredScenario>;

/** Reads stored scenarios and keeps the one read last, since a scenario is played again and again. */
export class RememberedScenario {
  private last: { readonly text: string; readonly read: ReadScenario } | null = null;

  /** The scenario of a stored text. */
  of(text: string): ReadScenario {
    if (this.last?.text !== text) {
      this.last = { text, read: readStoredScenario(text) };
    }
    return this.last.read;
  }
}
