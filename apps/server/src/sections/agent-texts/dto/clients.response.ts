import { ApiProperty } from "@nestjs/swagger";
import type { ClientConfiguration } from "@plumbline/agent-tools";

const FORMATS = ["command", "json", "toml"] as const satisfies readonly ClientConfiguration["format"][];

export class ClientResponse {
  @ApiProperty({ type: "string", example: "claude-code" })
  readonly name!: string;

  @ApiProperty({ type: "string", example: "Claude Code" })
  readonly title!: string;

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The file it belongs into; null for a command",
  })
  readonly file!: string | null;

  @ApiProperty({ type: "string", enum: [...FORMATS] })
  readonly format!: ClientConfiguration["format"];

  @ApiProperty({ type: "string", description: "With <AGENT_TOKEN> in the place of the token" })
  readonly text!: string;
}

/** Ready configuration for clients (docs/reference/tools.md#clients). */
export class ClientsResponse {
  @ApiProperty({ type: [ClientResponse] })
  readonly clients!: readonly ClientResponse[];
}
