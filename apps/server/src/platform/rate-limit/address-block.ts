import { isIPv6, SocketAddress } from "node:net";

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * What counts as one client: an IPv4 address, also when written as IPv6, and the /64 of an IPv6 address,
 * since one household or server has all of it.
 */
export function addressBlock(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!isIPv6(bare)) return bare;
  const canonical = new SocketAddress({ address: bare, family: "ipv6" }).address;
  const mapped = MAPPED.exec(canonical);
  return mapped?.[1] ?? `${groupsOf(canonical).slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64`;
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
