import { Injectable } from "@nestjs/common";
import type { UserPrincipal } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { unauthorized } from "../../../platform/errors/api-error.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { type MeAnswer, type SignedInAnswer, userAnswer } from "../dto/answers.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { PasswordCall } from "../strategies/password-call.js";
import { MyWorkspacesRepository } from "./my-workspaces.repository.js";

/** Signing in and out, and who is signed in (docs/reference/sign-in.md#signing-in). */
@Injectable()
export class SignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly password: PasswordCall,
    private readonly accounts: AccountRepository,
    private readonly myWorkspaces: MyWorkspacesRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** One answer for a wrong password, an unknown account and a locked one, at one cost. */
  async login(exchange: Exchange): Promise<SignedInAnswer> {
    const account = await this.password.accountOf(exchange);
    if (account === null) {
      throw isWrong();
    }
    const cookie = await this.unitOfWork.run(async (tx) => {
      // A new password ends every other session: the old one opens none while it is changed.
      if (!(await this.accounts.keepsPassword(tx, account))) {
        throw isWrong();
      }
      return this.sessions.open(tx, account.id, exchange);
    });
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }

  logout(exchange: Exchange): Promise<void> {
    return this.sessions.end(exchange);
  }

  async me({ id }: UserPrincipal): Promise<MeAnswer> {
    const { reader } = this.unitOfWork;
    const [account, workspaces] = await Promise.all([
      this.accounts.byId(reader, id),
      this.myWorkspaces.of(reader, id),
    ]);
    if (account === null) {
      throw unauthorized();
    }
    return { user: userAnswer(account), workspaces };
  }
}

function isWrong(): Error {
  return unauthorized("The email or the password is wrong, or the account is locked");
}
