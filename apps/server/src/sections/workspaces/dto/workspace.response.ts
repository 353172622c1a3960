import { ApiProperty } from "@nestjs/swagger";
import { ROLES, type Role } from "../../../platform/access/principal.js";
import { workspaceQuota } from "../../../platform/storage/workspace-quota.js";
import type { WorkspaceOfMember } from "../workspace.repository.js";

export class WorkspaceResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", enum: [...ROLES], description: "The caller's role" })
  readonly role!: Role;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly projectCount!: number;

  @ApiProperty({
    type: "integer",
    minimum: 0,
    description: "Bytes of its facts with history and branches, versions, revisions and stress runs",
  })
  readonly storedBytes!: number;

  @ApiProperty({
    type: "integer",
    minimum: 1,
    description: "Bytes that it may store; beyond, writes are 409",
  })
  readonly quotaBytes!: number;
}

export function toWorkspaceResponse(workspace: WorkspaceOfMember): WorkspaceResponse {
  return {
    id: workspace.id,
    name: workspace.name,
    role: workspace.role,
    createdAt: workspace.createdAt.toISOString(),
    projectCount: workspace.projectCount,
    storedBytes: workspace.storedBytes,
    quotaBytes: workspaceQuota(),
  };
}
