import type { Request, Response } from "express";
import type { Principal } from "./principal.js";

/** Finds who a request comes from; the section that signs people in provides it. */
export interface Authenticator {
  /** Null when the request carries no valid credential. */
  authenticate(request: Request, response: Response): Promise<Principal | null>;
}
export const AUTHENTICATOR = Symbol("Authenticator");

const found = new WeakMap<Request, Promise<Principal | null>>();

/** Who a request comes from, asked once a request. */
export function principalOf(
  request: Request,
  response: Response,
  authenticator: Authenticator,
): Promise<Principal | null> {
  const known = found.get(request) ?? authenticator.authenticate(request, response);
  found.set(request, known);
  return known;
}
