import { Injectable } from "@nestjs/common";
import { SUBMIT_ARCHITECTURE_PROPOSAL, SUBMIT_FLOW_PROPOSAL } from "@plumbline/agent-tools";
import { ArchitecturesService } from "../../ai/architectures/architectures.service.js";
import { FlowProposalsService } from "../../ai/flows/flow-proposals.service.js";
import { inProject, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { parsed } from "./parsed.js";
import { validated } from "./validated.js";

/** Tools that submit what an agent worked out, for a person to decide. */
@Injectable()
export class ProposalTools {
  constructor(
    private readonly flows: FlowProposalsService,
    private readonly architectures: ArchitecturesService,
  ) {}

  readonly tools = [
    inProject(SUBMIT_FLOW_PROPOSAL, (call) => validated(call, () => this.submit(this.flows, call))),
    inProject(SUBMIT_ARCHITECTURE_PROPOSAL, (call) =>
      validated(call, () => this.submit(this.architectures, call)),
    ),
  ];

  private async submit(
    to: Pick<FlowProposalsService | ArchitecturesService, "submit">,
    { caller, body, gone }: ToolCall,
  ): Promise<ToolFinding> {
    return { data: { proposal: parsed((await to.submit(caller, body, gone)).bytes) } };
  }
}
