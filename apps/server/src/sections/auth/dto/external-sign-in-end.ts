import { ApiProperty } from "@nestjs/swagger";

/** Why a sign-in at a provider came to nothing (docs/reference/sign-in.md#back-in-the-web-client). */
export const EXTERNAL_REASONS = [
  "denied",
  "email_in_use",
  "expired",
  "failed",
  "not_allowed",
  "not_configured",
  "not_verified",
  "provider_unavailable",
  "registration_closed",
  "too_many",
  "unavailable",
] as const;
export type ExternalReason = (typeof EXTERNAL_REASONS)[number];

/** What the address of the web client's sign-in page says of a sign-in at a provider that came to nothing. */
export class ExternalSignInEnd {
  @ApiProperty({ type: "string", enum: [...EXTERNAL_REASONS] })
  readonly external!: ExternalReason;
}
