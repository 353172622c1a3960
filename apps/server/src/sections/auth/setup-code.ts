import { createHash, timingSafeEqual } from "node:crypto";
import { Inject, Injectable } from "@nestjs/common";
import { CONFIGURATION, type Configuration } from "../../platform/configuration/configuration.js";
import type { SetupTokenHint } from "./dto/answers.js";
import { deleteSetupCode } from "./setup-code-file.js";

/** The code that lets somebody make the first account: the operator's, or the one made at start. */
@Injectable()
export class SetupCode {
  private made: string | null = null;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

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

  /** Setup is done: no code opens it again. */
  async forget(): Promise<void> {
    this.made = null;
    await deleteSetupCode(this.configuration.dataDirectory);
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
