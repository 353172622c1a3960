import { createHash, timingSafeEqual } from "node:crypto";
import { Inject, Injectable } from "@nestjs/common";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import { Log } from "../../../platform/logging/log.js";
import type { SetupTokenHint } from "../dto/answers.js";
import { deleteSetupCode } from "./setup-code-file.js";

/** The code that lets somebody make the first account: the operator's, or the one made at start. */
@Injectable()
export class SetupCode {
  private made: string | null = null;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly log: Log,
  ) {}

  get hint(): SetupTokenHint {
    return this.configuration.setupToken === null ? "log" : "operator";
  }

  use(made: string): void {
    this.made = made;
  }

  /** Compares in a time that does not depend on what was sent. */
  isRight(sent: string): boolean {
    const code = this.configuration.setupToken ?? this.made;
    return code !== null && timingSafeEqual(digest(sent), digest(code));
  }

  /** Setup is done, or another code holds: a file that cannot be deleted opens nothing, and stops nothing. */
  async forget(): Promise<void> {
    this.made = null;
    const { profile, dataDirectory } = this.configuration;
    const left = profile === "local" ? await deleteSetupCode(dataDirectory) : null;
    if (left !== null) {
      this.log.warn({}, `The setup-code file ${left} has no use any more and cannot be deleted: delete it.`);
    }
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
