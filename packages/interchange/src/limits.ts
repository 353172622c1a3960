import { IMPORT_LIMITS } from "@plumbline/model-core";

/**
 * Every limit this package enforces beside those of a model document, once. Sizes of texts are in characters.
 */

/** Limits of a conversion (docs/reference/limits.md#converting). */
export const CONVERT_LIMITS = {
  /** Bytes of the text. */
  sourceBytes: IMPORT_LIMITS.bodyBytes,
  /** Documents of a YAML text. */
  documents: 5000,
  /** Characters of the name of a file. */
  fileNameLength: 255,
  /** Places that are named of each thing that is not carried over; the others are counted. */
  notesOfOneSort: 10,
  /** Places of which it is remembered that they are noted; what is met again beyond them is counted again. */
  notedPlaces: 100_000,
  /** References that are followed from one to the next. */
  referenceSteps: 20,
  /** Characters that are looked at to write all schemas. */
  schemaCharacters: 33_554_432,
  /** Tokens of a Structurizr DSL text. */
  dslTokens: 1_000_000,
  /** Blocks of a Structurizr DSL text that are in each other. */
  dslLevels: 50,
  /** Characters that constants may bring into a Structurizr DSL text, all together. */
  dslFilledIn: 4_194_304,
} as const;
