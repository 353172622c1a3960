import { ApiProperty } from "@nestjs/swagger";
import { ROLES, type Role } from "../../../platform/access/principal.js";
import type { FoundInvitation, Invitation } from "../invitation.repository.js";
import type { CreatedInvitation } from "../invitations.service.js";

export class InvitedByResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly userId!: string;

  @ApiProperty({ type: "string" })
  readonly displayName!: string;
}

export class InvitationResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", enum: [...ROLES] })
  readonly role!: Role;

  @ApiProperty({
    type: "string",
    format: "email",
    nullable: true,
    description: "The one address that it is for; null: whoever has the link",
  })
  readonly email!: string | null;

  @ApiProperty({ type: InvitedByResponse })
  readonly invitedBy!: InvitedByResponse;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;
}

export class CreatedInvitationResponse {
  @ApiProperty({ type: InvitationResponse })
  readonly invitation!: InvitationResponse;

  @ApiProperty({ type: "string", format: "uri", description: "Shown once; its secret comes after #" })
  readonly url!: string;
}

export class FoundInvitationResponse {
  @ApiProperty({ type: "string" })
  readonly workspaceName!: string;

  @ApiProperty({ type: "string", enum: [...ROLES] })
  readonly role!: Role;

  @ApiProperty({ type: "string", format: "email", nullable: true })
  readonly email!: string | null;

  @ApiProperty({ type: "string", description: "The name of whoever invited" })
  readonly invitedBy!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;
}

export class JoinedWorkspaceResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly workspaceId!: string;

  @ApiProperty({ type: "string" })
  readonly workspaceName!: string;

  @ApiProperty({ type: "string", enum: [...ROLES] })
  readonly role!: Role;
}

export function toInvitationResponse(invitation: Invitation): InvitationResponse {
  const { id, role, email, invitedBy, createdAt, expiresAt } = invitation;
  return {
    id,
    role,
    email,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export function toCreatedInvitation({ invitation, url }: CreatedInvitation): CreatedInvitationResponse {
  return { invitation: toInvitationResponse(invitation), url };
}

export function toFoundInvitation(found: FoundInvitation): FoundInvitationResponse {
  const { workspaceName, role, email, invitedBy, expiresAt } = found;
  return {
    workspaceName,
    role,
    email,
    invitedBy: invitedBy.displayName,
    expiresAt: expiresAt.toISOString(),
  };
}
