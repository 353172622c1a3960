import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { CodehostProvider } from "../external/codehost-provider.js";
import type { ExternalIdentity } from "../external/external-identity.js";
import { OidcProvider } from "../external/oidc-provider.js";
import type { ProviderAnswer } from "../external/sign-in-provider.js";

type Done = (thrown: unknown, identity?: ExternalIdentity | null) => void;

/** The form of a Passport strategy for a provider: it succeeds with an identity, or passes an error on. */
class AnswerStrategy {
  declare readonly success: (identity: ExternalIdentity) => void;
  declare readonly fail: () => void;
  declare readonly error: (thrown: unknown) => void;

  constructor(private readonly verify: (answer: ProviderAnswer, done: Done) => void) {}

  authenticate(_request: Request, { answer }: { readonly answer: ProviderAnswer }): void {
    this.verify(answer, (thrown, identity) => {
      if (thrown) {
        this.error(thrown);
      } else if (identity) {
        this.success(identity);
      } else {
        this.fail();
      }
    });
  }
}

/** Passport strategy `oidc`: what an OpenID provider answered. */
@Injectable()
export class OidcStrategy extends PassportStrategy(AnswerStrategy, "oidc") {
  constructor(private readonly provider: OidcProvider) {
    super();
  }

  validate(answer: ProviderAnswer): Promise<ExternalIdentity> {
    return this.provider.identityOf(answer);
  }
}

/** Passport strategy `codehost`: what the code host answered. */
@Injectable()
export class CodehostStrategy extends PassportStrategy(AnswerStrategy, "codehost") {
  constructor(private readonly provider: CodehostProvider) {
    super();
  }

  validate(answer: ProviderAnswer): Promise<ExternalIdentity> {
    return this.provider.identityOf(answer);
  }
}
