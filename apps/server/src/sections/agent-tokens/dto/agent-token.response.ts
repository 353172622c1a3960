import { ApiProperty } from "@nestjs/swagger";
import { SCOPES, type Scope } from "../../../platform/access/principal.js";
import type { AgentToken } from "../agent-token.repository.js";

export class AgentTokenResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "array", items: { type: "string", enum: [...SCOPES] } })
  readonly scopes!: readonly Scope[];

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly projectId!: string | null;

  @ApiProperty({ type: "string", example: "user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" })
  readonly createdBy!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", format: "date-time", nullable: true })
  readonly expiresAt!: string | null;

  @ApiProperty({
    type: "string",
    format: "date-time",
    nullable: true,
    description: "Moves once a minute at most; null before the first use",
  })
  readonly lastUsedAt!: string | null;

  @ApiProperty({ type: "string", description: "How its value begins", example: "svt_Xk3v9Q" })
  readonly prefix!: string;
}

export class CreatedAgentTokenResponse {
  @ApiProperty({ type: AgentTokenResponse })
  readonly token!: AgentTokenResponse;

  @ApiProperty({ type: "string", description: "The token itself: shown here and never again" })
  readonly value!: string;
}

export function toAgentTokenResponse(token: AgentToken): AgentTokenResponse {
  const { createdAt, expiresAt, lastUsedAt } = token;
  return {
    ...token,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
