import type { ExportedModelDocument, Guid, Issue } from "@plumbline/model-core";
import type { SourceFormat } from "./formats.js";

/** How a document is converted. */
export interface ConvertOptions {
  /** The format of the text; guessed from it when missing. */
  readonly format?: SourceFormat | undefined;
  /**
   * The element of the model that a contract is of: it serves the operations of an OpenAPI document, it sends and receives
   * what an AsyncAPI document says. When missing, the document brings a system that is named after the contract.
   */
  readonly ownerId?: Guid | undefined;
  /** The name of the file, which the provenance of every fact states. */
  readonly fileName?: string | undefined;
}

/** Something that was not carried over, or not as it is. */
export interface ConversionNote {
  /** Where: a path of the document, as `paths["/orders"].get.security`, or the blocks of a DSL; empty for the whole. */
  readonly path: string;
  /** The line, from 1, where that is known. */
  readonly line: number | null;
  /** What, in words. */
  readonly what: string;
}

/** How often something more was not carried over than notes say so. */
export interface UnlistedNotes {
  readonly what: string;
  readonly count: number;
}

/** What came of a document of another tool. */
export interface Conversion {
  /** The format that it was read as. */
  readonly format: SourceFormat;
  /** A model document as an export writes it. Every ID is a version 5 UUID of the source's own keys. */
  readonly document: ExportedModelDocument;
  /** In the order in which they were met. */
  readonly notes: readonly ConversionNote[];
  /** What `notes` leaves out, by what was not carried over. */
  readonly moreNotes: readonly UnlistedNotes[];
}

/** The code of a refusal (docs/reference/model-documents.md#refusals-of-a-conversion). */
export type ConvertRefusalCode = "invalid_source" | "import_too_large";

/** Why a document is not converted; each message says on which line, where that is known. */
export interface ConvertRefusal {
  readonly code: ConvertRefusalCode;
  /** The first reason. */
  readonly title: string;
  readonly errors: readonly Issue[];
}
