import type { Guid } from "@plumbline/model-core";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("projects")
export class ProjectEntity {
  @PrimaryColumn({ name: "id", type: "uuid" })
  readonly id!: Guid;

  @Column({ name: "workspace_id", type: "uuid" })
  readonly workspaceId!: Guid;

  @Column({ name: "name", type: "text" })
  readonly name!: string;

  @Column({ name: "description", type: "text", nullable: true })
  readonly description!: string | null;

  @Column({ name: "main_stream_id", type: "uuid" })
  readonly mainStreamId!: Guid;

  @Column({ name: "created_at", type: "timestamptz" })
  readonly createdAt!: Date;

  @Column({ name: "updated_at", type: "timestamptz" })
  readonly updatedAt!: Date;
}
