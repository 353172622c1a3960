import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { SCOPES, type Scope } from "../../../platform/access/principal.js";
import { GuidOrNullField } from "../../../platform/request/fields.js";
import { MAX_TOKEN_NAME, MAX_TOKEN_YEARS } from "../limits.js";
import { ExpiryRules, NameRules, ScopesRules } from "./token-rules.js";

/**
 * The body of a create (docs/reference/access.md#agent-tokens): every key is required; `name` and `scopes`
 * are refused when they are null.
 */
export class CreateAgentTokenRequest {
  @ApiProperty({ type: "string", minLength: 1, maxLength: MAX_TOKEN_NAME })
  @NameRules()
  readonly name!: string;

  @ApiProperty({
    type: "array",
    items: { type: "string", enum: [...SCOPES] },
    minItems: 1,
    uniqueItems: true,
  })
  @ScopesRules()
  readonly scopes!: readonly Scope[];

  @GuidOrNullField("The one project it may read; null for all of the workspace")
  readonly projectId!: Guid | null;

  @ApiProperty({
    type: "string",
    format: "date-time",
    nullable: true,
    description: `In the future, at most ${MAX_TOKEN_YEARS} years; null for a token without an end`,
  })
  @ExpiryRules()
  readonly expiresAt!: string | null;
}
