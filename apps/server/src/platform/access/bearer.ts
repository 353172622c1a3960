import type { Request } from "express";

/** What the `Authorization` header of a request says to this service. */
export type Bearer =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "malformed" };

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;
/** The password of a proxy in front, which browsers send along with every request. */
const BASIC = /^Basic( |$)/i;

/**
 * Reads `Authorization: Bearer <value>`. A header that is there is meant for this service, and whoever sends
 * one wrongly is not signed in by a cookie beside it; `Basic` alone is not ours.
 */
export function bearerOf(request: Request): Bearer {
  const headers = request.headersDistinct["authorization"] ?? [];
  const ours = headers.filter((header) => !BASIC.test(header));
  if (ours.length === 0) {
    return { kind: "none" };
  }
  const value = BEARER.exec(ours[0] ?? "")?.[1];
  if (ours.length > 1 || value === undefined) {
    return { kind: "malformed" };
  }
  return { kind: "value", value };
}
