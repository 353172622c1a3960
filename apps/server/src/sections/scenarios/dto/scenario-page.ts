import { ApiProperty } from "@nestjs/swagger";

export class ScenarioListItem {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;
}

export class ScenarioPage {
  @ApiProperty({ type: [ScenarioListItem] })
  readonly items!: readonly ScenarioListItem[];

  @ApiProperty({
    type: "string",
    nullable: true,
    description: "The cursor of the next page; null on the last",
  })
  readonly nextCursor!: string | null;
}
