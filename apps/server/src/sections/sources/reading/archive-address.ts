import type { CodeHostAccess } from "../code-host/code-hosts.js";

/**
 * Where an archive is fetched when the code host leads there; null where it may not be: anywhere but its API and the host
 * that archives come from.
 */
export function archiveAddress(
  location: string,
  { apiBaseUrl, webHost }: Pick<CodeHostAccess, "apiBaseUrl" | "webHost">,
): string | null {
  const url = URL.parse(location, apiBaseUrl);
  if (url === null || url.username !== "" || url.password !== "") {
    return null;
  }
  const isKnown = url.origin === new URL(apiBaseUrl).origin || url.origin === `https://codeload.${webHost}`;
  return isKnown ? url.href : null;
}
