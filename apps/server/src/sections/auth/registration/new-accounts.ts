import { Injectable } from "@nestjs/common";
import type { EntityTx } from "../../../platform/database/unit-of-work.js";
import { type ApiError, conflict } from "../../../platform/errors/api-error.js";
import { type AccountEntity, newAccount } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { recordNewAccount } from "../accounts/record-new-account.js";
import type { RegisterRequest } from "../dto/requests.js";
import { hashPassword } from "../passwords/password-hash.js";

/** Further accounts with a password. Whether one may be made is somebody else's question. */
@Injectable()
export class NewAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  /** An account that is not stored yet; hashing its password is the work, and happens in no transaction. */
  async prepare({ email, password, displayName }: RegisterRequest): Promise<AccountEntity> {
    const passwordHash = await hashPassword(password);
    return newAccount({ email, displayName, passwordHash, isInstanceAdmin: false });
  }

  /** 409 when the address is in use. */
  async insert(
    tx: EntityTx,
    account: AccountEntity,
    by: { readonly invitationId?: string } = {},
  ): Promise<void> {
    if (!(await this.accounts.insert(tx, account))) {
      throw isTaken();
    }
    await recordNewAccount(tx, account, by);
  }
}

export function isTaken(): ApiError {
  return conflict("An account with this email address exists", [{ field: "email", message: "is in use" }]);
}
