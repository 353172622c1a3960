import { Module } from "@nestjs/common";
import { ModelModule } from "../model/model.module.js";
import { PricesModule } from "../prices/prices.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { CostSheetRepository } from "./cost-sheet.repository.js";
import { CostSheetsController } from "./cost-sheets.controller.js";
import { CostSheetsService } from "./cost-sheets.service.js";
import { EstimatesController } from "./estimates.controller.js";
import { EstimatesService } from "./estimates.service.js";

@Module({
  imports: [ProjectsModule, ModelModule, PricesModule, SettingsModule],
  controllers: [CostSheetsController, EstimatesController],
  providers: [CostSheetsService, EstimatesService, CostSheetRepository],
})
export class CostSheetsModule {}
