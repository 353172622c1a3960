import { isIP } from "node:net";
import type { Profile } from "./configuration.js";

/** Where the service listens. */
export interface Bind {
  /** Addresses of this machine, or those that stand for all of them. */
  readonly addresses: readonly string[];
  /** Whether an address that the machine does not have is passed over. */
  readonly isDefault: boolean;
}

/** `local` is for this machine alone. */
const DEFAULTS: { readonly [Name in Profile]: readonly string[] } = {
  local: ["127.0.0.1", "::1"],
  hosted: ["0.0.0.0"],
};

/** Reads the `;`-separated addresses; the first entry that is none, where there is one. */
export function readBind(text: string | undefined, profile: Profile): Bind | { readonly badEntry: string } {
  if (!text) {
    return { addresses: DEFAULTS[profile], isDefault: true };
  }
  const addresses = text.split(";").map((entry) => entry.trim().replace(/^\[(.*)\]$/, "$1"));
  const badEntry = addresses.find((address) => isIP(address) === 0);
  return badEntry === undefined ? { addresses: [...new Set(addresses)], isDefault: false } : { badEntry };
}

const ALL_ADDRESSES: { readonly [address: string]: string } = { "0.0.0.0": "127.0.0.1", "::": "127.0.0.1" };

/** The address at which this machine reaches what listens on another. */
export function reachedAt(address: string): string {
  return ALL_ADDRESSES[address] ?? address;
}
