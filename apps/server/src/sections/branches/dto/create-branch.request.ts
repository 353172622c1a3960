import type { Guid } from "@plumbline/model-core";
import { GuidField, NameField, OptionalGuidField, WordField } from "../../../platform/request/fields.js";
import { BRANCH_KINDS, type BranchKind } from "../branch.repository.js";

/** See docs/reference/branches-and-revisions.md#branches. */
export class CreateBranchRequest {
  @GuidField()
  readonly id!: Guid;

  @NameField()
  readonly name!: string;

  @WordField(BRANCH_KINDS)
  readonly kind!: BranchKind;

  @OptionalGuidField("The revision it begins as; main as it is now without it")
  readonly fromRevisionId?: Guid | null;
}
