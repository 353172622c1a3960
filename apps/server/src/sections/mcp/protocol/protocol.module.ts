import { Module } from "@nestjs/common";
import { AgentTokensModule } from "../../agent-tokens/agent-tokens.module.js";
import { BuildModule } from "../../build/build.module.js";
import { ToolsModule } from "../tools/tools.module.js";
import { Protocol } from "./protocol.js";
import { Resources } from "./resources.js";
import { ToolServers } from "./tool-server.js";

/** The protocol. Its library takes 7 MiB, so the first message loads it. */
@Module({
  imports: [ToolsModule, AgentTokensModule, BuildModule],
  providers: [Protocol, ToolServers, Resources],
})
export class ProtocolModule {}
