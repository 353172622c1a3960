import { ApiProperty } from "@nestjs/swagger";

/** How often and how soon something is tried again (spec 1, 2.7). */
export class RetryDto {
  @ApiProperty({ type: "integer", minimum: 1, maximum: 10 })
  readonly maxAttempts!: number;

  @ApiProperty({ type: "integer", minimum: 0, maximum: 3_600_000 })
  readonly backoffMs!: number;
}
