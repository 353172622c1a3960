import { ApiProperty } from "@nestjs/swagger";
import { SAVE_LIMITS, SCENARIO_LIMITS } from "@plumbline/playback-engine";
import {
  AnyJson,
  OF_A_RUN,
  Outcome,
  OwnId,
  PartId,
  STEP_LIST,
  StepList,
  StepType,
} from "./scenario-properties.js";

const MAP_OF_A_RUN = { type: "object", nullable: true, selfRequired: false } as const;
const HEADER_VALUE = {
  type: "string",
  nullable: true,
  maxLength: SAVE_LIMITS.headerValueCharacters,
} as const;

export class CallStep {
  @StepType("call")
  readonly type!: "call";

  @OwnId()
  readonly id?: string | null;

  @PartId("The calling element")
  readonly from?: string | null;

  @PartId("The operation called")
  readonly operation?: string | null;

  @AnyJson("The request")
  readonly request?: unknown;

  @AnyJson("The response")
  readonly response?: unknown;

  @StepList("What the operation's owner does; again in each attempt")
  readonly then?: readonly unknown[] | null;

  @StepList("What the caller does after every attempt failed; empty handles nothing")
  readonly onError?: readonly unknown[] | null;
}

export class PublishStep {
  @StepType("publish")
  readonly type!: "publish";

  @OwnId()
  readonly id?: string | null;

  @PartId("The publishing element")
  readonly from?: string | null;

  @PartId("The channel")
  readonly channel?: string | null;

  @PartId("The message")
  readonly message?: string | null;

  @AnyJson("The payload")
  readonly payload?: unknown;

  @ApiProperty({ ...MAP_OF_A_RUN, additionalProperties: HEADER_VALUE, description: "By their names" })
  readonly headers?: Readonly<Record<string, string | null>> | null;

  @ApiProperty({
    ...MAP_OF_A_RUN,
    additionalProperties: STEP_LIST,
    description: "From subscription ID to the steps its consumer runs",
  })
  readonly handlers?: Readonly<Record<string, readonly unknown[] | null>> | null;

  @ApiProperty({ ...OF_A_RUN, type: "string", maxLength: SCENARIO_LIMITS.routingKeyCharacters })
  readonly routingKey?: string | null;
}

export class WriteStep {
  @StepType("write")
  readonly type!: "write";

  @OwnId()
  readonly id?: string | null;

  @PartId("The writing element")
  readonly by?: string | null;

  @PartId("The store")
  readonly store?: string | null;

  @ApiProperty({ ...OF_A_RUN, type: "string", maxLength: SAVE_LIMITS.datasetCharacters })
  readonly dataset?: string | null;

  @AnyJson("The change")
  readonly change?: unknown;
}

export class ParallelStep {
  @StepType("parallel")
  readonly type!: "parallel";

  @OwnId()
  readonly id?: string | null;

  @ApiProperty({ ...OF_A_RUN, type: "array", items: STEP_LIST })
  readonly branches?: readonly unknown[] | null;
}

export class BranchStep {
  @StepType("branch")
  readonly type!: "branch";

  @OwnId()
  readonly id?: string | null;

  @ApiProperty({ ...OF_A_RUN, type: "string", description: "A step that is final before this one runs" })
  readonly whenStep?: string | null;

  @Outcome("The outcome that takes `then`")
  readonly is?: string | null;

  @StepList("Runs when the outcome is as said")
  readonly then?: readonly unknown[] | null;

  @StepList("Runs otherwise")
  readonly else?: readonly unknown[] | null;
}
