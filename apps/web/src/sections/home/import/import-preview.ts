import type { Schemas } from "@plumbline/api-client";

export type ImportItem = Schemas["ImportItemResponse"];
export type FactKind = ImportItem["kind"];

/** Facts of one kind that the same becomes of. */
export interface PreviewGroup {
  readonly kind: FactKind;
  readonly count: number;
  /** The first names, each with how many have it; what has no name is told by its ID. */
  readonly names: readonly string[];
  /** How many have none of those names. */
  readonly others: number;
}

const NAMED = 8;

/** What becomes of the entries, by kind, in the order in which the kinds are read. */
export function groupsOf(
  items: readonly ImportItem[],
  change: ImportItem["change"],
): readonly PreviewGroup[] {
  const chosen = items.filter((item) => item.change === change);
  const kinds = [...new Set(chosen.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = chosen.filter((item) => item.kind === kind);
    return { kind, count: same.length, ...namesOf(same) };
  });
}

function namesOf(items: readonly ImportItem[]): Pick<PreviewGroup, "names" | "others"> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(item);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const first = [...counts].slice(0, NAMED);
  const told = first.reduce((sum, [, count]) => sum + count, 0);
  return {
    names: first.map(([name, count]) => (count === 1 ? name : `${name} × ${count}`)),
    others: items.length - told,
  };
}

export function refusalsOf(items: readonly ImportItem[]): readonly ImportItem[] {
  return items.filter(({ change }) => change === "refused");
}

export function nameOf({ name, id }: Pick<ImportItem, "name" | "id">): string {
  return name || id.slice(0, 8);
}

const MOST_CHARACTERS = 200;

/** What a project is called that a file is imported into. */
export function projectNameOf(fileName: string): string {
  const bare = fileName.replace(/(\.(model|scenario|compose|workspace))?\.(json|ya?ml|dsl|txt)$/i, "");
  return (
    [...bare.replace(/\p{Cc}/gu, " ").trim()].slice(0, MOST_CHARACTERS).join("") || fileName.slice(0, 50)
  );
}
