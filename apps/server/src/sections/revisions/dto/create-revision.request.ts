import type { Guid } from "@plumbline/model-core";
import { DescriptionOrNullField, GuidField, NameField } from "../../../platform/request/fields.js";

/** See docs/reference/branches-and-revisions.md#revisions. */
export class CreateRevisionRequest {
  @GuidField()
  readonly id!: Guid;

  @NameField()
  readonly name!: string;

  @DescriptionOrNullField()
  readonly note!: string | null;
}
