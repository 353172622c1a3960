import { ApiProperty } from "@nestjs/swagger";
import type { ResetLink } from "../resets/reset-link.repository.js";
import { NewPasswordField, TextField } from "./fields.js";

export class ReadResetLinkRequest {
  @TextField({ format: "password" })
  readonly secret!: string;
}

export class ResetPasswordRequest extends ReadResetLinkRequest {
  @NewPasswordField()
  readonly newPassword!: string;
}

export class ResetLinkAnswer {
  @ApiProperty({ type: "string", format: "email" })
  readonly email!: string;

  @ApiProperty({ type: "string" })
  readonly displayName!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;
}

export function resetLinkAnswer({ email, displayName, expiresAt }: ResetLink): ResetLinkAnswer {
  return { email, displayName, expiresAt: expiresAt.toISOString() };
}
