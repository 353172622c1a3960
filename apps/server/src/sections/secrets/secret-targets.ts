import { Injectable } from "@nestjs/common";
import type { Issue, Result } from "@plumbline/model-core";
import {
  hostsToResolve,
  type ResolvedHosts,
  type SecretName,
  type SecretTarget,
  secretTarget,
  type UrlRules,
  urlRulesOf,
} from "@plumbline/settings-policy";
import { type SettingsInForce, SettingsReader } from "../settings/reading/settings-reader.js";
import { AddressLookup } from "../settings/saving/address-lookup.js";

/** The setting that says where a credential goes; the provider of an API key is gone as a whole when it is blocked. */
const URL_SETTING: Readonly<Record<SecretName["kind"], string | null>> = {
  codehost: "codehost.apiBaseUrl",
  notifications: "notifications.webhookUrl",
  ai: null,
};

/** Where credentials go by the settings in force. */
@Injectable()
export class SecretTargets {
  constructor(
    private readonly settings: SettingsReader,
    private readonly lookup: AddressLookup,
  ) {}

  /** Its target, or why it has none; a host whose addresses are not given is judged by its name. */
  of(
    name: SecretName,
    inForce: SettingsInForce,
    resolved: ResolvedHosts = new Map(),
  ): Result<SecretTarget, Issue> {
    const setting = URL_SETTING[name.kind];
    // The default in its place is not where whoever enters the credential means it to go.
    if (inForce.violations.some(({ field }) => field === setting)) {
      return { ok: false, refusal: { field: "name", message: `is for ${setting}, which the policy blocks` } };
    }
    return secretTarget(name, inForce.effective, this.rules(inForce, resolved));
  }

  /** The addresses of the host that the credential goes to, where the policy depends on them. */
  resolve(name: SecretName, inForce: SettingsInForce): Promise<ResolvedHosts> {
    const target = this.of(name, inForce);
    if (!target.ok) {
      return Promise.resolve(new Map());
    }
    const document = { notifications: { webhookUrl: target.value.url } };
    return this.lookup.resolve(hostsToResolve(document, this.rules(inForce)));
  }

  private rules({ policy }: SettingsInForce, resolved: ResolvedHosts = new Map()): UrlRules {
    return urlRulesOf(this.settings.contextOf({ policy, defaults: {} }, resolved));
  }
}
