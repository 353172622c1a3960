import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import type { Principal } from "../../../platform/access/principal.js";
import { SessionsService } from "../sessions.service.js";

type Done = (thrown: unknown, principal?: Principal | null) => void;

/** The form of a Passport strategy for a session cookie: it succeeds, fails, or passes an error on. */
class CookieStrategy {
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

/** Passport strategy `session`: the cookie of a browser. */
@Injectable()
export class SessionStrategy extends PassportStrategy(CookieStrategy, "session") {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  validate(request: Request): Promise<Principal | null> {
    const { res: response } = request;
    if (response === undefined) throw new Error("A request without its answer");
    return this.sessions.principalOf({ request, response });
  }
}
