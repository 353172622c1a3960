import type { FactKind, Guid } from "@plumbline/model-core";
import type { AliasedPart } from "../aliases/alias-table.js";
import type { ArchitectureOutput } from "./architecture-output.js";
import type { FoundInSource, ServiceName, SourceTable } from "./source-table.js";

/** What an architecture can name. */
export interface NamesOfArchitecture {
  /** Parts of the model, by the aliases of the prompt or of `refs`. */
  readonly parts: { partOf(alias: string): AliasedPart | undefined };
  readonly source: SourceTable;
}

/** What stands before the items: a part of the model, or what a scan found. */
export type KnownThing =
  | { readonly what: "part"; readonly part: AliasedPart }
  | { readonly what: "found"; readonly found: FoundInSource };

/** What the item with this index adds. */
interface AddedThing {
  readonly what: "item";
  readonly index: number;
  readonly kind: FactKind;
}

/** What an alias stands for. */
export type NamedThing = KnownThing | AddedThing;

/** Looks aliases of an architecture up. */
export class NamedThings {
  readonly #names: NamesOfArchitecture;
  readonly #items: ReadonlyMap<string, AddedThing>;

  constructor({ items }: Pick<ArchitectureOutput, "items">, names: NamesOfArchitecture) {
    this.#names = names;
    const added = items.flatMap(({ alias, kind, action }, index): (readonly [string, AddedThing])[] =>
      action === "add" ? [[alias, { what: "item", index, kind }]] : [],
    );
    this.#items = new Map(added);
  }

  /** Of what stands before the items. */
  known(alias: string): KnownThing | undefined {
    const part = this.#names.parts.partOf(alias);
    if (part !== undefined) {
      return { what: "part", part };
    }
    const found = this.#names.source.foundOf(alias);
    return found === undefined ? undefined : { what: "found", found };
  }

  /** A part of the model. */
  part(alias: string): AliasedPart | undefined {
    return this.#names.parts.partOf(alias);
  }

  /** A service of a repository. */
  service(alias: string): ServiceName | null {
    return this.#names.source.foundOf(alias)?.service ?? null;
  }

  /** The index of the item that adds it. */
  item(alias: string): number | undefined {
    return this.#items.get(alias)?.index;
  }

  of(alias: string): NamedThing | undefined {
    return this.known(alias) ?? this.#items.get(alias);
  }
}

/** The parts that `refs` name, which a submitted output has in place of the aliases of a prompt. */
export function partsOfRefs(
  refs: ArchitectureOutput["refs"],
  partWithId: (id: Guid) => Omit<AliasedPart, "alias"> | undefined,
): NamesOfArchitecture["parts"] {
  const parts = new Map(
    refs.flatMap(({ alias, id }): (readonly [string, AliasedPart])[] => {
      const part = partWithId(id);
      return part === undefined ? [] : [[alias, { ...part, alias }]];
    }),
  );
  return { partOf: (alias) => parts.get(alias) };
}
