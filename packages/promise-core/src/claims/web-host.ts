const API = /^api\.(.+\.ghe\.com)$/;

/**
 * Where people see the runs of a code host, from the URL of its API, in lower case and without port
 * (docs/reference/promises-evidence.md#claims): the public host and hosts of its kind have their API on a host of its own,
 * others below `/api/v3`.
 */
export function webHostOf(apiBaseUrl: string): string | null {
  const host = URL.parse(apiBaseUrl)?.hostname ?? null;
  return host === "api.github.com" ? "github.com" : (host?.replace(API, "$1") ?? null);
}
