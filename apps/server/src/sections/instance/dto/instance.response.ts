import { ApiProperty } from "@nestjs/swagger";
import { PROFILES, type Profile } from "../../../platform/configuration/configuration.js";

export class InstanceResponse {
  @ApiProperty({ type: "string", enum: [...PROFILES] })
  readonly profile!: Profile;

  @ApiProperty({ type: "string", description: "The version of the service" })
  readonly version!: string;

  @ApiProperty({ type: "boolean", description: "Whether the caller is an instance administrator" })
  readonly isInstanceAdmin!: boolean;

  @ApiProperty({ type: "boolean", description: "Whether anybody may make an account of their own" })
  readonly allowSelfRegistration!: boolean;
}
