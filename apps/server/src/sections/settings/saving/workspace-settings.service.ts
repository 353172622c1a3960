import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import {
  checkWorkspaceOverrides,
  hostsToResolve,
  parseWorkspaceOverrides,
  type ResolvedHosts,
} from "@plumbline/settings-policy";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict } from "../../../platform/errors/api-error.js";
import type { SentSettings } from "../dto/versioned-save.js";
import { toWorkspaceSettings, type WorkspaceSettingsResponse } from "../dto/workspace-settings.response.js";
import { MAX_CHECKS } from "../limits.js";
import { SettingsReader } from "../reading/settings-reader.js";
import { AddressLookup } from "./address-lookup.js";
import { readableSettings, refuseBroken } from "./read-settings-body.js";
import { requiredVersionTag } from "./required-if-match.js";
import { WorkspaceSettingsWriter } from "./workspace-settings.writer.js";

/** The settings of a workspace (docs/reference/settings.md#workspace-settings). */
@Injectable()
export class WorkspaceSettingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
    private readonly lookup: AddressLookup,
    private readonly writer: WorkspaceSettingsWriter,
  ) {}

  read(workspaceId: Guid): Promise<WorkspaceSettingsResponse> {
    return this.unitOfWork.readAtOnce(async (reader) => {
      const { instance, workspace } = await this.settings.stored(reader, workspaceId);
      return toWorkspaceSettings(workspace, this.settings.contextOf(instance));
    });
  }

  /** Checks against the instance settings of now; when they change before the write, checks again. */
  async replace(caller: WorkspaceCaller, sent: SentSettings): Promise<WorkspaceSettingsResponse> {
    const versionTag = requiredVersionTag(sent.ifMatch);
    const { document: overrides, unread } = readableSettings(parseWorkspaceOverrides(sent.body));
    let resolved: ResolvedHosts = new Map();
    for (let check = 0; check < MAX_CHECKS; check += 1) {
      const instance = await this.settings.instance(this.unitOfWork.reader);
      resolved = await this.lookup.resolve(
        hostsToResolve(overrides, this.settings.urlRules(instance)),
        resolved,
      );
      const context = this.settings.contextOf(instance, resolved);
      refuseBroken([...unread, ...checkWorkspaceOverrides(overrides, context, unread)]);
      const saved = await this.writer.write(caller, { overrides, versionTag, instance });
      if (saved !== null) {
        return toWorkspaceSettings(saved, this.settings.contextOf(instance));
      }
    }
    throw conflict("The instance settings changed again and again while this was checked: send it again");
  }
}
