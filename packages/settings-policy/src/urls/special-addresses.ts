/**
 * Blocks of addresses that are not globally reachable, by the IANA special-purpose address registries for IPv4 and
 * IPv6, with multicast and what is reserved. Where a registry names a few reachable addresses inside a block that is
 * not (192.0.0.9, 2001:4:112::/48 and the like), the whole block counts: no service for others stands there.
 */

/** Blocks of IPv4 that are not public. */
export const NOT_PUBLIC_IPV4 = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private use
  "100.64.0.0/10", // carrier-grade NAT
  "127.0.0.0/8", // loopback
  "169.254.0.0/16", // link-local, with the metadata services of clouds
  "172.16.0.0/12", // private use
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.88.99.0/24", // 6to4 relays, deprecated
  "192.168.0.0/16", // private use
  "198.18.0.0/15", // benchmarking
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, with broadcast
] as const;

/** All of IPv6 that is given out for global unicast; every other block is special or unassigned. */
export const GLOBAL_UNICAST_IPV6 = "2000::/3";

/** Blocks inside it that are not public. */
export const NOT_PUBLIC_IPV6 = [
  "2001::/23", // protocol assignments: Teredo, benchmarking, ORCHID, drone IDs
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4
  "3fff::/20", // documentation
] as const;

/** Blocks of IPv6 addresses that carry an IPv4 address, and at which of their bytes. */
export const IPV4_INSIDE_IPV6 = [
  ["::ffff:0:0/96", 12], // mapped
  ["2002::/16", 2], // 6to4
] as const;

/** The well-known prefix of translation to IPv4: an address in it is reached as the IPv4 address at its end. */
export const NAT64 = "64:ff9b::/96";
