import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { type EntityTx, UnitOfWork } from "../../../platform/database/unit-of-work.js";
import type { AccountEntity } from "../accounts/account.entity.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { type SignedInAnswer, userAnswer } from "../dto/answers.js";
import { type Exchange, SessionsService } from "../sessions/sessions.service.js";
import { isToken, tokenHash } from "../tokens/secret-token.js";
import { DevicePollRepository } from "./device-poll.repository.js";
import { isDenied, isExpired, isPending, isTooSoon } from "./device-refusals.js";

/** A device asks whether it is let in, and gets its session once (docs/reference/sign-in.md#devices). */
@Injectable()
export class DeviceTokenService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly devices: DevicePollRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionsService,
  ) {}

  async poll(deviceCode: string, exchange: Exchange): Promise<SignedInAnswer> {
    const hash = isToken(deviceCode) ? tokenHash(deviceCode) : null;
    const found = hash === null ? null : await this.devices.poll(this.unitOfWork.reader, hash);
    if (hash === null || found === null) {
      throw isExpired();
    }
    const { state, accountId, intervalSeconds } = found;
    if (state === "denied") {
      throw isDenied();
    }
    if (state === "waiting" || accountId === null) {
      throw found.isTooSoon ? isTooSoon(intervalSeconds) : isPending();
    }
    return this.signIn(hash, accountId, exchange);
  }

  private async signIn(hash: Buffer, accountId: Guid, exchange: Exchange): Promise<SignedInAnswer> {
    const { account, cookie } = await this.unitOfWork.run(async (tx) => {
      const account = await this.openAccount(tx, accountId);
      const device = await this.devices.take(tx, hash, accountId);
      if (device === null) {
        throw isExpired();
      }
      return { account, cookie: await this.sessions.open(tx, accountId, exchange, device.name) };
    });
    this.sessions.give(cookie, exchange);
    return { user: userAnswer(account) };
  }

  /** The account is held first: what takes approvals back holds it, too, and then looks for them. */
  private async openAccount(tx: EntityTx, accountId: Guid): Promise<AccountEntity> {
    const account = (await this.accounts.hold(tx, accountId))
      ? await this.accounts.byId(tx, accountId)
      : null;
    if (account === null) {
      throw isExpired();
    }
    return account;
  }
}
