import { ApiProperty } from "@nestjs/swagger";
import { STAMP_PARTS, type StampPart } from "../../../platform/database/stamps.js";
import type { Stamp } from "../stamp.repository.js";

/** Where each part of a project stands: a part whose number is the same is the same. */
export class StampResponse implements Stamp {
  @ApiProperty({ type: "string", format: "uuid", description: "Of main, or of the branch" })
  readonly streamId!: Stamp["streamId"];

  @ApiProperty({ type: "integer", minimum: 0, description: "The version of the stream" })
  readonly model!: number;

  @Count("Name and description of the project") readonly project!: number;
  @Count("Schemas, of main and all branches") readonly schemas!: number;
  @Count("Scenarios") readonly scenarios!: number;
  @Count("Stress profiles and their runs") readonly stress!: number;
  @Count("Promises, their obligations, runs and evidence") readonly promises!: number;
  @Count("Answers to findings and kept reviews") readonly review!: number;
  @Count("Decisions") readonly decisions!: number;
  @Count("Questions") readonly questions!: number;
  @Count("Which branches there are, and their states") readonly branches!: number;
  @Count("Revisions") readonly revisions!: number;
  @Count("Views") readonly views!: number;
  @Count("Which repositories are followed, and at which commits") readonly sources!: number;
  @Count("Cost sheets; not the prices of the workspace") readonly costs!: number;
  @Count("Proposals of an AI and of agents") readonly proposals!: number;
}

/** The parts stand in one order, so that equal stamps have equal tags. */
export function tagOf(stamp: Stamp): string {
  const counts = STAMP_PARTS.map((part: StampPart) => stamp[part]);
  return `"${[stamp.streamId, stamp.model, ...counts].join(".")}"`;
}

/** How often a part was written to. */
function Count(of: string): PropertyDecorator {
  return ApiProperty({ type: "integer", minimum: 0, description: of });
}
