import type { Request } from "express";
import type { Identity } from "./authenticator.js";

type Done = (thrown: unknown, identity?: Identity | null) => void;

/** The form of a Passport strategy that reads a request: it succeeds, fails, or passes an error on. */
export class RequestStrategy {
  declare readonly success: (identity: Identity) => void;
  declare readonly fail: () => void;
  declare readonly error: (thrown: unknown) => void;

  constructor(private readonly verify: (request: Request, done: Done) => void) {}

  authenticate(request: Request): void {
    this.verify(request, (thrown, identity) => {
      if (thrown) {
        this.error(thrown);
      } else if (identity) {
        this.success(identity);
      } else {
        this.fail();
      }
    });
  }
}
