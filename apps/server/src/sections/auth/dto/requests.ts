import { NameField } from "../../../platform/request/fields.js";
import { NewEmailField, NewPasswordField, TextField } from "./fields.js";

export class LoginRequest {
  @TextField({ format: "email" })
  readonly email!: string;

  @TextField({ format: "password" })
  readonly password!: string;
}

export class RegisterRequest {
  @NewEmailField()
  readonly email!: string;

  @NewPasswordField()
  readonly password!: string;

  @NameField()
  readonly displayName!: string;
}

export class SetupRequest extends RegisterRequest {
  @TextField()
  readonly setupToken!: string;
}

export class ChangePasswordRequest {
  @TextField({ format: "password" })
  readonly currentPassword!: string;

  @NewPasswordField()
  readonly newPassword!: string;
}
