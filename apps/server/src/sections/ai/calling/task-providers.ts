import { Injectable } from "@nestjs/common";
import {
  type AiReason,
  type AiUnavailable,
  findProvider,
  judgedProvider,
  keyRefusal,
  type ProviderOrNone,
  type ProviderSettings,
  unavailable,
} from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import {
  type AiProvider,
  type AiTask,
  apiKeyName,
  mergeSettings,
  type Settings,
} from "@plumbline/settings-policy";
import { SecretReader } from "../../secrets/secret-reader.js";
import type { StoredSettings } from "../../settings/for-threads.js";
import { SettingsReader } from "../../settings/reading/settings-reader.js";

/** A provider that may be asked by the settings, and what they say beside. */
export interface TaskProvider {
  readonly ok: true;
  readonly provider: AiProvider;
  readonly baseUrl: string;
  readonly allowPrivate: boolean;
  readonly effective: Settings;
}

export type TaskProviderOrNone = TaskProvider | { readonly ok: false; readonly unavailable: AiUnavailable };

/** A key for an origin: null where none is needed, or why there is none. */
export type KeyOrNone =
  | { readonly ok: true; readonly apiKey: string | null }
  | { readonly ok: false; readonly reason: AiReason };

/** Finds whom a task asks, and with which key (docs/reference/ai.md#availability). */
@Injectable()
export class TaskProviders {
  constructor(
    private readonly settings: SettingsReader,
    private readonly secrets: SecretReader,
  ) {}

  /** The provider that a task is routed to. */
  async of(task: AiTask, workspaceId: Guid, stored: StoredSettings): Promise<TaskProviderOrNone> {
    return this.withKey(task, workspaceId, { stored, found: findProvider(task, this.rulesOf(stored)) });
  }

  /** The provider that the settings name for a task, whether it can be asked or not. */
  named(task: AiTask, stored: StoredSettings): AiProvider | null {
    const { providers, taskRouting } = this.rulesOf(stored).stored;
    return providers.find(({ id }) => id === taskRouting[task]) ?? null;
  }

  /** A provider of the settings by its ID, whatever task it serves; null where there is none. */
  async byId(
    { workspaceId, providerId }: { readonly workspaceId: Guid; readonly providerId: Guid },
    stored: StoredSettings,
  ): Promise<TaskProviderOrNone | null> {
    const rules = this.rulesOf(stored);
    const provider = rules.stored.providers.find(({ id }) => id === providerId);
    return provider === undefined
      ? null
      : this.withKey("explain", workspaceId, { stored, found: judgedProvider("explain", provider, rules) });
  }

  /** Decrypts the key of a provider for one call. */
  async keyOf(
    workspaceId: Guid,
    { provider, baseUrl }: Pick<TaskProvider, "provider" | "baseUrl">,
  ): Promise<KeyOrNone> {
    const found = await this.secrets.find(workspaceId, apiKeyName(provider.id));
    const isForHere = found?.target.origin === new URL(baseUrl).origin;
    const secret = isForHere ? found.secret : ({ state: "unusable" } as const);
    const reason = keyRefusal(provider.kind, secret.state);
    return reason === null
      ? { ok: true, apiKey: secret.state === "usable" ? secret.value : null }
      : { ok: false, reason };
  }

  private async withKey(
    task: AiTask,
    workspaceId: Guid,
    { stored, found }: { readonly stored: StoredSettings; readonly found: ProviderOrNone },
  ): Promise<TaskProviderOrNone> {
    if (!found.ok) {
      return found;
    }
    const { provider, baseUrl } = found;
    const key = await this.keyOf(workspaceId, found);
    if (!key.ok) {
      return { ok: false, unavailable: unavailable(key.reason, { task, provider }) };
    }
    const { effective, policy } = this.settings.inForce(stored);
    return { ok: true, provider, baseUrl, effective, allowPrivate: policy.allowPrivateNetworkUrls };
  }

  private rulesOf(stored: StoredSettings): ProviderSettings {
    const { effective, policy } = this.settings.inForce(stored);
    return {
      stored: mergeSettings(stored.instance.defaults, stored.workspace.overrides).ai,
      providers: effective.ai.providers,
      policy,
      urlRules: this.settings.urlRules(stored.instance),
    };
  }
}
