import { lookup } from "node:dns/promises";
import { setTimeout as after } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import type { ResolvedHosts } from "@plumbline/settings-policy";
import { LOOKUP_MS, LOOKUPS_AT_ONCE } from "./limits.js";

/** Asks the name service of the system for the hosts of a settings save. */
@Injectable()
export class AddressLookup {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /** Looks up those that are not known yet, all in the time there is; one without an answer by then has no address. */
  async resolve(hosts: readonly string[], known: ResolvedHosts = new Map()): Promise<ResolvedHosts> {
    const missing = hosts.filter((host) => !known.has(host));
    const resolved = new Map<string, readonly string[]>(missing.map((host) => [host, []]));
    const end = new AbortController();
    const asked = missing.map((host) =>
      this.inTurn(async () => {
        if (!end.signal.aborted) resolved.set(host, await addressesOf(host));
      }),
    );
    const tooLate = after(LOOKUP_MS, undefined, { signal: end.signal }).catch(() => undefined);
    await Promise.race([Promise.all(asked), tooLate]);
    end.abort();
    return new Map([...known, ...resolved]);
  }

  private async inTurn(ask: () => Promise<void>): Promise<void> {
    if (this.running >= LOOKUPS_AT_ONCE) await new Promise<void>((turn) => this.waiting.push(turn));
    else this.running += 1;
    try {
      await ask();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

/** None when the name service has no answer; the address is checked again where it is used. */
async function addressesOf(host: string): Promise<readonly string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
