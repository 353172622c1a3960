import { ApiProperty } from "@nestjs/swagger";
import type { Page } from "../../../platform/pagination/page.js";
import type { ProjectRow } from "../project.repository.js";

export class ProjectResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly workspaceId!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly description!: string | null;

  @ApiProperty({ type: "string", format: "uuid", description: "The stream of the main model" })
  readonly modelStreamId!: string;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly updatedAt!: string;
}

export class ProjectPage {
  @ApiProperty({ type: [ProjectResponse] })
  readonly items!: readonly ProjectResponse[];

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The cursor of the next page; null on the last",
  })
  readonly nextCursor!: string | null;
}

export function toProjectResponse(project: ProjectRow): ProjectResponse {
  return {
    ...project,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

export function toProjectPage({ items, nextCursor }: Page<ProjectRow>): ProjectPage {
  return { items: items.map(toProjectResponse), nextCursor };
}
