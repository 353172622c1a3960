import { ApiProperty } from "@nestjs/swagger";
import type { StepOutcome } from "@plumbline/playback-engine";
import { AnyJson, Outcome, OwnId, PartId, STEP_LIST, StepList, StepType } from "./scenario-properties.js";

export class CallStep {
  @StepType("call")
  readonly type!: "call";

  @OwnId()
  readonly id!: string;

  @PartId("The calling element")
  readonly from!: string;

  @PartId("The operation called")
  readonly operation!: string;

  @AnyJson("The request")
  readonly request!: unknown;

  @AnyJson("The response")
  readonly response!: unknown;

  @StepList("What the operation's owner does; again in each attempt")
  readonly then!: readonly unknown[];

  @StepList("What the caller does after every attempt failed; empty handles nothing")
  readonly onError!: readonly unknown[];
}

export class PublishStep {
  @StepType("publish")
  readonly type!: "publish";

  @OwnId()
  readonly id!: string;

  @PartId("The publishing element")
  readonly from!: string;

  @PartId("The channel")
  readonly channel!: string;

  @PartId("The message")
  readonly message!: string;

  @AnyJson("The payload")
  readonly payload!: unknown;

  @ApiProperty({ type: "object", additionalProperties: { type: "string", maxLength: 2000 } })
  readonly headers!: Readonly<Record<string, string>>;

  @ApiProperty({
    type: "object",
    additionalProperties: STEP_LIST,
    description: "From subscription ID to the steps its consumer runs",
  })
  readonly handlers!: Readonly<Record<string, readonly unknown[]>>;

  @ApiProperty({ type: "string", nullable: true, required: false, maxLength: 200 })
  readonly routingKey?: string | null;
}

export class WriteStep {
  @StepType("write")
  readonly type!: "write";

  @OwnId()
  readonly id!: string;

  @PartId("The writing element")
  readonly by!: string;

  @PartId("The store")
  readonly store!: string;

  @ApiProperty({ type: "string", maxLength: 200 })
  readonly dataset!: string;

  @AnyJson("The change")
  readonly change!: unknown;
}

export class ParallelStep {
  @StepType("parallel")
  readonly type!: "parallel";

  @OwnId()
  readonly id!: string;

  @ApiProperty({ type: "array", items: STEP_LIST })
  readonly branches!: readonly (readonly unknown[])[];
}

export class BranchStep {
  @StepType("branch")
  readonly type!: "branch";

  @OwnId()
  readonly id!: string;

  @ApiProperty({ type: "string", description: "A step that is final before this one runs" })
  readonly whenStep!: string;

  @Outcome("The outcome that takes `then`")
  readonly is!: StepOutcome;

  @StepList("Runs when the outcome is as said")
  readonly then!: readonly unknown[];

  @StepList("Runs otherwise")
  readonly else!: readonly unknown[];
}
