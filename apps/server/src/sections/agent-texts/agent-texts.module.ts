import { Module } from "@nestjs/common";
import { AgentClientsController } from "./agent-clients.controller.js";
import { DescribedServices } from "./described-services.js";
import { LlmsTextsController } from "./llms-texts.controller.js";
import { SkillsController } from "./skills.controller.js";

@Module({
  controllers: [LlmsTextsController, SkillsController, AgentClientsController],
  providers: [DescribedServices],
  exports: [DescribedServices],
})
export class AgentTextsModule {}

export { DescribedServices } from "./described-services.js";
