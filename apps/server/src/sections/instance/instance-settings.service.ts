import { Injectable } from "@nestjs/common";
import { checkInstanceSettings, hostsToResolve, parseInstanceSettings } from "@plumbline/settings-policy";
import type { Caller } from "../../platform/access/principal.js";
import type { Reader } from "../../platform/database/statements.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import type { SentSettings } from "../settings/dto/versioned-save.js";
import type { InstanceSettingsRow } from "../settings/reading/instance-settings.repository.js";
import { PolicyViolations } from "../settings/reading/policy-violations.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { AddressLookup } from "../settings/saving/address-lookup.js";
import { readableSettings, refuseBroken, requiredVersionTag } from "../settings/settings.module.js";
import type { InstanceSettingsResponse } from "./dto/instance-settings.response.js";
import { InstanceSettingsWriter } from "./instance-settings.writer.js";

/**
 * The policy of the instance and the defaults of its workspaces
 * (docs/reference/settings.md#instance-settings).
 */
@Injectable()
export class InstanceSettingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly lookup: AddressLookup,
    private readonly violations: PolicyViolations,
    private readonly writer: InstanceSettingsWriter,
  ) {}

  read(): Promise<InstanceSettingsResponse> {
    return this.unitOfWork.readAtOnce(async (reader) =>
      this.answer(reader, await this.settings.instance(reader)),
    );
  }

  async replace(caller: Caller, { ifMatch, body }: SentSettings): Promise<InstanceSettingsResponse> {
    const versionTag = requiredVersionTag(ifMatch);
    const { document: settings, unread } = readableSettings(parseInstanceSettings(body));
    const hosts = hostsToResolve(settings.defaults, this.settings.urlRules(settings));
    const context = this.settings.contextOf(settings, await this.lookup.resolve(hosts));
    refuseBroken([...unread, ...checkInstanceSettings(settings, context, unread)]);
    return this.unitOfWork.run(async (tx) =>
      this.answer(tx, await this.writer.write(tx, caller, settings, versionTag)),
    );
  }

  /** The list is of the same moment: no workspace saves while the transaction of an instance save is open. */
  private async answer(reader: Reader, row: InstanceSettingsRow): Promise<InstanceSettingsResponse> {
    const context = this.settings.contextOf(row);
    const { policy, defaults } = context;
    const workspacesWithPolicyViolations = await this.violations.find(reader, context);
    return { policy, defaults, version: row.version, workspacesWithPolicyViolations };
  }
}
