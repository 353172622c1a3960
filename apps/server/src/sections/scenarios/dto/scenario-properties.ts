import { ApiProperty } from "@nestjs/swagger";
import { SAVE_LIMITS, STEP_OUTCOMES } from "@plumbline/playback-engine";

// The kinds of fields a scenario document has, for the OpenAPI document alone: the playback engine reads the documents
// themselves, from their raw text. A scenario is kept and answered as it was sent: what deeper fields lack, and what
// breaks a rule there, is an issue of a run and no refusal. So but for the type of a step nothing in it is required.

const STEP_TYPES = ["CallStep", "PublishStep", "WriteStep", "ParallelStep", "BranchStep"];

/** A field that a run needs and a saved scenario may lack. */
export const OF_A_RUN = { required: false, nullable: true } as const;

/** The schema of a list of steps of any type. An empty entry is an issue of a run. */
export const STEP_LIST = {
  type: "array" as const,
  nullable: true,
  items: entryOf(STEP_TYPES),
};

/** An entry of a list that is one of these, told apart by its type, or empty, which is an issue of a run. */
export function entryOf(names: readonly string[]) {
  const oneOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return { anyOf: [{ oneOf, discriminator: { propertyName: "type" } }, { type: "null" }] };
}

export function StepType(type: string): PropertyDecorator {
  return ApiProperty({ type: "string", enum: [type] });
}

/** A step's or an assertion's own ID. */
export function OwnId(): PropertyDecorator {
  const description = "Unique in the scenario";
  return ApiProperty({ ...OF_A_RUN, type: "string", maxLength: SAVE_LIMITS.idCharacters, description });
}

/** The ID of a part of the model. */
export function PartId(description: string): PropertyDecorator {
  return ApiProperty({ ...OF_A_RUN, type: "string", description: `${description}, by its ID` });
}

/** One of some words. */
export function RunWord(words: readonly string[], description: string): PropertyDecorator {
  return ApiProperty({ ...OF_A_RUN, type: "string", description: `${description}: ${words.join(", ")}` });
}

export function RunInteger(description: string): PropertyDecorator {
  return ApiProperty({ ...OF_A_RUN, type: "integer", description });
}

export function AnyJson(description: string): PropertyDecorator {
  return ApiProperty({ required: false, description: `${description}: any JSON value or null`, oneOf: [{}] });
}

export function StepList(description: string): PropertyDecorator {
  return ApiProperty({ ...STEP_LIST, required: false, description });
}

export function Outcome(description: string): PropertyDecorator {
  return RunWord(STEP_OUTCOMES, description);
}
