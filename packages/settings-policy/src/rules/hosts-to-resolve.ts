import { compareCodeUnits } from "@plumbline/model-core";
import type { SettingsOverrides } from "../settings.js";
import type { UrlRules } from "../urls/check-url.js";
import { isLoopbackName } from "../urls/private-host-name.js";
import { parseSettingsUrl } from "../urls/settings-url.js";
import { settingUrls } from "./setting-urls.js";

/**
 * The host names of a document whose addresses a save has to look up, each once, in order: names (no addresses) of
 * the URLs that are looked up at a save. With the profile and the policy, those alone whose addresses matter.
 */
export function hostsToResolve(
  document: SettingsOverrides,
  rules?: Pick<UrlRules, "profile" | "allowPrivateNetworkUrls">,
): readonly string[] {
  const hosts = settingUrls(document).flatMap(({ text, isResolved }) => {
    const url = parseSettingsUrl(text);
    const isName = isResolved && url.ok && !url.value.isAddress && !isLoopbackName(url.value.host);
    const matters =
      rules === undefined ||
      !rules.allowPrivateNetworkUrls ||
      (rules.profile === "hosted" && url.ok && url.value.scheme === "http");
    return isName && matters ? [url.value.host] : [];
  });
  return [...new Set(hosts)].sort(compareCodeUnits);
}
