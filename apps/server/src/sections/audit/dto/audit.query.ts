import { ApiPropertyOptional } from "@nestjs/swagger";
import { Transform } from "class-transformer";
import { IsInt, IsOptional, Max, Min } from "class-validator";
import { DEFAULT_ENTRIES, MAX_ENTRIES } from "../limits.js";

const message = `must be a whole number from 1 to ${MAX_ENTRIES}`;

/** How many of the newest entries. */
export class AuditQuery {
  @ApiPropertyOptional({
    type: "integer",
    description: "How many entries, from the newest",
    minimum: 1,
    maximum: MAX_ENTRIES,
    default: DEFAULT_ENTRIES,
  })
  @IsOptional()
  @Transform(({ value }) =>
    typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN,
  )
  @IsInt({ message })
  @Min(1, { message })
  @Max(MAX_ENTRIES, { message })
  readonly limit: number = DEFAULT_ENTRIES;
}
