import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { type SignedInAnswer, userAnswer } from "../dto/answers.js";
import type { RegisterRequest } from "../dto/requests.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { isTaken, NewAccounts } from "./new-accounts.js";
import { RegistrationGate } from "./registration-gate.js";

/** Further accounts, where the policy lets anybody make one (docs/reference/sign-in.md#registration). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly newAccounts: NewAccounts,
    private readonly sessions: SessionsService,
    private readonly gate: RegistrationGate,
  ) {}

  async register(request: RegisterRequest, exchange: Exchange): Promise<SignedInAnswer> {
    await this.gate.refuseIfClosed();
    if ((await this.accounts.byEmail(this.unitOfWork.reader, request.email)) !== null) {
      throw isTaken();
    }
    const account = await this.newAccounts.prepare(request);
    const cookie = await this.unitOfWork.run(async (tx) => {
      await this.newAccounts.insert(tx, account);
      return this.sessions.open(tx, account.id, exchange);
    });
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }
}
