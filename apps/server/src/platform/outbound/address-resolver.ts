import { lookup } from "node:dns/promises";
import { Turns } from "../turns.js";
import { LOOKUPS_AT_ONCE } from "./limits.js";

/** Finds every address of a host name, IPv4 and IPv6; an empty list when it has none. */
export interface AddressResolver {
  resolve(hostName: string, signal: AbortSignal): Promise<readonly string[]>;
}

/**
 * Asks as every program of the machine does: its hosts file, its search domains, its name servers. A question holds
 * a thread of the process until it is answered, so few are asked at once, and none that nobody waits for any more.
 */
export class SystemResolver implements AddressResolver {
  private readonly turns = new Turns(LOOKUPS_AT_ONCE);

  constructor(private readonly ask: (hostName: string) => Promise<readonly string[]> = addressesOf) {}

  resolve(hostName: string, signal: AbortSignal): Promise<readonly string[]> {
    return this.turns.within(undefined, async () => (signal.aborted ? [] : this.ask(hostName)));
  }
}

async function addressesOf(hostName: string): Promise<readonly string[]> {
  try {
    const found = await lookup(hostName, { all: true, order: "verbatim" });
    return found.map(({ address }) => address);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOTFOUND") {
      return [];
    }
    throw thrown;
  }
}
