import { utf8Length } from "@plumbline/model-core";
import type { ScenarioDocument } from "../document/scenario-document.js";
import { SAVE_LIMITS } from "../limits.js";

/** A scenario as it is stored. */
export interface StoredScenario {
  /** JSON of the document: known keys only, what was not sent left out. */
  readonly text: string;
  /** UTF-8 bytes of the text. */
  readonly bytes: number;
  /** The refusal of a document over 512 KiB; null when it may be stored. */
  readonly refusal: { readonly code: "scenario_too_large"; readonly title: string } | null;
}

/**
 * The stored form of a scenario (docs/reference/scenarios.md#saving). `readScenarioDocument` reads it back
 * equal.
 */
export function storedScenario(document: ScenarioDocument): StoredScenario {
  const text = JSON.stringify(document);
  const bytes = utf8Length(text);
  const limit = SAVE_LIMITS.storedDocumentBytes;
  const title = `The scenario takes ${bytes} bytes as stored; at most ${limit} are allowed`;
  return { text, bytes, refusal: bytes > limit ? { code: "scenario_too_large", title } : null };
}
