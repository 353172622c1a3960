import { ApiProperty } from "@nestjs/swagger";
import type { FoundRow } from "../search.repository.js";
import { SEARCH_KINDS, type SearchKind } from "../search-kinds.js";
import { snippetOf } from "../snippet-of.js";

/** Something that was found, and where it is. */
export class FoundResponse {
  @ApiProperty({ type: "string", enum: [...SEARCH_KINDS] })
  readonly kind!: SearchKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({
    type: "string",
    description: "Name, label or routing key; of a promise its number and title",
  })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true, description: "A part of its text, plain, on one line" })
  readonly snippet!: string | null;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly projectId!: string;

  @ApiProperty({ type: "string" })
  readonly projectName!: string;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly workspaceId!: string;

  @ApiProperty({ type: "string" })
  readonly workspaceName!: string;
}

export function toFoundResponse(row: FoundRow, words: readonly string[]): FoundResponse {
  const { kind, id, name, text, projectId, projectName, workspaceId, workspaceName } = row;
  const snippet = snippetOf(text, words);
  return { kind, id, name, snippet, projectId, projectName, workspaceId, workspaceName };
}
