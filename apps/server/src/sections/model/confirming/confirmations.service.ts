import { Injectable } from "@nestjs/common";
import { confirmFact, type FactOfKind, type Guid, nameOfFact } from "@plumbline/model-core";
import { actorOf, type ProjectCaller, type UserPrincipal } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound, otherVersion, preconditionFailed } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import type { Preconditions } from "../../../platform/http/preconditions.js";
import { ChangeSetRepository } from "../editing/change-set.repository.js";
import { LockedStreamRepository } from "../editing/locked-stream.repository.js";
import { WriteTurns } from "../editing/write-turns.js";
import type { StreamFactKind } from "../facts/fact.repository.js";

/** A fact that a person wants to stand for. */
export interface FactToConfirm {
  readonly id: Guid;
  readonly branchId: Guid | null;
  readonly preconditions: Preconditions;
}

export interface ConfirmedFact {
  readonly fact: FactOfKind[StreamFactKind];
  /** Of the model with the confirmed fact. */
  readonly etag: string;
}

/** Persons standing for facts (docs/reference/streams.md#confirming-a-fact). */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly streams: LockedStreamRepository,
    private readonly changeSets: ChangeSetRepository,
    private readonly turns: WriteTurns,
  ) {}

  confirm(
    caller: ProjectCaller<UserPrincipal>,
    wanted: FactToConfirm,
    gone: AbortSignal,
  ): Promise<ConfirmedFact> {
    return this.turns.onMain(caller.projectId, gone, () => this.confirmNow(caller, wanted));
  }

  private confirmNow(
    caller: ProjectCaller<UserPrincipal>,
    { id, branchId, preconditions: { ifMatch, createOnly } }: FactToConfirm,
  ): Promise<ConfirmedFact> {
    return this.unitOfWork.run(async (tx) => {
      const stream = await this.streams.lock(tx, caller.projectId, branchId);
      if (stream === null) {
        throw notFound(branchId === null ? undefined : "branchId: names no open branch");
      }
      if (ifMatch !== null && !ifMatch.includes(versionTag(stream.version))) {
        throw otherVersion("the model", stream.version);
      }
      const found = await this.streams.findFact(tx, stream, id);
      if (found === null) {
        throw notFound("The model has no such fact");
      }
      if (createOnly) {
        throw preconditionFailed("the fact");
      }
      const { kind, body } = found;
      const fact = confirmFact(body, { by: caller.principal.id, at: new Date().toISOString() });
      const summary = `Confirmed: ${nameOfFact(fact) ?? kind}`;
      const changed = { added: [], changed: [{ kind, fact }], removed: [], actor: actorOf(caller), summary };
      return { fact, etag: versionTag(await this.changeSets.write(tx, stream, changed)) };
    });
  }
}
