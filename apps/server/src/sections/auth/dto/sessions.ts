import { ApiProperty } from "@nestjs/swagger";
import { MAX_DEVICE_NAME } from "../limits.js";
import type { OwnSession } from "../sessions/own-session.repository.js";
import { SESSION_KINDS, type SessionKind } from "../sessions/session-kind.js";

export class SessionAnswer {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", enum: [...SESSION_KINDS] })
  readonly kind!: SessionKind;

  @ApiProperty({
    type: "string",
    nullable: true,
    maxLength: MAX_DEVICE_NAME,
    description: "What a device calls itself; null of a browser",
  })
  readonly name!: string | null;

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The address that signed in; null of a session from before addresses were kept",
  })
  readonly address!: string | null;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", format: "date-time", description: "Moves once an hour at most" })
  readonly lastUsedAt!: string;

  @ApiProperty({ type: "string", format: "date-time", description: "When it ends, if it is not used again" })
  readonly expiresAt!: string;

  @ApiProperty({ type: "boolean", description: "Whether this request came with it" })
  readonly isCurrent!: boolean;
}

export function sessionAnswer(session: OwnSession): SessionAnswer {
  const { createdAt, lastUsedAt, expiresAt, ...rest } = session;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
