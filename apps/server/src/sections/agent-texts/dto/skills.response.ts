import { ApiProperty } from "@nestjs/swagger";

export class ListedSkillResponse {
  @ApiProperty({ type: "string", example: "read-a-design" })
  readonly name!: string;

  @ApiProperty({ type: "string", description: "What it is for, and when to use it" })
  readonly description!: string;

  @ApiProperty({ type: "string", format: "uri", description: "Where its SKILL.md is" })
  readonly url!: string;
}

/** What a coding agent is taught to do here (docs/reference/tools.md#skills). */
export class SkillsResponse {
  @ApiProperty({ type: [ListedSkillResponse] })
  readonly skills!: readonly ListedSkillResponse[];
}
