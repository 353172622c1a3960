import { ApiProperty } from "@nestjs/swagger";
import { ROLES, type Role } from "../../../platform/access/principal.js";
import type { MemberRow } from "../member.repository.js";

export class MemberResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly userId!: string;

  @ApiProperty({ type: "string" })
  readonly displayName!: string;

  @ApiProperty({ type: "string" })
  readonly email!: string;

  @ApiProperty({ type: "string", enum: [...ROLES] })
  readonly role!: Role;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly joinedAt!: string;
}

export function toMemberResponse(member: MemberRow): MemberResponse {
  return { ...member, joinedAt: member.joinedAt.toISOString() };
}
