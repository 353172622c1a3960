import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import { Strategy } from "passport-local";
import type { AccountEntity } from "../accounts/account.entity.js";
import type { LoginRequest } from "../dto/requests.js";
import { PasswordCheck } from "../passwords/password-check.js";

/**
 * Passport strategy `local`: email and password of a body that was read and checked before. What is empty there is
 * wrong; passport-local's own reading would look for it in the query, where a password is nobody's.
 */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, "local") {
  constructor(private readonly passwords: PasswordCheck) {
    super();
  }

  override authenticate(request: Request): void {
    const { email, password } = request.body as LoginRequest;
    this.validate(email, password).then(
      (account) => (account === null ? this.fail(401) : this.success(account)),
      (thrown: Error) => this.error(thrown),
    );
  }

  validate(email: string, password: string): Promise<AccountEntity | null> {
    return this.passwords.accountFor(email, password);
  }
}
