import { Module } from "@nestjs/common";
import { SettingsModule } from "../settings/settings.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { CloudPricesController } from "./catalogue/cloud-prices.controller.js";
import { CloudPricesService } from "./catalogue/cloud-prices.service.js";
import { PriceCatalogue } from "./catalogue/price-catalogue.js";
import { PriceRepository } from "./price.repository.js";
import { PricesController } from "./prices.controller.js";
import { PricesService } from "./prices.service.js";

export { readCostBody } from "./read-cost-body.js";

@Module({
  imports: [WorkspacesModule, SettingsModule],
  controllers: [CloudPricesController, PricesController],
  providers: [PricesService, CloudPricesService, PriceCatalogue, PriceRepository],
  exports: [PriceRepository],
})
export class PricesModule {}
