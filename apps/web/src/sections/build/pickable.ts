import type { SelectedList } from "@plumbline/bundle-writer";

/** Something that a brief can be about. */
export interface Pickable {
  readonly list: SelectedList;
  readonly id: string;
  readonly name: string;
  /** What it is, in a word. */
  readonly kind: string;
}

interface Parts {
  readonly elements: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  readonly promises: readonly {
    readonly id: string;
    readonly requirementId: string;
    readonly title: string;
  }[];
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
}

/** Everything that a brief can be about: what must hold, what happens, and then the parts by name. */
export function pickables({ elements, promises, scenarios }: Parts): readonly Pickable[] {
  const byName = [...elements].sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...promises.map(({ id, requirementId, title }) => ({
      list: "promiseIds" as const,
      id,
      name: `${requirementId} ${title}`,
      kind: "promise",
    })),
    ...scenarios.map(({ id, name }) => ({ list: "scenarioIds" as const, id, name, kind: "scenario" })),
    ...byName.map(({ id, name, kind }) => ({ list: "elementIds" as const, id, name, kind })),
  ];
}

/** Those whose name or kind holds the text, in any letter case. */
export function soughtAmong(all: readonly Pickable[], text: string): readonly Pickable[] {
  const sought = text.trim().toLowerCase();
  return all.filter(({ name, kind }) => `${kind} ${name}`.toLowerCase().includes(sought));
}

/** What a brief is asked for with: the picked IDs by what they name. */
export function selectionOf(
  all: readonly Pickable[],
  picked: ReadonlySet<string>,
): Record<SelectedList, string[]> {
  const of = (list: SelectedList): string[] =>
    all.filter((one) => one.list === list && picked.has(one.id)).map(({ id }) => id);
  return {
    promiseIds: of("promiseIds"),
    scenarioIds: of("scenarioIds"),
    elementIds: of("elementIds"),
  };
}
