import { Inject, Injectable } from "@nestjs/common";
import * as openid from "openid-client";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { OidcSettings } from "../../../platform/configuration/sign-in-providers.js";
import { outboundFetch } from "../../../platform/outbound/outbound-fetch.js";
import { OPERATORS_HTTP, OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { METADATA_MINUTES, PROVIDER_BYTES, PROVIDER_MS } from "../limits.js";
import type { ExternalIdentity } from "./external-identity.js";
import { codeChallenge } from "./flow-secret.js";
import { type Claims, identityOfClaims } from "./oidc-claims.js";
import { oidcFailure } from "./oidc-failure.js";
import { ProviderFailure } from "./provider-failure.js";
import type { ProviderAnswer, ProviderQuestion, SignInProvider } from "./sign-in-provider.js";

/**
 * Any OpenID Connect issuer (docs/reference/sign-in.md#providers). Its metadata is read when it is first
 * needed.
 */
@Injectable()
export class OidcProvider implements SignInProvider {
  readonly name = "oidc";
  private readonly settings: OidcSettings | null;
  private client: { readonly found: Promise<openid.Configuration>; readonly until: number } | null = null;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(OPERATORS_HTTP) private readonly http: OutboundHttp,
  ) {
    this.settings = configuration.signInProviders.oidc;
  }

  get displayName(): string | null {
    return this.settings?.displayName ?? null;
  }

  async questionUrl({ state, nonce, codeVerifier, redirectUri }: ProviderQuestion): Promise<string> {
    const client = await this.discovered();
    const url = openid.buildAuthorizationUrl(client, {
      scope: "openid email profile",
      redirect_uri: redirectUri,
      state,
      nonce,
      code_challenge: codeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return url.href;
  }

  async identityOf(answer: ProviderAnswer): Promise<ExternalIdentity> {
    const client = await this.discovered();
    try {
      const tokens = await openid.authorizationCodeGrant(client, cameBackTo(answer), {
        expectedState: answer.state,
        expectedNonce: answer.nonce,
        pkceCodeVerifier: answer.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined || isOfAnother(claims, client)) {
        throw new ProviderFailure("untrusted");
      }
      return identityOfClaims(claims, await this.furtherClaims(client, tokens.access_token, claims));
    } catch (thrown) {
      throw oidcFailure(thrown);
    }
  }

  /** Many providers say the address at their userinfo endpoint alone. */
  private async furtherClaims(
    client: openid.Configuration,
    accessToken: string,
    claims: Claims,
  ): Promise<Claims> {
    if ("email" in claims || client.serverMetadata().userinfo_endpoint === undefined) {
      return {};
    }
    return openid.fetchUserInfo(client, accessToken, String(claims["sub"]));
  }

  private async discovered(): Promise<openid.Configuration> {
    if (this.settings === null) {
      throw new Error("No provider is configured");
    }
    if (this.client === null || performance.now() > this.client.until) {
      this.client = {
        found: this.discover(this.settings),
        until: performance.now() + METADATA_MINUTES * 60_000,
      };
    }
    try {
      return await this.client.found;
    } catch (thrown) {
      // The next sign-in asks again.
      this.client = null;
      throw new ProviderFailure("unreachable", thrown);
    }
  }

  private async discover({ authority, clientId, clientSecret }: OidcSettings): Promise<openid.Configuration> {
    const server = new URL(authority);
    const insecure = server.protocol === "http:" ? [openid.allowInsecureRequests] : [];
    const found = await openid.discovery(server, clientId, clientSecret, clientAuthentication(clientSecret), {
      [openid.customFetch]: this.fetchFor(server.origin),
      timeout: PROVIDER_MS / 1000,
      // The signature counts, wherever the token came from.
      execute: [...insecure, openid.enableNonRepudiationChecks],
    });
    const { authorization_endpoint: endpoint = "" } = found.serverMetadata();
    if (!leadsToWeb(endpoint, server.protocol)) {
      throw new Error("The issuer names no place to sign in at");
    }
    return found;
  }

  /** The operator's own address may be private; those that the provider names beside it may not. */
  private fetchFor(origin: string): openid.CustomFetch {
    const limits = { timeoutMs: PROVIDER_MS, maxBytes: PROVIDER_BYTES };
    const own = outboundFetch(this.http, { limits, allowPrivate: true });
    const others = outboundFetch(this.http, { limits, allowPrivate: false });
    return (url, options) => (new URL(url).origin === origin ? own : others)(url, options);
  }
}

/** Whether a token was issued to another party, though this one may read it (OpenID Connect Core, 3.1.3.7, 5). */
function isOfAnother({ azp }: Claims, client: openid.Configuration): boolean {
  return azp !== undefined && azp !== client.clientMetadata().client_id;
}

/** As the issuer wants it; a provider that does not say takes the secret in a header (OpenID Connect Discovery, 3). */
function clientAuthentication(clientSecret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(clientSecret), openid.ClientSecretPost(clientSecret)];
  return (issuer, ...rest) => {
    const methods = issuer.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(issuer, ...rest);
  };
}

/** A browser is sent to a web page alone, and from an issuer with https to no other. */
function leadsToWeb(endpoint: string, issuerProtocol: string): boolean {
  const protocol = URL.canParse(endpoint) ? new URL(endpoint).protocol : "";
  return protocol === "https:" || (protocol === "http:" && issuerProtocol === "http:");
}

function cameBackTo({ redirectUri, parameters }: ProviderAnswer): URL {
  const url = new URL(redirectUri);
  url.search = parameters.toString();
  return url;
}
