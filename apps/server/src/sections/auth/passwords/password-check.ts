import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { recordServiceAudit } from "../../../platform/audit/record-audit.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import type { AccountEntity } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { passwordMatches } from "./password-hash.js";

/**
 * The one place a password is compared, so that every wrong one counts toward the lock
 * (docs/reference/sign-in.md#the-lock).
 */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
  ) {}

  /** The account of an address and its password; null for a wrong password, no such account, and a locked one alike. */
  async accountFor(email: string, password: string): Promise<AccountEntity | null> {
    const account = email.includes("\0") ? null : await this.accounts.byEmail(this.unitOfWork.reader, email);
    return (await this.accepts(account, password)) ? account : null;
  }

  async accepts(account: AccountEntity | null, password: string): Promise<boolean> {
    const right = await passwordMatches(password, account?.passwordHash ?? null);
    if (account === null) {
      return false;
    }
    if (right) {
      return this.accounts.acceptRightPassword(this.unitOfWork.reader, account.id);
    }
    await this.countWrong(account.id);
    return false;
  }

  private countWrong(target: Guid): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if (await this.accounts.countWrongPassword(tx, target)) {
        await recordServiceAudit(tx, { workspaceId: null, action: "account.locked", target, details: {} });
      }
    });
  }
}
