import { ApiProperty } from "@nestjs/swagger";
import type { InstancePolicy, SettingsOverrides } from "@plumbline/settings-policy";
import { InstancePolicyDto, SettingsOverridesDto } from "../../settings/dto/settings-document.js";
import { SettingViolation } from "../../settings/dto/workspace-settings.response.js";

export class WorkspaceWithViolationsDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly workspaceId!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: [SettingViolation], minItems: 1 })
  readonly violations!: readonly SettingViolation[];
}

export class InstanceSettingsResponse {
  @ApiProperty({ type: InstancePolicyDto })
  readonly policy!: InstancePolicy;

  @ApiProperty({ type: SettingsOverridesDto, description: "What is stored over the built-in defaults" })
  readonly defaults!: SettingsOverrides;

  @ApiProperty({
    type: "integer",
    minimum: 0,
    description: "Rises by one with each save; 0 before the first",
  })
  readonly version!: number;

  @ApiProperty({
    type: [WorkspaceWithViolationsDto],
    description: "Workspaces with stored values that do not apply, in the order of their names",
  })
  readonly workspacesWithPolicyViolations!: readonly WorkspaceWithViolationsDto[];
}
