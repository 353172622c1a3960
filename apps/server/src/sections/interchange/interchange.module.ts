import { Module } from "@nestjs/common";
import { InterchangeController } from "./interchange.controller.js";
import { InterchangeService } from "./interchange.service.js";

@Module({ controllers: [InterchangeController], providers: [InterchangeService] })
export class InterchangeModule {}
