import { type ElementId, FACT_LIMITS, type Guid, uuidV5 } from "@plumbline/model-core";
import { FORMAT_NAMES, type SourceFormat } from "../formats.js";
import type { ConverterInput } from "./converted.js";
import { fitText, oneLine } from "./fit-text.js";
import { ModelDraft } from "./model-draft.js";

/** Of all IDs that this package gives. */
const NAMESPACE = "b6f2a1de-2f0c-4b7e-9d55-0f6f3d1c8a42" as Guid;

/** The ID of an element that contracts of Plumbline name by the one it has there: the same in all of them. */
export function idOfNamedElement(id: Guid): ElementId {
  return uuidV5<ElementId>(NAMESPACE, `element ${id}`);
}

/** What a source says of itself. */
export interface SaidOfSource {
  readonly format: SourceFormat;
  /** What it calls itself: the facts of two sources of one name are the same where their keys are. */
  readonly key: string;
  /** The version of the format, where that matters. */
  readonly formatVersion?: string | null;
  readonly revision?: string | null;
}

/** An empty draft of the facts of a source. */
export function startDraft(
  said: SaidOfSource,
  { documents, fileName, notes, ownerId }: ConverterInput,
): ModelDraft {
  const { format, key, formatVersion = null, revision = null } = said;
  const fits = (text: string): string => {
    const at = documents[0] ?? { path: "", line: 1 };
    return fitText(oneLine(text), FACT_LIMITS.provenanceSourceLength, { at, notes });
  };
  const name = oneLine(`${FORMAT_NAMES[format]} ${formatVersion ?? ""}`);
  const namespace = uuidV5(uuidV5(NAMESPACE, format), ownerId === null ? key : `${ownerId} ${key}`);
  const source = fits(`${fileName ?? (key === "" ? "a document" : key)} (${name})`);
  const stated = oneLine(revision ?? "");
  return new ModelDraft({ namespace, source, revision: stated === "" ? null : fits(stated) }, notes);
}
