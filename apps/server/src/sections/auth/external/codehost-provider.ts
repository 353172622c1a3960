import { Inject, Injectable } from "@nestjs/common";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { CodehostSettings } from "../../../platform/configuration/sign-in-providers.js";
import { OPERATORS_HTTP, OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { PROVIDER_BYTES, PROVIDER_MS } from "../limits.js";
import { primaryVerifiedEmail, readCodehostUser, readTokenAnswer } from "./codehost-answers.js";
import type { ExternalIdentity } from "./external-identity.js";
import { codeChallenge } from "./flow-secret.js";
import { ProviderFailure } from "./provider-failure.js";
import type { ProviderAnswer, ProviderQuestion, SignInProvider } from "./sign-in-provider.js";

const LIMITS = { timeoutMs: PROVIDER_MS, maxBytes: PROVIDER_BYTES };

/**
 * The code host's OAuth 2, with PKCE (docs/reference/sign-in.md#providers). Who somebody is, its API says.
 */
@Injectable()
export class CodehostProvider implements SignInProvider {
  readonly name = "codehost";
  private readonly settings: CodehostSettings | null;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(OPERATORS_HTTP) private readonly http: OutboundHttp,
  ) {
    this.settings = configuration.signInProviders.codehost;
  }

  get displayName(): string | null {
    return this.settings?.displayName ?? null;
  }

  async questionUrl({ state, codeVerifier, redirectUri }: ProviderQuestion): Promise<string> {
    const { baseUrl, clientId } = this.set();
    const parameters = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: "user:email",
      state,
      code_challenge: codeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return `${baseUrl}/login/oauth/authorize?${parameters}`;
  }

  async identityOf(answer: ProviderAnswer): Promise<ExternalIdentity> {
    const { baseUrl } = this.set();
    const token = await this.tokenFor(codeIn(answer, baseUrl), answer);
    const user = readCodehostUser(await this.read("/user", token));
    const emails = await this.read("/user/emails?per_page=100", token);
    return { issuer: baseUrl, ...user, email: primaryVerifiedEmail(emails) };
  }

  private async tokenFor(code: string, { redirectUri, codeVerifier }: ProviderAnswer): Promise<string> {
    const { baseUrl, clientId, clientSecret } = this.set();
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    });
    const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
    const url = `${baseUrl}/login/oauth/access_token`;
    return readTokenAnswer(await this.ask({ url, method: "POST", headers, body: body.toString() }));
  }

  private read(path: string, token: string): Promise<unknown> {
    const { apiBaseUrl } = this.set();
    const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
    return this.ask({ url: `${apiBaseUrl}${path}`, headers });
  }

  /** The JSON of an answer that says yes. */
  private async ask(question: {
    readonly url: string;
    readonly method?: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }): Promise<unknown> {
    try {
      // Where the code host is, the operator says: it may be a private address.
      const answer = await this.http.request({
        ...question,
        limits: LIMITS,
        allowPrivate: true,
        redirects: "refuse",
      });
      if (answer.status !== 200) {
        throw new Error(`The code host answered ${answer.status}`);
      }
      return JSON.parse(answer.body.toString());
    } catch (thrown) {
      throw new ProviderFailure("unreachable", thrown);
    }
  }

  private set(): CodehostSettings {
    if (this.settings === null) {
      throw new Error("No code host is configured");
    }
    return this.settings;
  }
}

/** The code, when the answer is one of this code host (RFC 9207) and no refusal. */
function codeIn({ parameters }: ProviderAnswer, baseUrl: string): string {
  const [issuer, error, ...codes] = [
    parameters.get("iss"),
    parameters.get("error"),
    ...parameters.getAll("code"),
  ];
  if (issuer && !(URL.canParse(issuer) && new URL(issuer).origin === new URL(baseUrl).origin)) {
    throw new ProviderFailure("untrusted");
  }
  if (error) {
    throw new ProviderFailure("denied");
  }
  const [code] = codes;
  if (!code || codes.length > 1) {
    throw new ProviderFailure("untrusted");
  }
  return code;
}
