import { ApiProperty } from "@nestjs/swagger";
import {
  EVENT_KINDS,
  type EventKind,
  ISSUE_CODES,
  type IssueCode,
  STEP_OUTCOMES,
  type StepOutcome,
} from "@plumbline/playback-engine";

const ID_OR_NULL = { type: "string", format: "uuid", nullable: true } as const;

export class ScenarioIssueResponse {
  @ApiProperty({ type: "string", nullable: true })
  readonly stepId!: string | null;

  @ApiProperty({ type: "string", enum: [...ISSUE_CODES] })
  readonly code!: IssueCode;

  @ApiProperty({ type: "string" })
  readonly message!: string;
}

export class TraceEventResponse {
  @ApiProperty({ type: "integer", minimum: 1 })
  readonly sequence!: number;

  @ApiProperty({ type: "integer", minimum: 0, description: "Virtual time in milliseconds" })
  readonly atMs!: number;

  @ApiProperty({ type: "string", enum: [...EVENT_KINDS] })
  readonly kind!: EventKind;

  @ApiProperty({ type: "string" })
  readonly stepId!: string;

  @ApiProperty({ type: "integer", minimum: 1 })
  readonly attempt!: number;

  @ApiProperty(ID_OR_NULL)
  readonly from!: string | null;

  @ApiProperty(ID_OR_NULL)
  readonly to!: string | null;

  @ApiProperty(ID_OR_NULL)
  readonly target!: string | null;

  @ApiProperty({ oneOf: [{}], description: "Any JSON value or null" })
  readonly payload!: unknown;

  @ApiProperty({ type: "string", nullable: true })
  readonly detail!: string | null;

  @ApiProperty(ID_OR_NULL)
  readonly message!: string | null;

  @ApiProperty({ type: "object", additionalProperties: { type: "string" }, nullable: true })
  readonly headers!: Readonly<Record<string, string>> | null;
}

export class AssertionResultResponse {
  @ApiProperty({ type: "string" })
  readonly id!: string;

  @ApiProperty({ type: "boolean" })
  readonly passed!: boolean;

  @ApiProperty({ type: "string" })
  readonly detail!: string;
}

/**
 * The playback engine writes it; this is how the OpenAPI document shows it
 * (docs/reference/playback.md#the-run-result).
 */
export class RunResultResponse {
  @ApiProperty({ type: "integer" })
  readonly engineVersion!: number;

  @ApiProperty({ type: "string", pattern: "^[0-9a-f]{64}$" })
  readonly hash!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly modelVersion!: number;

  @ApiProperty({ type: [ScenarioIssueResponse], description: "With issues nothing was played" })
  readonly issues!: readonly ScenarioIssueResponse[];

  @ApiProperty({ type: [TraceEventResponse] })
  readonly events!: readonly TraceEventResponse[];

  @ApiProperty({
    type: "object",
    additionalProperties: { type: "string", enum: [...STEP_OUTCOMES] },
    description: "From step ID to outcome, in document order",
  })
  readonly outcomes!: Readonly<Record<string, StepOutcome>>;

  @ApiProperty({ type: [AssertionResultResponse] })
  readonly assertions!: readonly AssertionResultResponse[];

  @ApiProperty({
    type: "object",
    additionalProperties: { type: "string" },
    description: "A name for each ID an event can hold",
  })
  readonly labels!: Readonly<Record<string, string>>;
}
