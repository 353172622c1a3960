import { type InstanceProfile, isPublicAddress, leadsOutside } from "@plumbline/settings-policy";
import { SystemResolver } from "./address-resolver.js";
import type { AddressCheck } from "./checked-addresses.js";

/**
 * How addresses are judged that tenants chose: in `hosted` nothing leaves the private network by plain http, wherever a name
 * leads by now and whoever led on (docs/reference/settings.md#urls).
 */
export function tenantsCheck(profile: InstanceProfile): AddressCheck {
  const check = { resolver: new SystemResolver(), isPublic: isPublicAddress };
  return profile === "hosted" ? { ...check, mayBePlain: (address) => !leadsOutside(address) } : check;
}
