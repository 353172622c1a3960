import { ApiProperty } from "@nestjs/swagger";
import type { SchemaVersion } from "../schemas/schema.repository.js";

/** One version of a schema, as it was written. */
export class SchemaVersionResponse {
  @ApiProperty({ type: "integer", minimum: 1 })
  readonly version!: number;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly description!: string | null;

  @ApiProperty({ type: "string" })
  readonly content!: string;

  @ApiProperty({ type: "integer", minimum: 0, description: "The version of main from which it holds" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly at!: string;

  @ApiProperty({ type: "string", example: "user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" })
  readonly actor!: string;
}

export function toSchemaVersionResponse(written: SchemaVersion): SchemaVersionResponse {
  const { version, name, description, content, mainVersion, at, actor } = written;
  return { version, name, description, content, modelVersion: mainVersion, at: at.toISOString(), actor };
}
