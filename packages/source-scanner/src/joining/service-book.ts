import { baseName } from "../selecting/file-path.js";
import type { Place } from "./place.js";
import { NAME_RANKS, type ServiceDraft } from "./service-draft.js";

/** The services of a repository while files say of them, each by its key. */
export class ServiceBook {
  readonly #drafts = new Map<string, ServiceDraft>();

  get drafts(): readonly ServiceDraft[] {
    return [...this.#drafts.values()];
  }

  get(key: string): ServiceDraft | null {
    return this.#drafts.get(key) ?? null;
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
    call(draft, "image", name);
    return draft;
  }

  /** The one service that is called so, letters and digits alone compared; null when none is, or several are. */
  named(name: string): ServiceDraft | null {
    const wanted = plain(name);
    const found = this.drafts.filter(({ names }) => names.some((one) => plain(one.name) === wanted));
    return wanted !== "" && found.length === 1 ? (found[0] ?? null) : null;
  }

  #open(key: string, root: string | null): ServiceDraft {
    const draft: ServiceDraft = { key, root, names: [], technology: null, baseImage: null, ports: new Set(), places: [] };
    if (root !== null && root !== ".") {
      call(draft, "folder", baseName(root));
    }
    this.#drafts.set(key, draft);
    return draft;
  }
}

export function call(draft: ServiceDraft, as: keyof typeof NAME_RANKS, name: string): void {
  if (name !== "" && !draft.names.some((known) => known.name === name)) {
    draft.names.push({ rank: NAME_RANKS[as], name });
  }
}

/** The name that says most; of equals the first in the order in which files were read. */
export function bestName(draft: ServiceDraft, otherwise: string): string {
  const [best] = [...draft.names].sort((one, other) => one.rank - other.rank);
  return best?.name ?? otherwise;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
