import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsOptional, IsString } from "class-validator";

/** Which model a fact is of. */
export class BranchQuery {
  @ApiPropertyOptional({ type: "string", format: "uuid", description: "main without it" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly branchId?: string;
}
