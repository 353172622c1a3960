import { Injectable } from "@nestjs/common";
import type { Request } from "express";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { validationError } from "../../../platform/errors/api-error.js";
import { AccountRepository } from "../accounts/account.repository.js";
import type { ChangePasswordRequest } from "../dto/requests.js";
import { ResetLinkRepository } from "../resets/reset-link.repository.js";
import { SessionsService } from "../sessions/sessions.service.js";
import { PasswordCheck } from "./password-check.js";
import { hashPassword } from "./password-hash.js";

/** A new password for an account; every other session of it and a link to another one end (docs/reference/sign-in.md#passwords). */
@Injectable()
export class PasswordService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly links: ResetLinkRepository,
  ) {}

  async change(caller: Caller<UserPrincipal>, body: ChangePasswordRequest, request: Request): Promise<void> {
    const { id } = caller.principal;
    const account = await this.accounts.byId(this.unitOfWork.reader, id);
    if (account === null || !(await this.passwords.accepts(account, body.currentPassword))) {
      throw isWrong();
    }
    const passwordHash = await hashPassword(body.newPassword);
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.accounts.setPassword(tx, account, passwordHash))) {
        throw isWrong();
      }
      await this.sessions.endOthers(tx, id, request);
      await this.links.takeBack(tx, id);
      const entry = {
        workspaceId: null,
        action: "account.password-changed",
        target: id,
        details: {},
      } as const;
      await recordAudit(tx, caller, entry);
    });
  }
}

function isWrong(): Error {
  return validationError([{ field: "currentPassword", message: "is wrong, or the account is locked" }]);
}
