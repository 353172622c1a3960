import { lookup } from "node:dns/promises";
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
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly ask: (hostName: string) => Promise<readonly string[]> = addressesOf) {}

  async resolve(hostName: string, signal: AbortSignal): Promise<readonly string[]> {
    if (this.running >= LOOKUPS_AT_ONCE) await new Promise<void>((turn) => this.waiting.push(turn));
    else this.running += 1;
    try {
      return signal.aborted ? [] : await this.ask(hostName);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

async function addressesOf(hostName: string): Promise<readonly string[]> {
  try {
    const found = await lookup(hostName, { all: true, order: "verbatim" });
    return found.map(({ address }) => address);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOTFOUND") return [];
    throw thrown;
  }
}
