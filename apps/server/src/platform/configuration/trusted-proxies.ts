import { BlockList, isIP } from "node:net";
import { unmappedAddress } from "./unmapped-address.js";

/** The senders whose forwarding headers are read (docs/reference/running.md#proxies). */
export interface TrustedProxies {
  trusts(address: string): boolean;
}

/** One list for each family: a range of IPv6 says nothing of the IPv4 addresses that can be written inside it. */
interface Ranges {
  readonly 4: BlockList;
  readonly 6: BlockList;
}

const TYPES = { 4: "ipv4", 6: "ipv6" } as const;
const BITS = { 4: 32, 6: 128 } as const;

/** Reads the list of `Service__TrustedProxies`; an entry that is no address or range is given back as the refusal. */
export function readTrustedProxies(text: string): TrustedProxies | { readonly badEntry: string } {
  const ranges: Ranges = { 4: new BlockList(), 6: new BlockList() };
  for (const entry of text.split(";").map((part) => part.trim())) {
    if (entry === "") {
      continue;
    }
    if (!addEntry(ranges, entry)) {
      return { badEntry: entry };
    }
  }
  return {
    trusts: (address) => {
      const plain = unmappedAddress(address);
      const family = familyOf(plain);
      return family !== null && ranges[family].check(plain, TYPES[family]);
    },
  };
}

function addEntry(ranges: Ranges, entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const [written, plain] = [familyOf(address), unmappedAddress(address)];
  const family = familyOf(plain);
  if (written === null || family === null || rest.length > 0) {
    return false;
  }
  if (prefix === undefined) {
    ranges[family].addAddress(plain, TYPES[family]);
    return true;
  }
  // Of a range of IPv4 that is written as IPv6 the bits before the IPv4 address do not count.
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) - (BITS[written] - BITS[family]) : 0;
  if (bits < 1 || bits > BITS[family]) {
    return false;
  }
  ranges[family].addSubnet(plain, bits, TYPES[family]);
  return true;
}

function familyOf(address: string): 4 | 6 | null {
  const family = isIP(address);
  return family === 4 || family === 6 ? family : null;
}
