import { ARCHITECTURE_CALL, SUBMIT_FLOW_CALL } from "@plumbline/ai-tasks";
import { DRY_RUN } from "./dry-run.js";
import { proposing } from "./tool.js";

export const SUBMIT_FLOW_PROPOSAL = proposing({
  name: "submit_flow_proposal",
  title: "Submit a flow",
  about:
    "Proposes a flow through the design as a scenario, with parts that the model lacks, for a person to accept.",
  own: { dryRun: DRY_RUN },
  body: SUBMIT_FLOW_CALL,
  endpoint: "POST /api/projects/{projectId}/ai/flow-proposals/submit",
  readAt: "GET /api/projects/{projectId}/ai/flow-proposals/{proposalId}",
});

export const SUBMIT_ARCHITECTURE_PROPOSAL = proposing({
  name: "submit_architecture_proposal",
  title: "Submit an architecture",
  about: "Proposes facts to add to the main model or to change, for a person to accept one by one.",
  own: { dryRun: DRY_RUN },
  body: ARCHITECTURE_CALL,
  endpoint: "POST /api/projects/{projectId}/ai/architecture-proposals/submit",
  readAt: "GET /api/projects/{projectId}/ai/architecture-proposals/{proposalId}",
});
