import { ApiProperty } from "@nestjs/swagger";
import type { AuditAction } from "../../../platform/audit/record-audit.js";
import type { AuditRow } from "../audit.repository.js";

export const ACTOR_KINDS = ["user", "agent-token", "service"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export class AuditActor {
  @ApiProperty({ type: "string", enum: [...ACTOR_KINDS] })
  readonly kind!: ActorKind;

  @ApiProperty({ type: "string", format: "uuid", nullable: true, description: "null for the service itself" })
  readonly id!: string | null;

  @ApiProperty({ type: "string", description: "As it was called then" })
  readonly name!: string;
}

export class AuditEntryResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly at!: string;

  @ApiProperty({ type: AuditActor })
  readonly actor!: AuditActor;

  @ApiProperty({ type: "string", description: "What happened, as settings.changed" })
  readonly action!: AuditAction;

  @ApiProperty({ type: "string", description: "The ID or the name of what was acted on" })
  readonly target!: string;

  @ApiProperty({ type: "object", additionalProperties: true, description: "Never holds a secret" })
  readonly details!: Readonly<Record<string, unknown>>;
}

export function toAuditEntry({ at, actor, actorName, ...rest }: AuditRow): AuditEntryResponse {
  const [kind = "", id = null] = actor.split(":");
  return { ...rest, at: at.toISOString(), actor: { kind: kind as ActorKind, id, name: actorName } };
}
