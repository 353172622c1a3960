import { ApiProperty } from "@nestjs/swagger";

/** What may be known of a credential (docs/reference/secrets-and-keys.md#the-list-of-secrets). */
export class SecretStatusResponse {
  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "boolean" })
  readonly isSet!: boolean;

  @ApiProperty({ type: "string", format: "date-time", nullable: true })
  readonly updatedAt!: string | null;

  @ApiProperty({ type: "string", nullable: true, description: "`user:<id>`" })
  readonly updatedBy!: string | null;

  @ApiProperty({
    type: "string",
    nullable: true,
    pattern: "^[0-9a-f]{12}$",
    description: "Changes with the value; null when the stored row cannot be verified with the master key",
  })
  readonly fingerprint!: string | null;

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "Where it was saved for; null when the row cannot be verified",
  })
  readonly boundOrigin!: string | null;

  @ApiProperty({
    type: "boolean",
    description: "Whether the settings still point there and the policy lets them; else it is not sent",
  })
  readonly matchesCurrentUrl!: boolean;
}
