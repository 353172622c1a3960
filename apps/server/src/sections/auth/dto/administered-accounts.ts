import { ApiProperty } from "@nestjs/swagger";
import type { Page } from "../../../platform/pagination/page.js";
import type { AdministeredAccount } from "../administration/administered-account.repository.js";
import { UserAnswer } from "./answers.js";

export class AdministeredAccountAnswer extends UserAnswer {
  @ApiProperty({ type: "boolean", description: "Whether the operator lets it in no more" })
  readonly isDisabled!: boolean;

  @ApiProperty({
    type: "string",
    format: "date-time",
    nullable: true,
    description: "When the lock after wrong passwords ends; null where there is none",
  })
  readonly lockedUntil!: string | null;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "integer", minimum: 0, description: "How many sessions are live" })
  readonly sessions!: number;
}

export class AdministeredAccountPage {
  @ApiProperty({ type: [AdministeredAccountAnswer] })
  readonly items!: readonly AdministeredAccountAnswer[];

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The cursor of the next page; null on the last",
  })
  readonly nextCursor!: string | null;
}

export class MadeResetLinkAnswer {
  @ApiProperty({ type: "string", format: "uri", description: "Shown once; its secret comes after #" })
  readonly url!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;
}

export function accountPage({ items, nextCursor }: Page<AdministeredAccount>): AdministeredAccountPage {
  return { items: items.map(accountAnswer), nextCursor };
}

function accountAnswer(account: AdministeredAccount): AdministeredAccountAnswer {
  const { name, lockedUntil, createdAt, ...rest } = account;
  return {
    ...rest,
    displayName: name,
    lockedUntil: lockedUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
