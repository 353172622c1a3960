import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { decodeCursor, pageOf } from "../../../platform/pagination/cursor.js";
import { keysetOf, namePosition } from "../../../platform/pagination/name-order.js";
import type { Page } from "../../../platform/pagination/page.js";
import type { PageQuery } from "../../../platform/pagination/page-query.js";
import { recordSessionsEnded } from "../accounts/record-sessions-ended.js";
import { SessionsService } from "../sessions/sessions.service.js";
import {
  type AdministeredAccount,
  AdministeredAccountRepository,
} from "./administered-account.repository.js";

const LIST = "accounts of the instance";

/** What instance administrators see of accounts, and do to them (docs/reference/sign-in.md#accounts). */
@Injectable()
export class AccountsAdministrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AdministeredAccountRepository,
    private readonly sessions: SessionsService,
  ) {}

  async list({ cursor, limit }: PageQuery): Promise<Page<AdministeredAccount>> {
    const after = namePosition(decodeCursor(LIST, cursor));
    const rows = await this.accounts.page(this.unitOfWork.reader, after, limit + 1);
    return pageOf(LIST, rows, limit, keysetOf);
  }

  async endSessions(caller: Caller<UserPrincipal>, id: Guid): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if ((await this.accounts.byId(tx, id)) === null) {
        throw notFound("There is no such account");
      }
      await recordSessionsEnded(tx, caller, id, await this.sessions.endAll(tx, id));
    });
  }
}
