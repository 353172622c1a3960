import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { type ApiError, conflict } from "../../../platform/errors/api-error.js";
import { newAccount } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { recordNewAccount } from "../accounts/record-new-account.js";
import { type SignedInAnswer, userAnswer } from "../dto/answers.js";
import type { RegisterRequest } from "../dto/requests.js";
import { hashPassword } from "../passwords/password-hash.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { RegistrationGate } from "./registration-gate.js";

/** Further accounts, where the policy lets anybody make one (docs/reference/sign-in.md#registration). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionsService,
    private readonly gate: RegistrationGate,
  ) {}

  async register(request: RegisterRequest, exchange: Exchange): Promise<SignedInAnswer> {
    await this.gate.refuseIfClosed();
    if ((await this.accounts.byEmail(this.unitOfWork.reader, request.email)) !== null) {
      throw isTaken();
    }
    const passwordHash = await hashPassword(request.password);
    const account = newAccount({ ...request, passwordHash, isInstanceAdmin: false });
    const cookie = await this.unitOfWork.run(async (tx) => {
      if (!(await this.accounts.insert(tx, account))) {
        throw isTaken();
      }
      await recordNewAccount(tx, account);
      return this.sessions.open(tx, account.id, exchange);
    });
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }
}

function isTaken(): ApiError {
  return conflict("An account with this email address exists", [{ field: "email", message: "is in use" }]);
}
