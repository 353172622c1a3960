import { ApiProperty } from "@nestjs/swagger";
import type { HistoryEntry } from "../reading/history.repository.js";

/** One change set of a stream. */
export class HistoryEntryResponse {
  @ApiProperty({ type: "integer", minimum: 1, description: "The version it wrote" })
  readonly version!: number;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly at!: string;

  @ApiProperty({ type: "string", example: "user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" })
  readonly actor!: string;

  @ApiProperty({ type: "string" })
  readonly summary!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly added!: number;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly changed!: number;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly removed!: number;
}

export function toHistoryEntryResponse(entry: HistoryEntry): HistoryEntryResponse {
  const { version, at, actor, summary, added, changed, removed } = entry;
  return { version, at: at.toISOString(), actor, summary, added, changed, removed };
}
