import type { Issue } from "@plumbline/model-core";
import { AI_PROVIDER_KINDS } from "../ai-provider-kinds.js";
import type { SettingsOverrides } from "../settings.js";
import { checkUrl } from "../urls/check-url.js";
import { settingUrls } from "./setting-urls.js";
import type { SettingsContext } from "./settings-context.js";
import { urlRulesOf } from "./settings-context.js";

/** A value that the policy or the profile refuses. */
export interface PolicyIssue extends Issue {
  /** The value that falls back as a whole: the field, or the list it is in. */
  readonly unit: string;
}

/** The context without what lies under the document. */
export type PolicyContext = Omit<SettingsContext, "defaults">;

/**
 * The values of a document that policy and profile refuse (docs/reference/settings.md#the-policy), in order.
 */
export function policyIssues(document: SettingsOverrides, context: PolicyContext): readonly PolicyIssue[] {
  return [
    ...kindIssues(document, context),
    ...urlIssues(document, context),
    ...privacyIssues(document, context),
  ];
}

function kindIssues(document: SettingsOverrides, { policy }: PolicyContext): readonly PolicyIssue[] {
  const refused = AI_PROVIDER_KINDS.filter((kind) => !policy.allowedAiProviderKinds.includes(kind));
  return (document.ai?.providers ?? []).flatMap(({ kind }, index) =>
    refused.includes(kind)
      ? [
          {
            field: `ai.providers[${index}].kind`,
            message: `must be a kind that the instance allows, which ${kind} is not`,
            unit: "ai.providers",
          },
        ]
      : [],
  );
}

function urlIssues(document: SettingsOverrides, context: PolicyContext): readonly PolicyIssue[] {
  const rules = urlRulesOf(context);
  const unresolved = { ...rules, resolved: new Map() };
  return settingUrls(document).flatMap(({ field, unit, text, isResolved }) =>
    checkUrl(text, isResolved ? rules : unresolved).map((message) => ({ field, message, unit })),
  );
}

function privacyIssues(document: SettingsOverrides, { policy }: PolicyContext): readonly PolicyIssue[] {
  const field = "privacy.sendPrivateCodeToAi";
  const isRefused = document.privacy?.sendPrivateCodeToAi === true && !policy.allowSendingPrivateCodeToAi;
  return isRefused
    ? [{ field, message: "must be false, since the instance does not allow it", unit: field }]
    : [];
}
