import { Inject, Injectable } from "@nestjs/common";
import type { Guid, Issue } from "@plumbline/model-core";
import {
  defaultPolicy,
  effectiveSettings,
  type InstancePolicy,
  type ResolvedHosts,
  type Settings,
  type SettingsContext,
  type UrlRules,
  urlRulesOf,
} from "@plumbline/settings-policy";
import { CONFIGURATION, type Configuration } from "../../../platform/configuration/configuration.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { InstanceSettingsRepository, type InstanceSettingsRow } from "./instance-settings.repository.js";
import { readStoredSettings, type StoredSettings } from "./read-stored-settings.js";
import { WorkspaceSettingsRepository } from "./workspace-settings.repository.js";

/** What holds in a workspace now. */
export interface SettingsInForce {
  readonly effective: Settings;
  /** Stored values that do not apply. */
  readonly violations: readonly Issue[];
  readonly policy: InstancePolicy;
}

/** A read judges a URL by its host's name and literal address; it never asks the name service. */
const NOT_RESOLVED: ResolvedHosts = new Map();

/** The settings as other sections read them (docs/reference/settings.md#layers). */
@Injectable()
export class SettingsReader {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly instances: InstanceSettingsRepository,
    private readonly workspaces: WorkspaceSettingsRepository,
  ) {}

  async policy(reader: Reader): Promise<InstancePolicy> {
    return this.contextOf(await this.instances.read(reader)).policy;
  }

  async effective(reader: Reader, workspaceId: Guid): Promise<SettingsInForce> {
    return this.inForce(await this.stored(reader, workspaceId));
  }

  /** The same; until the transaction ends no save changes them. */
  async hold(tx: Tx, workspaceId: Guid): Promise<SettingsInForce> {
    const instance = await this.instances.hold(tx);
    return this.inForce({ instance, workspace: await this.workspaces.lock(tx, workspaceId) });
  }

  instance(reader: Reader): Promise<InstanceSettingsRow> {
    return this.instances.read(reader);
  }

  stored(reader: Reader, workspaceId: Guid): Promise<StoredSettings> {
    return readStoredSettings(reader, workspaceId);
  }

  /** What a document of settings is judged by. */
  contextOf(
    { policy, defaults }: Omit<InstanceSettingsRow, "version">,
    resolved: ResolvedHosts = NOT_RESOLVED,
  ): SettingsContext {
    const { profile } = this.configuration;
    return { profile, policy: policy ?? defaultPolicy(profile), defaults, resolved };
  }

  /** What the URLs of a document are judged by, before any host is looked up. */
  urlRules(stored: Omit<InstanceSettingsRow, "version">): UrlRules {
    return urlRulesOf(this.contextOf(stored));
  }

  /** What holds by documents that were read before. */
  inForce({ instance, workspace }: StoredSettings): SettingsInForce {
    const context = this.contextOf(instance);
    return { ...effectiveSettings(workspace.overrides, context), policy: context.policy };
  }
}
