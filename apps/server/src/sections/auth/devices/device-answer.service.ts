import { Inject, Injectable } from "@nestjs/common";
import type { Request } from "express";
import type { Caller, UserPrincipal } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { Reader } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { unauthorized } from "../../../platform/errors/api-error.js";
import { clientAddress } from "../../../platform/http/client-address.js";
import { addressBlock } from "../../../platform/rate-limit/address-block.js";
import { AccountRepository } from "../accounts/account.repository.js";
import type { AskingDeviceAnswer } from "../dto/devices.js";
import { BrowserSession } from "../sessions/browser-session.js";
import { isAnswered, isNobodys, isUnseen, needsBrowser } from "./device-refusals.js";
import { DeviceSignInRepository } from "./device-sign-in.repository.js";
import { readUserCode, shownUserCode, userCodeHash } from "./user-code.js";

/** A person looks at what asks, and lets it in or not (docs/reference/sign-in.md#letting-a-device-in). */
@Injectable()
export class DeviceAnswerService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly devices: DeviceSignInRepository,
    private readonly accounts: AccountRepository,
    private readonly browser: BrowserSession,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async look(
    { principal }: Caller<UserPrincipal>,
    typed: string,
    request: Request,
  ): Promise<AskingDeviceAnswer> {
    const { reader } = this.unitOfWork;
    await this.refuseDevice(reader, principal, request);
    const code = readUserCode(typed);
    const device = code && (await this.devices.see(reader, userCodeHash(code), principal.id));
    if (!code || !device) {
      throw isNobodys();
    }
    const { name, address, block, createdAt, expiresAt } = device;
    const isSameAddress = block === addressBlock(clientAddress(request, this.configuration.trustedProxies));
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return { userCode: shownUserCode(code), name, address, isSameAddress, ...times };
  }

  async answer(
    caller: Caller<UserPrincipal>,
    typed: string,
    state: "approved" | "denied",
    request: Request,
  ): Promise<void> {
    const { id } = caller.principal;
    const code = readUserCode(typed);
    if (code === null) {
      throw isNobodys();
    }
    await this.unitOfWork.run(async (tx) => {
      // A new password, and whatever else ends sessions, waits for this or has ended the session by now.
      await this.accounts.hold(tx, id);
      await this.refuseDevice(tx, caller.principal, request);
      const details = await this.devices.answer(tx, userCodeHash(code), id, state);
      if (details === null) {
        throw refusalOf(await this.devices.stateFor(tx, userCodeHash(code), id));
      }
      const action = `account.device-${state}` as const;
      await recordAudit(tx, caller, { workspaceId: null, action, target: id, details });
    });
  }

  private async refuseDevice(reader: Reader, { id }: UserPrincipal, request: Request): Promise<void> {
    const kind = await this.browser.kindOf(reader, id, request);
    if (kind !== "browser") {
      throw kind === null ? unauthorized() : needsBrowser();
    }
  }
}

function refusalOf(state: string | null): Error {
  if (state === null) {
    return isNobodys();
  }
  return state === "unseen" ? isUnseen() : isAnswered();
}
