import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { InstanceSettingsRepository, type InstanceSettingsRow } from "./instance-settings.repository.js";
import { WorkspaceSettingsRepository, type WorkspaceSettingsRow } from "./workspace-settings.repository.js";

/** The two documents that make the settings of a workspace. */
export interface StoredSettings {
  readonly instance: InstanceSettingsRow;
  readonly workspace: WorkspaceSettingsRow;
}

const instances = new InstanceSettingsRepository();
const workspaces = new WorkspaceSettingsRepository();

/** Reads them; in `readAtOnce` of one moment, with whatever else is read there. */
export async function readStoredSettings(reader: Reader, workspaceId: Guid): Promise<StoredSettings> {
  const instance = await instances.read(reader);
  return { instance, workspace: await workspaces.read(reader, workspaceId) };
}
