import { Module } from "@nestjs/common";
import { StampController } from "./stamp.controller.js";
import { StampRepository } from "./stamp.repository.js";
import { StampService } from "./stamp.service.js";

/** Where a project stands, for clients that show it and ask every few seconds whether it moved. */
@Module({
  controllers: [StampController],
  providers: [StampService, StampRepository],
})
export class StampModule {}
