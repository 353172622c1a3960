import { ApiProperty, OmitType } from "@nestjs/swagger";
import { ModelDocumentDto } from "../../model-document/dto/model-document.dto.js";
import { ElementResponse } from "./element.response.js";

/** The eight lists of a model, each ordered by ID. */
export class ModelListsResponse extends OmitType(ModelDocumentDto, ["version", "project", "elements"]) {
  @ApiProperty({ type: [ElementResponse] })
  readonly elements!: readonly ElementResponse[];
}

/** A whole model. Read, never built. */
export class ModelResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "Version of the stream" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly streamId!: string;

  @ApiProperty({ type: ModelListsResponse })
  readonly model!: ModelListsResponse;
}
