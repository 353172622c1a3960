import { Injectable } from "@nestjs/common";
import { checkInstanceSettings, hostsToResolve, parseInstanceSettings } from "@plumbline/settings-policy";
import type { Caller } from "../../platform/access/principal.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { validationError } from "../../platform/errors/api-error.js";
import { requiredVersionTag } from "../../platform/http/required-if-match.js";
import { AddressLookup } from "../settings/address-lookup.js";
import type { SentSettings } from "../settings/dto/versioned-save.js";
import type { InstanceSettingsRow } from "../settings/instance-settings.repository.js";
import { PolicyViolations } from "../settings/policy-violations.js";
import { readableSettings } from "../settings/settings.module.js";
import { SettingsReader } from "../settings/settings-reader.js";
import type { InstanceSettingsResponse } from "./dto/instance-settings.response.js";
import { InstanceSettingsWriter } from "./instance-settings.writer.js";

/** The policy of the instance and the defaults of its workspaces (spec 3, sections 2.2 and 4.1). */
@Injectable()
export class InstanceSettingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly lookup: AddressLookup,
    private readonly violations: PolicyViolations,
    private readonly writer: InstanceSettingsWriter,
  ) {}

  async read(): Promise<InstanceSettingsResponse> {
    return this.answer(await this.settings.instance(this.unitOfWork.reader));
  }

  async replace(caller: Caller, { ifMatch, body }: SentSettings): Promise<InstanceSettingsResponse> {
    const versionTag = requiredVersionTag(ifMatch);
    const { document: settings, unread } = readableSettings(parseInstanceSettings(body));
    const hosts = hostsToResolve(settings.defaults, this.settings.urlRules(settings));
    const context = this.settings.contextOf(settings, await this.lookup.resolve(hosts));
    const broken = checkInstanceSettings(settings, context, unread);
    if (unread.length + broken.length > 0) throw validationError([...unread, ...broken]);
    return this.answer(await this.writer.write(caller, settings, versionTag));
  }

  private async answer(row: InstanceSettingsRow): Promise<InstanceSettingsResponse> {
    const context = this.settings.contextOf(row);
    const { policy, defaults } = context;
    const workspacesWithPolicyViolations = await this.violations.find(context);
    return { policy, defaults, version: row.version, workspacesWithPolicyViolations };
  }
}
