import { isIP } from "node:net";
import type { AddressResolver } from "./address-resolver.js";
import { OutboundError } from "./outbound-error.js";

export interface AddressCheck {
  readonly resolver: AddressResolver;
  /** Whether an address is reachable from everywhere (docs/reference/outbound.md#public-addresses). */
  readonly isPublic: (address: string) => boolean;
  /** Whether plain http may go to an address, where not every one may be asked by it. */
  readonly mayBePlain?: (address: string) => boolean;
}
export const ADDRESS_CHECK = Symbol("AddressCheck");

/** What may be connected to. */
export interface CheckedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * Asks once for all addresses of a host and judges every one
 * (docs/reference/outbound.md#requests-that-leave). The connection goes to these, so that a name which
 * changes its mind between check and connection gains nothing.
 */
export async function checkedAddresses(
  url: URL,
  { resolver, isPublic, mayBePlain }: AddressCheck,
  rules: { readonly allowPrivate: boolean; readonly signal: AbortSignal },
): Promise<readonly CheckedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) === 0 ? await resolver.resolve(host, rules.signal) : [host];
  if (addresses.length === 0) {
    throw new OutboundError("name_not_found", url.origin);
  }
  if (!rules.allowPrivate && !addresses.every(isPublic)) {
    throw new OutboundError("address_refused", url.origin);
  }
  if (url.protocol === "http:" && mayBePlain !== undefined && !addresses.every(mayBePlain)) {
    throw new OutboundError("address_refused", url.origin);
  }
  return addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}
