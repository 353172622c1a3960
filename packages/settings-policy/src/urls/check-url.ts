import type { InstanceProfile } from "../instance-policy.js";
import { isLoopbackName, isPrivateHostName } from "./private-host-name.js";
import { isPublicAddress, leadsOutside } from "./public-address.js";
import { parseSettingsUrl, type SettingsUrl } from "./settings-url.js";

/**
 * The addresses of hosts, as they were resolved: none where a host does not resolve. A host that is not there was
 * not looked up; its URL is judged by its text alone and again when it is used.
 */
export type ResolvedHosts = ReadonlyMap<string, readonly string[]>;

/** What the rules of URLs depend on (docs/reference/settings.md#urls). */
export interface UrlRules {
  readonly profile: InstanceProfile;
  readonly allowPrivateNetworkUrls: boolean;
  readonly resolved: ResolvedHosts;
}

/**
 * Every URL rule that a text breaks (docs/reference/settings.md#urls), in words; empty where it breaks none.
 * Of the addresses of a host all count: one private address makes it private, and plain `http` in `hosted`
 * needs all of them private.
 */
export function checkUrl(text: string, rules: UrlRules): readonly string[] {
  const url = parseSettingsUrl(text);
  if (!url.ok) {
    return [url.refusal];
  }
  return [...brokenPrivacy(url.value, rules), ...brokenScheme(url.value, rules)];
}

/** The addresses a host is known to have; null where it was not looked up. */
export function addressesOf(
  { host, isAddress }: SettingsUrl,
  resolved: ResolvedHosts,
): readonly string[] | null {
  if (isAddress) {
    return [host];
  }
  return isLoopbackName(host) ? ["127.0.0.1"] : (resolved.get(host) ?? null);
}

function brokenPrivacy(url: SettingsUrl, { allowPrivateNetworkUrls, resolved }: UrlRules): readonly string[] {
  const addresses = addressesOf(url, resolved) ?? [];
  const isPrivate = isPrivateHostName(url.host) || addresses.some((address) => !isPublicAddress(address));
  return isPrivate && !allowPrivateNetworkUrls ? ["must not point at a private network address"] : [];
}

function brokenScheme(url: SettingsUrl, rules: UrlRules): readonly string[] {
  if (url.scheme === "https" || rules.profile === "local") {
    return [];
  }
  if (!rules.allowPrivateNetworkUrls) {
    return ["must use https"];
  }
  const addresses = addressesOf(url, rules.resolved);
  const isPrivate = addresses === null || (addresses.length > 0 && !addresses.some(leadsOutside));
  return isPrivate ? [] : ["must use https, since the host is not in the private network"];
}
