import { type ElementId, IMPORT_LIMITS, parseGuid, type Result, utf8Length } from "@plumbline/model-core";
import { convertAsyncApi } from "./asyncapi/convert-asyncapi.js";
import { convertBackstage } from "./backstage/convert-backstage.js";
import { convertCompose } from "./compose/convert-compose.js";
import type { Conversion, ConvertOptions, ConvertRefusal } from "./conversion.js";
import type { Converter } from "./drafting/converted.js";
import { SOURCE_FORMATS, type SourceFormat } from "./formats.js";
import { guessFormat, spellingOf } from "./guess-format.js";
import { convertLikeC4 } from "./likec4/convert-likec4.js";
import { CONVERT_LIMITS } from "./limits.js";
import { convertOpenApi } from "./openapi/convert-openapi.js";
import { NoteList } from "./reading/note-list.js";
import type { Place } from "./reading/place.js";
import { readSource } from "./reading/read-source.js";
import { refuse } from "./reading/refuse.js";
import type { SourceText } from "./reading/source-text.js";
import { convertStructurizr } from "./structurizr/convert-structurizr.js";

const CONVERTERS: { readonly [Format in SourceFormat]: Converter } = {
  openapi: convertOpenApi,
  asyncapi: convertAsyncApi,
  structurizr: convertStructurizr,
  likec4: convertLikeC4,
  compose: convertCompose,
  backstage: convertBackstage,
};

/**
 * The model document that a document of another tool comes to, and what could not be carried over
 * (docs/reference/model-documents.md#converting). Equal input gives equal output; nothing that the text refers to is
 * fetched. An import takes the document as it is, once the model has the element that `ownerId` names. Refused is a
 * text that is no JSON, YAML or DSL, whose format cannot be guessed, that is not shaped as its format has it, or that
 * is larger than a model document may be.
 */
export function convertDocument(
  text: string,
  options: ConvertOptions = {},
): Result<Conversion, ConvertRefusal> {
  if (text.length > CONVERT_LIMITS.sourceBytes || utf8Length(text) > CONVERT_LIMITS.sourceBytes) {
    return refuse("import_too_large", { field: "", message: `is over ${CONVERT_LIMITS.sourceBytes} bytes` });
  }
  if (!text.isWellFormed()) {
    return refuse("invalid_source", { field: "", message: "holds invalid Unicode" });
  }
  const isDslFile = /\.dsl$/i.test(options.fileName ?? "");
  const isOf = options.format ?? (isDslFile ? "structurizr" : null);
  const source = { text, spelling: spellingOf(text, isOf) };
  if (source.spelling === "dsl") {
    return convertAs("structurizr", source, [], options);
  }
  const read = readSource(source);
  if (!read.ok) {
    return read;
  }
  const format = options.format ?? guessFormat(read.value);
  return format === null ? refuseGuess(read.value) : convertAs(format, source, read.value, options);
}

function refuseGuess([first]: readonly Place[]): Result<never, ConvertRefusal> {
  const message =
    first?.at("swagger").isThere === true
      ? "is of Swagger 2, which is not read: OpenAPI 3 is"
      : `is of no format that could be guessed: name one of ${SOURCE_FORMATS.join(", ")}`;
  return refuse("invalid_source", { field: "", message });
}

function convertAs(
  format: SourceFormat,
  source: SourceText,
  documents: readonly Place[],
  { ownerId, fileName }: ConvertOptions,
): Result<Conversion, ConvertRefusal> {
  const notes = new NoteList();
  const owner = parseGuid<ElementId>(ownerId ?? null);
  const converted = CONVERTERS[format]({
    source,
    documents,
    ownerId: owner,
    fileName: shortName(fileName),
    notes,
  });
  if (!converted.ok) {
    return converted;
  }
  const { draft, name } = converted.value;
  if (draft.tooLong !== null) {
    const message = `holds over ${IMPORT_LIMITS[draft.tooLong]} ${draft.tooLong}, more than a model document may`;
    return refuse("import_too_large", { field: "", message });
  }
  const document = draft.document(name);
  return {
    ok: true,
    value: { format, document, notes: notes.notes(source), moreNotes: notes.more },
  };
}

/** The name of the file without what leads to it. */
function shortName(fileName: string | undefined): string | null {
  const name =
    (fileName ?? "")
      .toWellFormed()
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/[\s\p{Cc}]+/gu, " ")
      .trim() ?? "";
  return name === ""
    ? null
    : [...name.slice(0, 2 * CONVERT_LIMITS.fileNameLength)].slice(0, CONVERT_LIMITS.fileNameLength).join("");
}
