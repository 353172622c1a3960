import { ApiProperty } from "@nestjs/swagger";
import {
  BRANCH_KINDS,
  BRANCH_STATES,
  type Branch,
  type BranchKind,
  type BranchState,
} from "../branch.repository.js";

/** A branch of the model (docs/reference/branches-and-revisions.md#branches). */
export class BranchResponse {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", enum: [...BRANCH_KINDS] })
  readonly kind!: BranchKind;

  @ApiProperty({ type: "string", enum: [...BRANCH_STATES] })
  readonly state!: BranchState;

  @ApiProperty({ type: "integer", minimum: 0, description: "The version of main it began as" })
  readonly baseVersion!: number;

  @ApiProperty({ type: "integer", minimum: 0, description: "Its own: 0 as it began" })
  readonly version!: number;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", example: "user:6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" })
  readonly createdBy!: string;
}

export function toBranchResponse(branch: Branch): BranchResponse {
  const { id, name, kind, state, baseVersion, version, createdAt, createdBy } = branch;
  return { id, name, kind, state, baseVersion, version, createdAt: createdAt.toISOString(), createdBy };
}
