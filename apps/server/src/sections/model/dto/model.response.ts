import { ApiProperty } from "@nestjs/swagger";
import type { Model } from "@plumbline/model-core";
import { ModelListsResponse } from "./facts.js";

/** A whole model. Read, never built. */
export class ModelResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "Version of the stream" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly streamId!: string;

  @ApiProperty({ type: ModelListsResponse })
  readonly model!: Model;
}
