import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import {
  type ApiError,
  conflict,
  unauthorized,
  validationError,
} from "../../../platform/errors/api-error.js";
import { type AccountEntity, newAccount } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { recordNewAccount } from "../accounts/record-new-account.js";
import { RegistrationGate } from "../registration/registration-gate.js";
import type { ExternalIdentity } from "./external-identity.js";
import { ExternalIdentityRepository } from "./external-identity.repository.js";
import { refusedSignIn } from "./refused-sign-in.js";
import type { AnsweredFlow } from "./sign-in-flow.repository.js";

/**
 * The account an identity opens: its own from the first sign-in on, never one that was there before
 * (docs/reference/sign-in.md#accounts-of-providers).
 */
@Injectable()
export class ExternalAccountsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly identities: ExternalIdentityRepository,
    private readonly gate: RegistrationGate,
  ) {}

  /** Null for an identity that is known; else the account to make for it, or the reason why none may be made. */
  async accountToMake({ provider, identity }: AnsweredFlow): Promise<AccountEntity | null> {
    const { reader } = this.unitOfWork;
    if ((await this.identities.accountOf(reader, provider, identity)) !== null) {
      return null;
    }
    const email = verifiedEmail(identity);
    await this.gate.refuseIfClosed();
    const displayName = identity.displayName ?? email.slice(0, email.lastIndexOf("@"));
    return newAccount({ email, displayName, passwordHash: null, isInstanceAdmin: false });
  }

  /** The account's ID, in the transaction of the sign-in; of two first sign-ins at once, one makes the account. */
  async open(
    tx: EntityTx,
    { provider, identity }: AnsweredFlow,
    toMake: AccountEntity | null,
  ): Promise<Guid> {
    await this.identities.lock(tx, provider, identity);
    const known = await this.identities.accountOf(tx, provider, identity);
    if (known !== null) {
      return this.opened(tx, known);
    }
    if (toMake === null || !(await this.accounts.insert(tx, toMake))) {
      throw isTaken();
    }
    await this.identities.insert(tx, toMake.id, { provider, identity });
    await recordNewAccount(tx, toMake, { provider });
    return toMake.id;
  }

  private async opened(tx: EntityTx, id: Guid): Promise<Guid> {
    if (!(await this.accounts.hold(tx, id))) {
      throw refusedSignIn("not_allowed", unauthorized("This account may not sign in"));
    }
    return id;
  }
}

function verifiedEmail({ email }: ExternalIdentity): string {
  if (email !== null) {
    return email;
  }
  const message = "the provider has no primary, verified address";
  throw refusedSignIn("not_verified", validationError([{ field: "email", message }]));
}

function isTaken(): ApiError {
  const title = "An account with this email address exists: sign in with its password";
  return refusedSignIn("email_in_use", conflict(title, [{ field: "email", message: "is in use" }]));
}
