import ipaddr from "ipaddr.js";
import {
  GLOBAL_UNICAST_IPV6,
  IPV4_INSIDE_IPV6,
  NAT64,
  NOT_PUBLIC_IPV4,
  NOT_PUBLIC_IPV6,
} from "./special-addresses.js";

const IPV4_BLOCKS = NOT_PUBLIC_IPV4.map((block) => ipaddr.IPv4.parseCIDR(block));
const IPV6_BLOCKS = NOT_PUBLIC_IPV6.map((block) => ipaddr.IPv6.parseCIDR(block));
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR(GLOBAL_UNICAST_IPV6);
const CARRIERS = IPV4_INSIDE_IPV6.map(([block, at]) => ({ block: ipaddr.IPv6.parseCIDR(block), at }));
const TRANSLATED = ipaddr.IPv6.parseCIDR(NAT64);

/**
 * Whether an address is globally reachable unicast by the IANA special-purpose registries. IPv4 is written in four
 * decimal parts; IPv6 as RFC 4291 writes it, without brackets. An address with a zone, an IPv4 address inside IPv6
 * and whatever is no address are not public; an address that NAT64 translates (64:ff9b::/96) is what its IPv4
 * address is.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return isPublicIpv4(ipaddr.IPv4.parse(address));
  }
  return !address.includes("%") && ipaddr.IPv6.isValid(address) && isPublicIpv6(ipaddr.IPv6.parse(address));
}

/**
 * Whether what is sent to an address may leave the private network: the address is public, or carries a public IPv4
 * address inside IPv6 (mapped, 6to4). Not public and not leading outside are two things: a URL at such an address is
 * refused as private and is no place for plain `http` either.
 */
export function leadsOutside(address: string): boolean {
  if (isPublicAddress(address)) {
    return true;
  }
  const ipv6 = ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address) : null;
  return CARRIERS.some(
    ({ block, at }) =>
      ipv6?.match(block) && isPublicIpv4(new ipaddr.IPv4(ipv6.toByteArray().slice(at, at + 4))),
  );
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return !IPV4_BLOCKS.some((block) => address.match(block));
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(TRANSLATED)) {
    return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  }
  return address.match(GLOBAL_UNICAST) && !IPV6_BLOCKS.some((block) => address.match(block));
}
