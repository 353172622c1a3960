import type { Guid } from "@plumbline/model-core";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Role } from "../../platform/access/principal.js";

@Entity("workspace_members")
export class MemberEntity {
  @PrimaryColumn({ name: "workspace_id", type: "uuid" })
  readonly workspaceId!: Guid;

  @PrimaryColumn({ name: "account_id", type: "uuid" })
  readonly accountId!: Guid;

  @Column({ name: "role", type: "text" })
  readonly role!: Role;

  @Column({ name: "joined_at", type: "timestamptz" })
  readonly joinedAt!: Date;
}
