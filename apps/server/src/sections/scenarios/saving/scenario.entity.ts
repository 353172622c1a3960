import type { Guid } from "@plumbline/model-core";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A scenario as it is now; what it was before stands in `scenario_versions`. */
@Entity("scenarios")
export class ScenarioEntity {
  @PrimaryColumn({ name: "project_id", type: "uuid" })
  readonly projectId!: Guid;

  @PrimaryColumn({ name: "id", type: "uuid" })
  readonly id!: Guid;

  /** Rises by one with each change, from 1. */
  @Column({ name: "version", type: "integer" })
  readonly version!: number;

  @Column({ name: "name", type: "text" })
  readonly name!: string;

  /** The document's JSON text, in the stored form of the playback engine. */
  @Column({ name: "document", type: "text" })
  readonly document!: string;

  /** Lower-case hex SHA-256 of that text. */
  @Column({ name: "hash", type: "text" })
  readonly hash!: string;

  /** Where the scenario came from; null for one a person wrote. */
  @Column({ name: "origin", type: "jsonb", nullable: true })
  readonly origin!: ScenarioOrigin | null;
}

/** Spec 1, section 2.10. */
export interface ScenarioOrigin {
  readonly kind: "ai-proposal";
  readonly proposalId: string;
  readonly provider: string;
  readonly model: string;
}
