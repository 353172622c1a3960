import { ApiExtraModels, ApiProperty, getSchemaPath } from "@nestjs/swagger";
import type { ScenarioEntity, ScenarioOrigin } from "../saving/scenario.entity.js";
import { EventCountAssertion, Fault, OutcomeAssertion } from "./faults-and-assertions.js";
import { entryOf, STEP_LIST } from "./scenario-properties.js";
import { BranchStep, CallStep, ParallelStep, PublishStep, WriteStep } from "./steps.js";

const FAULT = { nullable: true, allOf: [{ $ref: getSchemaPath(Fault) }] };
const ASSERTION = entryOf(["OutcomeAssertion", "EventCountAssertion"]);

@ApiExtraModels(CallStep, PublishStep, WriteStep, ParallelStep, BranchStep)
@ApiExtraModels(Fault, OutcomeAssertion, EventCountAssertion)
class Scenario {
  @ApiProperty({ type: "string", minLength: 1, maxLength: 200 })
  readonly name!: string;

  @ApiProperty({ ...STEP_LIST, nullable: false, description: "In the order they run" })
  readonly steps!: readonly unknown[];

  @ApiProperty({ type: "array", items: FAULT })
  readonly faults!: readonly (Fault | null)[];

  @ApiProperty({ type: "array", items: ASSERTION })
  readonly assertions!: readonly (OutcomeAssertion | EventCountAssertion | null)[];
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
