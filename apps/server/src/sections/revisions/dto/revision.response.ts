import { ApiProperty } from "@nestjs/swagger";

/** A revision (docs/reference/branches-and-revisions.md#revisions). */
export class RevisionResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly projectId!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly note!: string | null;

  @ApiProperty({ type: "integer", minimum: 0, description: "Version of main" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", description: "SHA-256 of the canonical JSON of the eight lists" })
  readonly modelHash!: string;

  @ApiProperty({ type: "string", example: "user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" })
  readonly createdBy!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;
}
