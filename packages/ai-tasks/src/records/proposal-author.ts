import type { Guid } from "@plumbline/model-core";
import type { TaskUsage } from "../tasks/task-usage.js";

/** Who made a proposal: an AI that a person asked, or somebody who submitted it (docs/reference/ai.md#proposals). */
export interface ProposalAuthor {
  readonly submitted: boolean;
  /** The name of the provider; `agent` when it was submitted. */
  readonly provider: string;
  readonly providerKind: string | null;
  /** As it was configured; when it was submitted, the name of the token or of the person. */
  readonly model: string;
  /** As the vendor answered. */
  readonly modelReported: string | null;
  readonly promptVersion: string | null;
  readonly attempts: number;
  readonly usage: TaskUsage | null;
}

/** The author of a proposal that was submitted. */
export function submitter(name: string): ProposalAuthor {
  return {
    submitted: true,
    provider: "agent",
    providerKind: null,
    model: name,
    modelReported: null,
    promptVersion: null,
    attempts: 0,
    usage: null,
  };
}

/** Where a proposal stands among the streams of its project. */
export interface ProposalBase {
  readonly id: Guid;
  readonly request: string | null;
  readonly selection: readonly Guid[];
  /** Null for main. */
  readonly branchId: Guid | null;
  /** Of the branch or of main, as it was read. */
  readonly modelVersion: number;
  /** The repositories that what was told is from; nobody is told of them. Of what was submitted nobody knows: it has none. */
  readonly toldFrom: readonly string[];
  /** `user:<id>` or `agent-token:<id>`. */
  readonly createdBy: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}
