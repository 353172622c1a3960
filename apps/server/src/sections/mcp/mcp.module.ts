import { Module } from "@nestjs/common";
import { AgentTextsModule } from "../agent-texts/agent-texts.module.js";
import { McpController } from "./mcp.controller.js";
import { McpService } from "./mcp.service.js";
import { ToolsModule } from "./tools/tools.module.js";

@Module({
  imports: [AgentTextsModule, ToolsModule],
  controllers: [McpController],
  providers: [McpService],
})
export class McpModule {}
