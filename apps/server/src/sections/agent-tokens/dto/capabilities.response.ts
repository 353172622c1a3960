import { ApiProperty } from "@nestjs/swagger";
import { SCOPES, type Scope } from "../../../platform/access/principal.js";

/** The token that asks. */
export class OwnTokenResponse {
  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "array", items: { type: "string", enum: [...SCOPES] } })
  readonly scopes!: readonly Scope[];

  @ApiProperty({ type: "string", format: "uuid" })
  readonly workspaceId!: string;

  @ApiProperty({
    type: "string",
    format: "uuid",
    nullable: true,
    description: "null: every project of the workspace",
  })
  readonly projectId!: string | null;

  @ApiProperty({ type: "string", format: "date-time", nullable: true })
  readonly expiresAt!: string | null;
}

/** A tool of the tool endpoint. */
export class CallableToolResponse {
  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", enum: [...SCOPES] })
  readonly scope!: Scope;

  @ApiProperty({ type: "string" })
  readonly description!: string;
}

export class CallableEndpointResponse {
  @ApiProperty({ type: "string", example: "GET" })
  readonly method!: string;

  @ApiProperty({ type: "string", example: "/api/projects/{projectId}/model" })
  readonly path!: string;

  @ApiProperty({ type: "string", enum: [...SCOPES] })
  readonly scope!: Scope;
}

/** What the presented token can call (docs/reference/access.md#capabilities). */
export class CapabilitiesResponse {
  @ApiProperty({ type: OwnTokenResponse })
  readonly token!: OwnTokenResponse;

  @ApiProperty({ type: [CallableToolResponse] })
  readonly tools!: readonly CallableToolResponse[];

  @ApiProperty({ type: [CallableEndpointResponse] })
  readonly endpoints!: readonly CallableEndpointResponse[];
}
