import ipaddr from "ipaddr.js";
import { GLOBAL_UNICAST_IPV6, NAT64, NOT_PUBLIC_IPV4, NOT_PUBLIC_IPV6 } from "./special-addresses.js";

const IPV4_BLOCKS = NOT_PUBLIC_IPV4.map((block) => ipaddr.IPv4.parseCIDR(block));
const IPV6_BLOCKS = NOT_PUBLIC_IPV6.map((block) => ipaddr.IPv6.parseCIDR(block));
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR(GLOBAL_UNICAST_IPV6);
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

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return !IPV4_BLOCKS.some((block) => address.match(block));
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(TRANSLATED)) {
    return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  }
  return address.match(GLOBAL_UNICAST) && !IPV6_BLOCKS.some((block) => address.match(block));
}
