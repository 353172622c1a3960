import { Module } from "@nestjs/common";
import { SettingsModule } from "../settings/settings.module.js";
import { InstanceController } from "./instance.controller.js";
import { InstanceService } from "./instance.service.js";
import { InstanceSettingsController } from "./instance-settings.controller.js";
import { InstanceSettingsService } from "./instance-settings.service.js";
import { InstanceSettingsWriter } from "./instance-settings.writer.js";

@Module({
  imports: [SettingsModule],
  controllers: [InstanceController, InstanceSettingsController],
  providers: [InstanceService, InstanceSettingsService, InstanceSettingsWriter],
})
export class InstanceModule {}
