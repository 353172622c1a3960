import type { ElementId, Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import type { SourceText } from "../reading/source-text.js";
import type { ModelDraft } from "./model-draft.js";

/** What a converter gets. */
export interface ConverterInput {
  readonly source: SourceText;
  /** At least one; none of a DSL. */
  readonly documents: readonly Place[];
  readonly ownerId: ElementId | null;
  readonly fileName: string | null;
  readonly notes: NoteList;
}

/** What a converter gives. */
export interface Converted {
  readonly draft: ModelDraft;
  /** The name that the source has for the whole. */
  readonly name: string;
}

/** Reads a source of one format. */
export type Converter = (input: ConverterInput) => Result<Converted, ConvertRefusal>;
