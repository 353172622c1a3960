import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import type { Principal, Role } from "./principal.js";

/** A workspace and the caller's role in it. */
export interface Membership {
  readonly workspaceId: Guid;
  readonly role: Role;
}

/** Who asks, and what they are in the place that their request names: one question to the database. */
export interface Identity {
  readonly principal: Principal;
  /** Null when the path names no place, and for "not a member" and "not there" alike, which nobody can tell apart. */
  readonly membership: Membership | null;
}

/** Finds who a request comes from; the section that signs people in provides it. */
export interface Authenticator {
  /** Null when the request carries no valid credential. */
  authenticate(request: Request, response: Response): Promise<Identity | null>;
}
export const AUTHENTICATOR = Symbol("Authenticator");

/** A field of the request itself: what a map that is kept says of requests outlives them, and all that hangs on them. */
const FOUND = Symbol("Identity");
type Identified = Request & { [FOUND]?: Promise<Identity | null> };

/** Who a request comes from, asked once a request. */
export function identityOf(
  request: Identified,
  response: Response,
  authenticator: Authenticator,
): Promise<Identity | null> {
  request[FOUND] ??= authenticator.authenticate(request, response);
  return request[FOUND];
}

/** The next who asks finds out anew who a request comes from. */
export function forgetIdentity(request: Identified): void {
  delete request[FOUND];
}
