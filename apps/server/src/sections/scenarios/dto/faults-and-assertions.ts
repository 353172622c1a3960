import { ApiProperty } from "@nestjs/swagger";
import {
  EVENT_KINDS,
  type EventKind,
  FAULT_KINDS,
  type FaultKind,
  type StepOutcome,
} from "@plumbline/playback-engine";
import { Outcome, OwnId, PartId, StepType } from "./scenario-properties.js";

export class Fault {
  @PartId("An operation, channel, subscription or element")
  readonly target!: string;

  @ApiProperty({ type: "string", enum: [...FAULT_KINDS] })
  readonly kind!: FaultKind;

  @ApiProperty({ type: "integer", minimum: 1, nullable: true, description: "null fails every attempt" })
  readonly failFirst!: number | null;
}

export class OutcomeAssertion {
  @StepType("outcome")
  readonly type!: "outcome";

  @OwnId()
  readonly id!: string;

  @ApiProperty({ type: "string", description: "The ID of a step" })
  readonly step!: string;

  @Outcome("The outcome the step must have")
  readonly expected!: StepOutcome;
}

export class EventCountAssertion {
  @StepType("event-count")
  readonly type!: "event-count";

  @OwnId()
  readonly id!: string;

  @ApiProperty({ type: "string", enum: [...EVENT_KINDS] })
  readonly kind!: EventKind;

  @ApiProperty({
    type: "string",
    format: "uuid",
    nullable: true,
    description: "null counts every event of the kind",
  })
  readonly target!: string | null;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly expected!: number;
}
