import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict, forbidden } from "../../../platform/errors/api-error.js";
import { newAccount } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { recordNewAccount } from "../accounts/record-new-account.js";
import { type SetupStatusAnswer, type SignedInAnswer, userAnswer } from "../dto/answers.js";
import type { SetupRequest } from "../dto/requests.js";
import { hashPassword } from "../passwords/password-hash.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { SetupCode } from "./setup-code.js";

/** The first account (docs/reference/sign-in.md#setup). */
@Injectable()
export class SetupService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionsService,
    private readonly setupCode: SetupCode,
  ) {}

  async status(): Promise<SetupStatusAnswer> {
    const needsSetup = !(await this.accounts.anyExists(this.unitOfWork.reader));
    return { needsSetup, requiresSetupToken: true, setupTokenHint: needsSetup ? this.setupCode.hint : null };
  }

  /** Makes the first account, the instance administrator; of many at once, one wins. */
  async setUp(request: SetupRequest, exchange: Exchange): Promise<SignedInAnswer> {
    const isRight = this.setupCode.isRight(request.setupToken);
    // Asked after the code: whoever is overtaken finds the code forgotten, and the account there.
    if (await this.accounts.anyExists(this.unitOfWork.reader)) {
      throw isSetUp();
    }
    if (!isRight) {
      throw forbidden("The setup code is wrong");
    }
    const passwordHash = await hashPassword(request.password);
    const account = newAccount({ ...request, passwordHash, isInstanceAdmin: true });
    const cookie = await this.unitOfWork.run(async (tx) => {
      await this.accounts.lockSetup(tx);
      if (await this.accounts.anyExists(tx)) {
        throw isSetUp();
      }
      await this.accounts.insert(tx, account);
      await recordNewAccount(tx, account);
      return this.sessions.open(tx, account.id, exchange);
    });
    await this.setupCode.forget();
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }
}

function isSetUp(): Error {
  return conflict("The service is set up already");
}
