import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsOptional, IsString, Matches } from "class-validator";

const AN_ID = { message: "must be an ID, given once" };

const asId = ({ value }: { readonly value: unknown }): string =>
  typeof value === "string" ? (parseGuid(value) ?? "") : "";

/** The state that is built: main as it is now, or one of these. */
export class StateOfBuildQuery {
  @ApiPropertyOptional({ format: "uuid", description: "A revision; never together with branchId" })
  @IsOptional()
  @Transform(asId)
  @Matches(/./, AN_ID)
  readonly revisionId?: Guid;

  @ApiPropertyOptional({ format: "uuid", description: "An open branch" })
  @IsOptional()
  @Transform(asId)
  @Matches(/./, AN_ID)
  readonly branchId?: Guid;
}

/** A file of the bundle of a state. */
export class BuiltFileQuery extends StateOfBuildQuery {
  @ApiProperty({ description: "Its path in the bundle, such as SDD.md" })
  @IsString({ message: "must be a path, given once" })
  readonly path!: string;
}
