import type { Guid } from "@plumbline/model-core";
import { DescriptionOrNullField, GuidField, NameField } from "../../../platform/request/fields.js";

/** Spec 1, section 2.12. */
export class CreateRevisionRequest {
  @GuidField()
  readonly id!: Guid;

  @NameField()
  readonly name!: string;

  @DescriptionOrNullField()
  readonly note!: string | null;
}
