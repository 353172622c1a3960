import type { Request } from "express";
import type { Identity } from "./authenticator.js";
import { VerifyingStrategy } from "./verifying-strategy.js";

/** A Passport strategy that finds out from a request who sends it. */
export class RequestStrategy extends VerifyingStrategy<Request, Identity> {
  authenticate(request: Request): void {
    this.settle(request);
  }
}
