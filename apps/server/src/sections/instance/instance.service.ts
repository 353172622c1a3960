import { Inject, Injectable } from "@nestjs/common";
import type { Caller } from "../../platform/access/principal.js";
import { CONFIGURATION, type Configuration } from "../../platform/configuration/configuration.js";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { SERVICE_VERSION } from "../../platform/service-version.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import type { InstanceResponse } from "./dto/instance.response.js";

@Injectable()
export class InstanceService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SettingsReader,
  ) {}

  async read({ principal }: Caller): Promise<InstanceResponse> {
    const { allowSelfRegistration } = await this.settings.policy(this.unitOfWork.reader);
    const isInstanceAdmin = principal.kind === "user" && principal.isInstanceAdmin;
    const { profile } = this.configuration;
    return { profile, version: SERVICE_VERSION, isInstanceAdmin, allowSelfRegistration };
  }
}
