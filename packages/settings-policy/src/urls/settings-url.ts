import type { Result } from "@plumbline/model-core";

/** What of a URL the rules look at. */
export interface SettingsUrl {
  readonly scheme: "http" | "https";
  /**
   * The host as every client reads it: a name in lower case and ASCII, an IPv4 address in four decimal parts, or an
   * IPv6 address without brackets.
   */
  readonly host: string;
  /** Whether the host is an address. */
  readonly isAddress: boolean;
  /** Scheme, host and port, as credentials are bound to it. */
  readonly origin: string;
}

/** Parsers disagree about white space and backslashes, so a URL has none. */
const ABSOLUTE = /^(https?):\/\/([^\s/\\?#]+)(?:[/?#][^\s\\]*)?$/iu;

const ADDRESS = /^(?:\[.*\]|[0-9]{1,3}(?:\.[0-9]{1,3}){3})$/u;

/**
 * Reads a URL of the settings (docs/reference/settings.md#urls): absolute, `http` or `https`, no user name or
 * password.
 */
export function parseSettingsUrl(text: string): Result<SettingsUrl, string> {
  const [, scheme, authority] = ABSOLUTE.exec(text) ?? [];
  const url = scheme === undefined ? null : URL.parse(text);
  if (url === null || authority === undefined) {
    return { ok: false, refusal: "must be an absolute http or https URL" };
  }
  if (authority.includes("@")) {
    return { ok: false, refusal: "must hold no user name or password" };
  }
  const { hostname, origin, protocol } = url;
  return {
    ok: true,
    value: {
      scheme: protocol === "https:" ? "https" : "http",
      host: hostname.replaceAll(/[[\]]/gu, ""),
      isAddress: ADDRESS.test(hostname),
      origin,
    },
  };
}
