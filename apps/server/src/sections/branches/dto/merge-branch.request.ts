import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsInt, ValidateIf } from "class-validator";

/** See docs/reference/branches-and-revisions.md#merging. */
export class MergeBranchRequest {
  @ApiPropertyOptional({ type: "integer", nullable: true, description: "Main's; another version is 409" })
  @ValidateIf((_, value) => value !== null && value !== undefined)
  @IsInt({ message: "must be a whole number" })
  readonly expectedVersion?: number | null;
}
