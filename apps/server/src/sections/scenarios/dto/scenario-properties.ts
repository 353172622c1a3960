import { ApiProperty } from "@nestjs/swagger";
import { STEP_OUTCOMES } from "@plumbline/playback-engine";

// The kinds of fields a scenario document has, for the OpenAPI document alone: the playback engine reads
// the documents themselves, from their raw text.

const STEP_TYPES = ["CallStep", "PublishStep", "WriteStep", "ParallelStep", "BranchStep"];

/** The schema of a list of steps of any type. */
export const STEP_LIST = {
  type: "array" as const,
  items: { oneOf: STEP_TYPES.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
};

export function StepType(type: string): PropertyDecorator {
  return ApiProperty({ type: "string", enum: [type] });
}

/** A step's or an assertion's own ID. */
export function OwnId(): PropertyDecorator {
  return ApiProperty({ type: "string", maxLength: 100, description: "Unique in the scenario" });
}

/** The ID of a part of the model. */
export function PartId(description: string): PropertyDecorator {
  return ApiProperty({ type: "string", format: "uuid", description });
}

export function AnyJson(description: string): PropertyDecorator {
  return ApiProperty({ description: `${description}: any JSON value or null`, ...ANY_JSON });
}

export function StepList(description: string): PropertyDecorator {
  return ApiProperty({ ...STEP_LIST, description });
}

export function Outcome(description: string): PropertyDecorator {
  return ApiProperty({ type: "string", enum: [...STEP_OUTCOMES], description });
}

const ANY_JSON = { oneOf: [{}] };
