import { Inject, Injectable, type OnModuleInit } from "@nestjs/common";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { StartRefusal } from "../../../platform/lifecycle/start-refusal.js";
import { Log } from "../../../platform/logging/log.js";
import { AccountRepository } from "../accounts/account.repository.js";
import { MIN_SETUP_CODE } from "../limits.js";
import { SetupCode } from "./setup-code.js";
import { keepSetupCode, SetupCodeRefusal } from "./setup-code-file.js";

/** Makes ready for setup at start while there is no account (docs/reference/sign-in.md#setup). */
@Injectable()
export class SetupStart implements OnModuleInit {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly setupCode: SetupCode,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const { profile, setupToken, dataDirectory } = this.configuration;
    const isSetUp = await this.accounts.anyExists(this.unitOfWork.reader);
    if (profile === "hosted") {
      return refuseWithoutToken(isSetUp, setupToken);
    }
    if (isSetUp || setupToken !== null) {
      return this.setupCode.forget();
    }
    const code = await this.made(dataDirectory);
    this.setupCode.use(code);
    this.log.here("info", {}, `setup-code: ${code}`);
  }

  private async made(dataDirectory: string): Promise<string> {
    try {
      return await keepSetupCode(dataDirectory);
    } catch (thrown) {
      throw thrown instanceof SetupCodeRefusal ? new StartRefusal(thrown.message) : thrown;
    }
  }
}

function refuseWithoutToken(isSetUp: boolean, setupToken: string | null): void {
  if (isSetUp || setupToken !== null) {
    return;
  }
  throw new StartRefusal(
    `There is no account yet and Service__SetupToken is not set: set it to a secret of ${MIN_SETUP_CODE} characters or more, which the setup asks for.`,
  );
}
