import type { Guid } from "@plumbline/model-core";
import {
  GuidField,
  NameField,
  OptionalDescriptionField,
  OptionalNameField,
} from "../../../platform/request/fields.js";

export class CreateProjectRequest {
  @GuidField()
  readonly id!: Guid;

  @NameField()
  readonly name!: string;

  @OptionalDescriptionField("reads as null")
  readonly description?: string | null;
}

export class UpdateProjectRequest {
  @OptionalNameField()
  readonly name?: string | null;

  @OptionalDescriptionField("leaves it, null clears it")
  readonly description?: string | null;
}
