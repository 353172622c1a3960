import { ROLES, type Role } from "../../../platform/access/principal.js";
import { TextField, WordField } from "../../../platform/request/fields.js";

export class AddMemberRequest {
  @TextField()
  readonly email!: string;

  @WordField(ROLES)
  readonly role!: Role;
}

export class ChangeMemberRequest {
  @WordField(ROLES)
  readonly role!: Role;
}
