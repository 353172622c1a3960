import { Inject, Injectable } from "@nestjs/common";
import type { Request } from "express";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { Tx } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { rateLimited } from "../../../platform/errors/api-error.js";
import { clientAddress } from "../../../platform/http/client-address.js";
import { ownAddress } from "../../../platform/http/own-address.js";
import { addressBlock } from "../../../platform/rate-limit/address-block.js";
import type { StartedDeviceAnswer } from "../dto/devices.js";
import { DEVICE_POLL_SECONDS, DEVICES_OF_ADDRESS, DEVICES_WAITING } from "../limits.js";
import { makeToken, tokenHash } from "../tokens/secret-token.js";
import { DeviceSignInRepository, type NewDevice } from "./device-sign-in.repository.js";
import { makeUserCode, shownUserCode, userCodeHash } from "./user-code.js";

/** A device asks to be let in (docs/reference/sign-in.md#devices). */
@Injectable()
export class DeviceStartService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly devices: DeviceSignInRepository,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async start(name: string, request: Request): Promise<StartedDeviceAnswer> {
    const verificationUri = `${ownAddress(request, this.configuration)}/device`;
    const deviceCode = makeToken();
    const address = clientAddress(request, this.configuration.trustedProxies);
    const asking = { name, address, block: addressBlock(address), deviceHash: tokenHash(deviceCode) };
    const { code, expiresAt } = await this.unitOfWork.run(async (tx) => {
      await this.devices.lock(tx);
      await this.refuseOneMore(tx, asking.block);
      return this.addUnderFreeCode(tx, asking);
    });
    const userCode = shownUserCode(code);
    return {
      deviceCode,
      userCode,
      verificationUri,
      // In the fragment, which no server and no log is told.
      verificationUriComplete: `${verificationUri}#${userCode}`,
      expiresAt: expiresAt.toISOString(),
      interval: DEVICE_POLL_SECONDS,
    };
  }

  private async refuseOneMore(tx: Tx, block: string): Promise<void> {
    const { ofBlock, all, restMs } = await this.devices.count(tx, block);
    if (ofBlock >= DEVICES_OF_ADDRESS || all >= DEVICES_WAITING) {
      throw rateLimited(restMs, "devices wait to be let in");
    }
  }

  private async addUnderFreeCode(
    tx: Tx,
    asking: Omit<NewDevice, "userCodeHash">,
  ): Promise<{ readonly code: string; readonly expiresAt: Date }> {
    const code = makeUserCode();
    const expiresAt = await this.devices.add(tx, { ...asking, userCodeHash: userCodeHash(code) });
    return expiresAt === null ? this.addUnderFreeCode(tx, asking) : { code, expiresAt };
  }
}
