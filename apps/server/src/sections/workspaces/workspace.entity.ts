import type { Guid } from "@plumbline/model-core";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("workspaces")
export class WorkspaceEntity {
  @PrimaryColumn({ name: "id", type: "uuid" })
  readonly id!: Guid;

  @Column({ name: "name", type: "text" })
  readonly name!: string;

  @Column({ name: "created_at", type: "timestamptz" })
  readonly createdAt!: Date;
}
