import { STRUCTURIZR_KINDS, type StructurizrKind } from "../workspace.js";

/** What elements or relationships of a name of their own have in common. */
export interface Archetype {
  /** Null of relationships. */
  readonly kind: StructurizrKind | null;
  description: string | null;
  technology: string | null;
  readonly tags: string[];
}

const BY_LOWER_CASE = new Map(STRUCTURIZR_KINDS.map((kind) => [kind.toLowerCase(), kind]));

/** The archetypes of a workspace, beside the kinds that the DSL has. */
export class Archetypes {
  readonly #byName = new Map<string, Archetype>();

  /** The archetype that a word names; null when it names none. */
  find(word: string): Archetype | null {
    const name = word.toLowerCase();
    const kind = BY_LOWER_CASE.get(name);
    const own = this.#byName.get(name);
    return own ?? (kind === undefined ? null : { kind, description: null, technology: null, tags: [] });
  }

  /** `->`, or `--name->` of an archetype; null when it is no arrow. */
  arrow(word: string): Archetype | null {
    if (word === "->") {
      return this.#byName.get("->") ?? { kind: null, description: null, technology: null, tags: [] };
    }
    const [, name] = /^--([^\s]{1,200})->$/.exec(word) ?? [];
    return name === undefined ? null : (this.#byName.get(name.toLowerCase()) ?? this.arrow("->"));
  }

  /** A new one, which has what the one it is made from has; null when that is none. */
  define(name: string, from: string): Archetype | null {
    const base = this.find(from) ?? this.arrow(from);
    if (base === null) {
      return null;
    }
    const archetype = { ...base, tags: [...base.tags] };
    this.#byName.set(name.toLowerCase(), archetype);
    return archetype;
  }
}
