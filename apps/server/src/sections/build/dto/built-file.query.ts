import { ApiProperty } from "@nestjs/swagger";
import { IsString } from "class-validator";
import { StateQuery } from "../../../platform/request/state.query.js";

/** A file of the bundle of a state. */
export class BuiltFileQuery extends StateQuery {
  @ApiProperty({ description: "Its path in the bundle, such as SDD.md" })
  @IsString({ message: "must be a path, given once" })
  readonly path!: string;
}
