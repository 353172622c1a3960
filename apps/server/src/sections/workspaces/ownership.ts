import type { Guid } from "@plumbline/model-core";
import type { EntityTx } from "../../platform/database/unit-of-work.js";
import { conflict } from "../../platform/errors/api-error.js";
import { MAX_WORKSPACES_OF_AN_OWNER } from "./limits.js";
import type { MemberRepository } from "./member.repository.js";

/** 409 when the account owns as many workspaces as one may. Until the transaction ends nobody else can add one. */
export async function refuseAnotherOwned(
  tx: EntityTx,
  members: MemberRepository,
  accountId: Guid,
): Promise<void> {
  await members.lockAccount(tx, accountId);
  if ((await members.countOwned(tx, accountId)) >= MAX_WORKSPACES_OF_AN_OWNER) {
    throw conflict(`An account owns at most ${MAX_WORKSPACES_OF_AN_OWNER} workspaces`);
  }
}
