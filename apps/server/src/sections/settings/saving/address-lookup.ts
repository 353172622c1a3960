import { Inject, Injectable } from "@nestjs/common";
import type { ResolvedHosts } from "@plumbline/settings-policy";
import { ADDRESS_CHECK, type AddressCheck } from "../../../platform/outbound/checked-addresses.js";
import { LOOKUP_MS } from "../limits.js";

/** Finds the addresses of the hosts of a settings save. */
@Injectable()
export class AddressLookup {
  constructor(@Inject(ADDRESS_CHECK) private readonly check: Pick<AddressCheck, "resolver">) {}

  /**
   * Looks up each host that is not known yet, once. One that does not resolve before it is too late has no
   * address: the save takes it, and it is checked again where it is used.
   */
  async resolve(
    hosts: readonly string[],
    known: ResolvedHosts = new Map(),
    late: AbortSignal = AbortSignal.timeout(LOOKUP_MS),
  ): Promise<ResolvedHosts> {
    const nothing = whenFired(late).then(() => []);
    const missing = hosts.filter((host) => !known.has(host));
    const found = missing.map(async (host) => {
      const addresses = this.check.resolver.resolve(host, late).catch(() => []);
      return [host, await Promise.race([addresses, nothing])] as const;
    });
    return new Map([...known, ...(await Promise.all(found))]);
  }
}

function whenFired(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
