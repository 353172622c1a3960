import { isBlank, type JsonValue, pathOfIndex } from "@plumbline/model-core";
import type { JsonObject } from "@plumbline/model-core/declaring";
import type { IssueList } from "./issue-list.js";

const EMPTY_GUID = "00000000-0000-0000-0000-000000000000";

/**
 * The rules over several fields of a provider, and over several providers
 * (docs/reference/settings.md#providers).
 */
export function checkProviders(providers: JsonValue | undefined, path: string, issues: IssueList): void {
  if (!Array.isArray(providers)) {
    return;
  }
  const seen = new Set<JsonValue>();
  (providers as readonly (JsonObject | null)[]).forEach((provider, index) => {
    if (provider === null) {
      return;
    }
    const at = pathOfIndex(path, index);
    const { id } = provider;
    if (id === EMPTY_GUID) {
      issues.add(`${at}.id`, "must not be the empty GUID");
    } else if (id !== undefined && seen.has(id)) {
      issues.add(`${at}.id`, "is the ID of another provider of the list");
    }
    if (id !== undefined) {
      seen.add(id);
    }
    checkModel(provider, at, issues);
    checkAddress(provider, at, issues);
  });
}

function checkModel(provider: JsonObject, at: string, issues: IssueList): void {
  const isOn = provider["enabled"] !== false && !issues.touches(`${at}.enabled`);
  const model = provider["model"];
  if (isOn && typeof model === "string" && isBlank(model)) {
    issues.add(`${at}.model`, "must not be blank, since the provider is enabled");
  }
}

function checkAddress(provider: JsonObject, at: string, issues: IssueList): void {
  const isMissing = (provider["baseUrl"] ?? "") === "" && !issues.touches(`${at}.baseUrl`);
  if (provider["kind"] === "vendor-a-compatible" && isMissing) {
    issues.add(
      `${at}.baseUrl`,
      "must be given, since the kind vendor-a-compatible has no address of its own",
    );
  }
}
