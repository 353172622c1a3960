import { ApiProperty } from "@nestjs/swagger";
import { ROLES, type Role } from "../../../platform/access/principal.js";
import type { AccountEntity } from "../accounts/account.entity.js";

export class UserAnswer {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", format: "email" })
  readonly email!: string;

  @ApiProperty({ type: "string" })
  readonly displayName!: string;

  @ApiProperty({ type: "boolean" })
  readonly isInstanceAdmin!: boolean;

  @ApiProperty({ type: "boolean" })
  readonly hasPassword!: boolean;
}

export class SignedInAnswer {
  @ApiProperty({ type: UserAnswer })
  readonly user!: UserAnswer;
}

export class MyWorkspace {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", enum: [...ROLES] })
  readonly role!: Role;
}

export class MeAnswer extends SignedInAnswer {
  @ApiProperty({ type: [MyWorkspace] })
  readonly workspaces!: readonly MyWorkspace[];
}

export const SETUP_TOKEN_HINTS = ["log", "operator"] as const;
export type SetupTokenHint = (typeof SETUP_TOKEN_HINTS)[number];

export class SetupStatusAnswer {
  @ApiProperty({ type: "boolean" })
  readonly needsSetup!: boolean;

  @ApiProperty({ type: "boolean" })
  readonly requiresSetupToken!: boolean;

  @ApiProperty({ type: "string", enum: [...SETUP_TOKEN_HINTS], nullable: true })
  readonly setupTokenHint!: SetupTokenHint | null;
}

export class ProviderAnswer {
  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string" })
  readonly displayName!: string;
}

export function userAnswer(account: AccountEntity): UserAnswer {
  const { id, email, displayName, isInstanceAdmin, passwordHash } = account;
  return { id, email, displayName, isInstanceAdmin, hasPassword: passwordHash !== null };
}
