import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import { Strategy } from "passport-local";
import type { AccountEntity } from "../account.entity.js";
import { PasswordCheck } from "../password-check.js";

/** Passport strategy `local`: email and password of a body that was read and checked before. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, "local") {
  constructor(private readonly passwords: PasswordCheck) {
    super({ usernameField: "email", passwordField: "password" });
  }

  validate(email: string, password: string): Promise<AccountEntity | null> {
    return this.passwords.accountFor(email, password);
  }
}
