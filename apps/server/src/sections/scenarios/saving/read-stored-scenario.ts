import { readScenarioDocument } from "@plumbline/playback-engine";

/** A stored scenario, which was read before it was stored. */
export function readStoredScenario(text: string) {
  const read = readScenarioDocument(text);
  if (!read.ok) {
    throw new Error(`A stored scenario cannot be read: ${read.refusal.title}`);
  }
  return read.value;
}
