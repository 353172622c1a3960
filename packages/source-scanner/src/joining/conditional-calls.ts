import { UNKNOWN_RECEIVER } from "../code/conditions/enclosing-calls.js";
import { groundPaths } from "./ground-paths.js";
import { listAt } from "./list-at.js";
import type { PlacedConditions } from "./placed-conditions.js";
import type { ScannedRepository } from "./scanned-repository.js";
import type { ServiceReach } from "./service-reach.js";

interface Method {
  readonly owner: string;
  readonly isExtension: boolean;
  readonly condition: string;
  readonly folder: string;
  readonly path: string;
}

/** Calls that are left out of what is compiled unless a symbol is defined, whatever file says so of their methods. */
export class ConditionalCalls {
  readonly #reach: ServiceReach;
  readonly #byName = new Map<string, Method[]>();

  constructor(repository: ScannedRepository, reach: ServiceReach) {
    this.#reach = reach;
    for (const { path, folder, content } of repository.ofKind("source")) {
      for (const { name, ...method } of content.code.conditionalMethods) {
        const { owner, last } = partsOf(name);
        listAt(this.#byName, last).push({ ...method, owner, folder, path });
      }
    }
  }

  /** The conditions of what is done in the arguments of these calls, from the outermost in. */
  of(calls: readonly string[], serviceKey: string | null): PlacedConditions {
    const found = calls.toReversed().flatMap((call) => this.#methodsOf(call, serviceKey));
    return {
      conditions: [...new Set(found.map(({ condition }) => condition))],
      paths: groundPaths(found.map(({ path }) => path)),
    };
  }

  #methodsOf(call: string, serviceKey: string | null): readonly Method[] {
    const { owner, last } = partsOf(call);
    return (this.#byName.get(last) ?? []).filter(
      (method) => isMeant(method, owner) && this.#isNear(method.folder, serviceKey),
    );
  }

  #isNear(folder: string, serviceKey: string | null): boolean {
    return serviceKey === null || this.#reach.ofFolder(folder).some((one) => one.serviceKey === serviceKey);
  }
}

/** What is called on nothing, or on what is not known, may be any of the name: what is not known is not unconditional. */
function isMeant({ owner, isExtension }: Method, receiver: string): boolean {
  return isExtension || receiver === "" || receiver === UNKNOWN_RECEIVER || receiver === owner;
}

function partsOf(name: string): { readonly owner: string; readonly last: string } {
  const point = name.lastIndexOf(".");
  return { owner: name.slice(0, Math.max(0, point)), last: name.slice(point + 1) };
}
