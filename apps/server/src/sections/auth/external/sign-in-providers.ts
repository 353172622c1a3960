import { Injectable } from "@nestjs/common";
import { notFound } from "../../../platform/errors/api-error.js";
import type { ProviderAnswer } from "../dto/answers.js";
import { CodehostProvider } from "./codehost-provider.js";
import { OidcProvider } from "./oidc-provider.js";
import type { SignInProvider } from "./sign-in-provider.js";

/** The providers that the operator configured (docs/reference/sign-in.md#providers). */
@Injectable()
export class SignInProviders {
  private readonly configured: readonly SignInProvider[];

  constructor(oidc: OidcProvider, codehost: CodehostProvider) {
    this.configured = [oidc, codehost].filter(({ displayName }) => displayName !== null);
  }

  list(): readonly ProviderAnswer[] {
    return this.configured.map(({ name, displayName }) => ({ name, displayName: displayName ?? "" }));
  }

  /** The provider of a name; 404 when it is not configured. */
  named(name: string): SignInProvider {
    const found = this.configured.find((provider) => provider.name === name);
    if (found === undefined) {
      throw notFound("This sign-in provider is not configured");
    }
    return found;
  }
}
