import type { PlacedSite } from "./placed-sites.js";

/** Which services take tasks, by the names of the tasks and of the functions that they are. */
export class TaskTakers {
  readonly #byName = new Map<string, Set<string>>();

  constructor(sites: ReadonlyMap<string | null, readonly PlacedSite[]>) {
    for (const { site, serviceKey } of [...sites.values()].flat()) {
      if (site.kind === "subscribe" && site.detail.transport === "command" && serviceKey !== null) {
        for (const name of namesOf(site)) {
          this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(serviceKey));
        }
      }
    }
  }

  /** The one service that takes a task; null when none does, or several do. A task without a name of its own is known by its module and function. */
  of(task: string): string | null {
    const found = this.#byName.get(task) ?? this.#byName.get(task.slice(task.lastIndexOf(".") + 1));
    const [only = null] = found ?? [];
    return found?.size === 1 ? only : null;
  }
}

function namesOf({ name, detail }: PlacedSite["site"]): readonly string[] {
  const given = name !== null && "literal" in name ? [name.literal] : [];
  return detail.message === undefined || detail.message === "" ? given : [...given, detail.message];
}
