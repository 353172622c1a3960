import { isIPv6 } from "node:net";
import { unmappedAddress } from "../configuration/unmapped-address.js";

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * What counts as one client: an IPv4 address, also when written as IPv6, and the /64 of an IPv6 address,
 * since one household or server has all of it.
 */
export function addressBlock(address: string): string {
  const plain = unmappedAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64` : plain;
}

/** The eight groups of an address whose longest run of zeros may be written `::`. */
function groupsOf(canonical: string): readonly string[] {
  const [head = "", tail] = canonical.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [
    ...before,
    ...Array<string>(Math.max(GROUPS - before.length - after.length, 0)).fill("0"),
    ...after,
  ];
}
