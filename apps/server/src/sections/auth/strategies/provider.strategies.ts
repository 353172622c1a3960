import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { CodehostProvider } from "../external/codehost-provider.js";
import type { ExternalIdentity } from "../external/external-identity.js";
import { OidcProvider } from "../external/oidc-provider.js";
import type { ProviderAnswer } from "../external/sign-in-provider.js";
import { VerifyingStrategy } from "./verifying-strategy.js";

/** A Passport strategy that finds out from the answer of a provider whom it means. */
class AnswerStrategy extends VerifyingStrategy<ProviderAnswer, ExternalIdentity> {
  authenticate(_request: Request, { answer }: { readonly answer: ProviderAnswer }): void {
    this.settle(answer);
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
