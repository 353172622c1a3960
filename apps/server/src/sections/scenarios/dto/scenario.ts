import { ApiExtraModels, ApiProperty, getSchemaPath } from "@nestjs/swagger";
import type { ScenarioEntity, ScenarioOrigin } from "../scenario.entity.js";
import { EventCountAssertion, Fault, OutcomeAssertion } from "./faults-and-assertions.js";
import { StepList } from "./scenario-properties.js";
import { BranchStep, CallStep, ParallelStep, PublishStep, WriteStep } from "./steps.js";

@ApiExtraModels(CallStep, PublishStep, WriteStep, ParallelStep, BranchStep)
@ApiExtraModels(OutcomeAssertion, EventCountAssertion)
class Scenario {
  @ApiProperty({ type: "string", minLength: 1, maxLength: 200 })
  readonly name!: string;

  @StepList("In the order they run")
  readonly steps!: readonly unknown[];

  @ApiProperty({ type: [Fault] })
  readonly faults!: readonly Fault[];

  @ApiProperty({
    type: "array",
    items: { oneOf: [OutcomeAssertion, EventCountAssertion].map((type) => ({ $ref: getSchemaPath(type) })) },
  })
  readonly assertions!: readonly (OutcomeAssertion | EventCountAssertion)[];
}

export class NewScenarioRequest extends Scenario {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;
}

export class ReplaceScenarioRequest extends Scenario {
  @ApiProperty({
    type: "string",
    format: "uuid",
    required: false,
    description: "The ID of the path, or missing",
  })
  readonly id?: string;
}

export class ScenarioOriginResponse {
  @ApiProperty({ type: "string", enum: ["ai-proposal"] })
  readonly kind!: "ai-proposal";

  @ApiProperty({ type: "string", format: "uuid" })
  readonly proposalId!: string;

  @ApiProperty({ type: "string" })
  readonly provider!: string;

  @ApiProperty({ type: "string" })
  readonly model!: string;
}

export class ScenarioResponse extends NewScenarioRequest {
  @ApiProperty({ type: ScenarioOriginResponse, nullable: true, description: "null for one a person wrote" })
  readonly origin!: ScenarioOrigin | null;
}

/** The answer as JSON text: the stored document, as it was sent, and `origin`. */
export function writeScenario({ document, origin }: ScenarioEntity): string {
  return `${document.slice(0, -1)},"origin":${JSON.stringify(origin)}}`;
}
