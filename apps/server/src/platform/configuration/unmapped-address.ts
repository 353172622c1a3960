import { isIPv6, SocketAddress } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** An address without its zone, in its canonical spelling; an IPv4 address that is written as IPv6 is the IPv4 address. */
export function unmappedAddress(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (!isIPv6(bare)) {
    return bare;
  }
  const canonical = new SocketAddress({ address: bare, family: "ipv6" }).address;
  return MAPPED.exec(canonical)?.[1] ?? canonical;
}
