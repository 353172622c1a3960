import { SCAN_LIMITS } from "../limits.js";
import type { PlacedSite } from "./placed-sites.js";

/** A service that takes a task, and the files that do. */
export interface TaskTaker {
  readonly serviceKey: string;
  readonly paths: readonly string[];
}

/** Which services take tasks, by the names of the tasks and of the functions that they are. */
export class TaskTakers {
  readonly #byName = new Map<string, Map<string, Set<string>>>();

  constructor(sites: ReadonlyMap<string | null, readonly PlacedSite[]>) {
    for (const { site, serviceKey, place } of [...sites.values()].flat()) {
      if (site.kind === "subscribe" && site.detail.transport === "command" && serviceKey !== null) {
        for (const name of namesOf(site)) {
          const takers = this.#byName.get(name) ?? new Map<string, Set<string>>();
          this.#byName.set(name, takers);
          const paths = takers.get(serviceKey) ?? new Set();
          takers.set(serviceKey, paths.size < SCAN_LIMITS.grounds ? paths.add(place.path) : paths);
        }
      }
    }
  }

  /** The one service that takes a task; null when none does, or several do. A task without a name of its own is known by its module and function. */
  of(task: string): TaskTaker | null {
    const found = this.#byName.get(task) ?? this.#byName.get(task.slice(task.lastIndexOf(".") + 1));
    const [only, ...others] = found ?? [];
    return only === undefined || others.length > 0 ? null : { serviceKey: only[0], paths: [...only[1]] };
  }
}

function namesOf({ name, detail }: PlacedSite["site"]): readonly string[] {
  const given = name !== null && "literal" in name ? [name.literal] : [];
  return detail.message === undefined || detail.message === "" ? given : [...given, detail.message];
}
