import { ApiProperty } from "@nestjs/swagger";
import type { ExportedModelDocument } from "@plumbline/model-core";
import { ModelDocumentDto } from "../../model-document/model-document.module.js";
import { RevisionResponse } from "./revision.response.js";

/**
 * A revision with its model (docs/reference/branches-and-revisions.md#the-model-of-a-revision). Read, never
 * built.
 */
export class RevisionModelResponse {
  @ApiProperty({ type: RevisionResponse })
  readonly revision!: RevisionResponse;

  @ApiProperty({ type: ModelDocumentDto, description: "The model document as of then" })
  readonly model!: ExportedModelDocument;
}
