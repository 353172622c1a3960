import { baseName } from "../selecting/file-path.js";
import type { Place } from "./place.js";
import { NAME_RANKS, type ServiceDraft } from "./service-draft.js";

/** The services of a repository while files say of them, each by its key. */
export class ServiceBook {
  readonly #drafts = new Map<string, ServiceDraft>();
  readonly #called = new Map<string, Set<ServiceDraft>>();

  get drafts(): readonly ServiceDraft[] {
    return [...this.#drafts.values()];
  }

  /** The service with this root, made when nothing has told of it yet. */
  at(root: string, place: Place): ServiceDraft {
    const draft = this.#drafts.get(root) ?? this.#open(root, root);
    draft.places.push(place);
    return draft;
  }

  /** One that is known by its image alone. */
  ofImage(name: string, place: Place): ServiceDraft {
    const key = `image:${name}`;
    const draft = this.#drafts.get(key) ?? this.#open(key, null);
    draft.places.push(place);
    this.call(draft, "image", name);
    return draft;
  }

  call(draft: ServiceDraft, as: keyof typeof NAME_RANKS, name: string): void {
    const rank = NAME_RANKS[as];
    if (name !== "" && rank < (draft.names.get(name) ?? Number.POSITIVE_INFINITY)) {
      draft.names.set(name, rank);
      const called = this.#called.get(plainName(name)) ?? new Set();
      this.#called.set(plainName(name), called.add(draft));
    }
  }

  /** The one service that is called so, letters and digits alone compared; null when none is, or several are. */
  named(name: string): ServiceDraft | null {
    const wanted = plainName(name);
    const [found = null, ...others] = wanted === "" ? [] : (this.#called.get(wanted) ?? []);
    return others.length === 0 ? found : null;
  }

  #open(key: string, root: string | null): ServiceDraft {
    const draft: ServiceDraft = {
      key,
      root,
      names: new Map(),
      technology: null,
      baseImage: null,
      ports: new Set(),
      places: [],
    };
    this.#drafts.set(key, draft);
    if (root !== null && root !== ".") {
      this.call(draft, "folder", baseName(root));
    }
    return draft;
  }
}

/** The name that says most; of equals the first that was said. */
export function bestName(draft: ServiceDraft, otherwise: string): string {
  const [best] = [...draft.names].sort(([, one], [, other]) => one - other);
  return best?.[0] ?? otherwise;
}

/** Letters and digits alone. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
