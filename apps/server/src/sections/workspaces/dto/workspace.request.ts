import type { Guid } from "@plumbline/model-core";
import { GuidField, NameField, NameOrNullField } from "../../../platform/request/fields.js";

export class CreateWorkspaceRequest {
  @GuidField()
  readonly id!: Guid;

  @NameField()
  readonly name!: string;
}

export class UpdateWorkspaceRequest {
  @NameOrNullField()
  readonly name!: string | null;
}
