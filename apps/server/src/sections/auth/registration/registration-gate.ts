import { Injectable } from "@nestjs/common";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { ApiError } from "../../../platform/errors/api-error.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";
import { AccountRepository } from "../accounts/account.repository.js";

/** Whether anybody may make an account of their own, by a password or at a first sign-in elsewhere. */
@Injectable()
export class RegistrationGate {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly accounts: AccountRepository,
  ) {}

  /**
   * 403 where the policy closes registration, and before the service is set up
   * (docs/reference/sign-in.md#registration).
   */
  async refuseIfClosed(): Promise<void> {
    const { reader } = this.unitOfWork;
    const { allowSelfRegistration } = await this.settings.policy(reader);
    if (allowSelfRegistration && (await this.accounts.anyExists(reader))) {
      return;
    }
    const title = allowSelfRegistration ? "The service is not set up yet" : "Registration is closed here";
    throw new ApiError({ status: 403, type: "registration_closed", title });
  }
}
