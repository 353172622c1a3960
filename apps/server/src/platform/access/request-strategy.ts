import type { Request } from "express";
import type { Principal } from "./principal.js";

type Done = (thrown: unknown, principal?: Principal | null) => void;

/** The form of a Passport strategy that reads a request: it succeeds, fails, or passes an error on. */
export class RequestStrategy {
  declare readonly success: (principal: Principal) => void;
  declare readonly fail: () => void;
  declare readonly error: (thrown: unknown) => void;

  constructor(private readonly verify: (request: Request, done: Done) => void) {}

  authenticate(request: Request): void {
    this.verify(request, (thrown, principal) => {
      if (thrown) this.error(thrown);
      else if (principal) this.success(principal);
      else this.fail();
    });
  }
}
