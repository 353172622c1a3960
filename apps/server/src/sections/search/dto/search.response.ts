import { ApiProperty } from "@nestjs/swagger";
import { FoundResponse } from "./found.response.js";

/** A page of what was found. */
export class SearchResponse {
  @ApiProperty({ type: [FoundResponse] })
  readonly items!: readonly FoundResponse[];

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The cursor of the next page; null on the last",
  })
  readonly nextCursor!: string | null;

  @ApiProperty({
    type: "boolean",
    description:
      "False where so many projects changed that some were searched as they were before: ask again",
  })
  readonly isWhole!: boolean;
}
