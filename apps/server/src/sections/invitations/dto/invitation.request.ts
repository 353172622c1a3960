import { applyDecorators } from "@nestjs/common";
import { ApiProperty } from "@nestjs/swagger";
import { ValidateIf } from "class-validator";
import { ROLES, type Role } from "../../../platform/access/principal.js";
import { TextField, WordField } from "../../../platform/request/fields.js";
import { NewEmailField } from "../../auth/dto/fields.js";
import { RegisterRequest } from "../../auth/dto/requests.js";

export class CreateInvitationRequest {
  @WordField(ROLES)
  readonly role!: Role;

  @EmailOrNullField()
  readonly email!: string | null;
}

export class InvitationSecretRequest {
  @TextField()
  readonly secret!: string;
}

export class RegisterByInvitationRequest extends RegisterRequest {
  @TextField()
  readonly secret!: string;
}

/** The address that an invitation is for, or null for whoever has the link; the key is required. */
function EmailOrNullField(): PropertyDecorator {
  return applyDecorators(
    NewEmailField(),
    ApiProperty({
      type: "string",
      format: "email",
      nullable: true,
      description: "null: whoever has the link",
    }),
    ValidateIf((_, value) => value !== null),
  );
}
