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

const found = new WeakMap<Request, Promise<Identity | null>>();

/** Who a request comes from, asked once a request. */
export function identityOf(
  request: Request,
  response: Response,
  authenticator: Authenticator,
): Promise<Identity | null> {
  const known = found.get(request) ?? authenticator.authenticate(request, response);
  found.set(request, known);
  return known;
}

/** The next who asks finds out anew who a request comes from. */
export function forgetIdentity(request: Request): void {
  found.delete(request);
}
