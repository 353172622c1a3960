import { compareCodeUnits } from "@plumbline/model-core";
import { parentOf } from "./projects.js";
import type { ReachedFolder } from "./reach.js";

/** A service that a file is in, and the conditions under which it is. */
export interface Reaching {
  readonly serviceKey: string;
  readonly conditions: readonly string[];
}

/** Which services a file is in. What is under the root of a service is not in those around it, unless they refer to it. */
export class ServiceReach {
  readonly #roots: ReadonlySet<string>;
  readonly #byFolder = new Map<string, { readonly serviceKey: string; readonly reached: ReachedFolder }[]>();
  readonly #answers = new Map<string, readonly Reaching[]>();

  constructor(services: ReadonlyMap<string, readonly ReachedFolder[]>) {
    this.#roots = new Set(services.keys());
    for (const [serviceKey, folders] of services) {
      for (const reached of folders) {
        const known = this.#byFolder.get(reached.folder) ?? [];
        known.push({ serviceKey, reached });
        this.#byFolder.set(reached.folder, known);
      }
    }
  }

  /** In the order of their keys, each once. */
  ofFolder(folder: string): readonly Reaching[] {
    const known = this.#answers.get(folder) ?? this.#find(folder);
    this.#answers.set(folder, known);
    return known;
  }

  #find(folder: string): readonly Reaching[] {
    const found = new Map<string, Reaching>();
    for (let here: string | null = folder; here !== null; here = parentOf(here)) {
      for (const { serviceKey, reached } of this.#byFolder.get(here) ?? []) {
        const known = found.get(serviceKey);
        const isCloser =
          known === undefined || (known.conditions.length > 0 && reached.conditions.length === 0);
        if (isCloser && (!reached.isExact || here === folder)) {
          found.set(serviceKey, { serviceKey, conditions: reached.conditions });
        }
      }
      if (this.#roots.has(here)) {
        break;
      }
    }
    return [...found.values()].sort((one, other) => compareCodeUnits(one.serviceKey, other.serviceKey));
  }
}
