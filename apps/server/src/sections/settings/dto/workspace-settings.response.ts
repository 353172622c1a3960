import { ApiProperty } from "@nestjs/swagger";
import {
  effectiveSettings,
  type Settings,
  type SettingsContext,
  type SettingsOverrides,
} from "@plumbline/settings-policy";
import type { WorkspaceSettingsRow } from "../reading/workspace-settings.repository.js";
import { SettingsDto, SettingsOverridesDto } from "./settings-document.js";

export class SettingViolation {
  @ApiProperty({ type: "string", description: "The path, as ai.providers[0].kind" })
  readonly field!: string;

  @ApiProperty({ type: "string" })
  readonly message!: string;
}

export class WorkspaceSettingsResponse {
  @ApiProperty({ type: SettingsDto, description: "What holds in the workspace" })
  readonly effective!: Settings;

  @ApiProperty({ type: SettingsOverridesDto, description: "What is stored for the workspace" })
  readonly overrides!: SettingsOverrides;

  @ApiProperty({ type: SettingsDto, description: "What holds where the workspace states nothing" })
  readonly defaults!: Settings;

  @ApiProperty({ type: [SettingViolation], description: "Stored values that do not apply" })
  readonly policyViolations!: readonly SettingViolation[];

  @ApiProperty({
    type: "integer",
    minimum: 0,
    description: "Rises by one with each save; 0 before the first",
  })
  readonly version!: number;
}

export function toWorkspaceSettings(
  { overrides, version }: WorkspaceSettingsRow,
  context: SettingsContext,
): WorkspaceSettingsResponse {
  const { effective, violations } = effectiveSettings(overrides, context);
  const { effective: defaults } = effectiveSettings({}, context);
  return { effective, overrides, defaults, policyViolations: violations, version };
}
