import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { ExternalAccountsService } from "./external-accounts.service.js";
import { SignInFlowRepository } from "./sign-in-flow.repository.js";
import { isOver, SignInFlowService } from "./sign-in-flow.service.js";

/**
 * The end of a sign-in at a provider: an account, a session, and back to where it began
 * (docs/reference/sign-in.md#sign-in-at-a-provider).
 */
@Injectable()
export class ExternalSignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly flow: SignInFlowService,
    private readonly flows: SignInFlowRepository,
    private readonly accounts: ExternalAccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /** Signs in; gives the path to come back to. */
  async complete(states: readonly string[], exchange: Exchange): Promise<string> {
    const { key, flow } = await this.flow.finishing(states, exchange);
    const toMake = await this.accounts.accountToMake(flow);
    const session = await this.unitOfWork.run(async (tx) => {
      if (!(await this.flows.end(tx, key))) {
        throw isOver();
      }
      return this.sessions.open(tx, await this.accounts.open(tx, flow, toMake), exchange);
    });
    this.sessions.give(session, exchange);
    this.flow.forget(exchange);
    return flow.returnUrl;
  }
}
