import { BlockList, isIP } from "node:net";

/** The senders whose forwarding headers are read (spec 3, section 5). */
export interface TrustedProxies {
  trusts(address: string): boolean;
}

/** Reads the list of `Service__TrustedProxies`; an entry that is no address or range is given back as the refusal. */
export function readTrustedProxies(text: string): TrustedProxies | { readonly badEntry: string } {
  const list = new BlockList();
  for (const entry of text.split(";").map((part) => part.trim())) {
    if (entry === "") continue;
    if (!addEntry(list, entry)) return { badEntry: entry };
  }
  return {
    trusts: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 6 ? "ipv6" : "ipv4");
    },
  };
}

function addEntry(list: BlockList, entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const type = family === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) {
    list.addAddress(address, type);
    return true;
  }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  if (bits < 1 || bits > (family === 6 ? 128 : 32)) return false;
  list.addSubnet(address, bits, type);
  return true;
}
