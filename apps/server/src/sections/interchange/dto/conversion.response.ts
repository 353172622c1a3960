import { ApiProperty } from "@nestjs/swagger";
import {
  type ConversionNote,
  SOURCE_FORMATS,
  type SourceFormat,
  type UnlistedNotes,
} from "@plumbline/interchange";
import { ModelDocumentDto } from "../../model-document/model-document.module.js";

/** Something that was not carried over (docs/reference/model-documents.md#notes-of-a-conversion). */
export class ConversionNoteResponse implements ConversionNote {
  @ApiProperty({ type: "string", description: "Where in the source; empty for the whole" })
  readonly path!: string;

  @ApiProperty({ type: "integer", minimum: 1, nullable: true, description: "null where it is not known" })
  readonly line!: number | null;

  @ApiProperty({ type: "string" })
  readonly what!: string;
}

export class UnlistedNotesResponse implements UnlistedNotes {
  @ApiProperty({ type: "string" })
  readonly what!: string;

  @ApiProperty({ type: "integer", minimum: 1, description: "Places beside those that notes name" })
  readonly count!: number;
}

/** What came of a document of another tool (docs/reference/model-documents.md#converting). */
export class ConversionResponse {
  @ApiProperty({ enum: SOURCE_FORMATS, description: "What it was read as" })
  readonly format!: SourceFormat;

  @ApiProperty({ type: ModelDocumentDto, description: "An import takes it as it is" })
  readonly document!: object;

  @ApiProperty({ type: [ConversionNoteResponse], description: "What was not carried over, by place" })
  readonly notes!: readonly ConversionNoteResponse[];

  @ApiProperty({ type: [UnlistedNotesResponse], description: "What notes leaves out" })
  readonly moreNotes!: readonly UnlistedNotesResponse[];
}
