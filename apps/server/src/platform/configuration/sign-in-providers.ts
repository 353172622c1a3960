import type { Profile } from "./configuration.js";
import type { Environment, VariableName } from "./variables.js";

/** What the instance is registered as at a provider. */
export interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly displayName: string;
}

export interface OidcSettings extends ProviderClient {
  /** The issuer's address, as the provider itself spells it. */
  readonly authority: string;
}

export interface CodehostSettings extends ProviderClient {
  /** Where people sign in. */
  readonly baseUrl: string;
  /** Where their account is read. */
  readonly apiBaseUrl: string;
}

/**
 * The providers a person can sign in with; null where the operator set none
 * (docs/reference/running.md#the-environment).
 */
export interface SignInProviderSettings {
  readonly oidc: OidcSettings | null;
  readonly codehost: CodehostSettings | null;
}

const CODEHOST_DEFAULTS = {
  baseUrl: "https://github.com",
  apiBaseUrl: "https://api.github.com",
  name: "GitHub",
};
const OIDC: ClientNames = {
  clientId: "Authentication__Oidc__ClientId",
  clientSecret: "Authentication__Oidc__ClientSecret",
  displayName: "Authentication__Oidc__DisplayName",
  needed: [
    "Authentication__Oidc__Authority",
    "Authentication__Oidc__ClientId",
    "Authentication__Oidc__ClientSecret",
  ],
};
const CODEHOST: ClientNames = {
  clientId: "Authentication__Codehost__ClientId",
  clientSecret: "Authentication__Codehost__ClientSecret",
  displayName: "Authentication__Codehost__DisplayName",
  needed: ["Authentication__Codehost__ClientId", "Authentication__Codehost__ClientSecret"],
};
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const PRINTABLE = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/** Reads `Authentication__<Provider>__…`; half of what a provider needs is a refusal, as is an unusable address. */
export function readSignInProviders(
  env: Environment,
  profile: Profile | null,
  refuse: (message: string) => null,
): SignInProviderSettings {
  const read = { env, profile, refuse };
  const oidc = readClient(OIDC, read);
  const codehost = readClient(CODEHOST, read);
  const authority = oidc && readUrl("Authentication__Oidc__Authority", "", read);
  const address = (name: VariableName, missing: string): string | null =>
    codehost && (readUrl(name, missing, read)?.replace(/\/$/, "") ?? null);
  const baseUrl = address("Authentication__Codehost__BaseUrl", CODEHOST_DEFAULTS.baseUrl);
  const apiBaseUrl = address("Authentication__Codehost__ApiBaseUrl", CODEHOST_DEFAULTS.apiBaseUrl);
  const hostName =
    baseUrl === CODEHOST_DEFAULTS.baseUrl ? CODEHOST_DEFAULTS.name : baseUrl && new URL(baseUrl).hostname;
  return {
    oidc:
      oidc && authority ? { ...oidc, authority, displayName: oidc.displayName || "Single sign-on" } : null,
    codehost:
      codehost && baseUrl && apiBaseUrl
        ? { ...codehost, baseUrl, apiBaseUrl, displayName: codehost.displayName || hostName || "" }
        : null,
  };
}

interface ClientNames {
  readonly clientId: VariableName;
  readonly clientSecret: VariableName;
  readonly displayName: VariableName;
  /** All, or none of them. */
  readonly needed: readonly VariableName[];
}

interface Reading {
  readonly env: Environment;
  readonly profile: Profile | null;
  readonly refuse: (message: string) => null;
}

/** All that a provider needs, or nothing of it. */
function readClient(names: ClientNames, { env, refuse }: Reading): ProviderClient | null {
  const { clientId, clientSecret, needed } = names;
  const set = needed.find((name) => env[name]);
  if (set === undefined) {
    return null;
  }
  const missing = needed.find((name) => !env[name]);
  if (missing !== undefined) {
    return refuse(`${set} is set and ${missing} is not: set ${needed.join(", ")}, or none of them.`);
  }
  const odd = [clientId, clientSecret].find((name) => !PRINTABLE.test(env[name] ?? ""));
  if (odd !== undefined) {
    return refuse(`${odd} holds what is no printable ASCII, or a space at an end: copy it again.`);
  }
  return {
    clientId: env[clientId] ?? "",
    clientSecret: env[clientSecret] ?? "",
    displayName: env[names.displayName]?.trim() ?? "",
  };
}

/** In `hosted` with https alone, but for a provider on the same machine. */
function readUrl(name: VariableName, missing: string, { env, profile, refuse }: Reading): string | null {
  const text = env[name] || missing;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && !url.username && !url.password;
  if (!isPlain) {
    return refuse(
      `${name} cannot be used: give it an address with http or https, without user name, query or fragment.`,
    );
  }
  if (profile === "hosted" && url.protocol === "http:" && !LOOPBACK.test(url.hostname)) {
    return refuse(`${name} begins with http: in the hosted profile give it an https address.`);
  }
  return text;
}
