import type { AnswerError } from "../tasks/checked-answer.js";
import type { ArchitectureOutput } from "./architecture-output.js";
import type { NamedThings } from "./named-things.js";

/** What an architecture says twice and may say once: an alias, a change of a part, which app a service is. */
export function repeatedThings(output: ArchitectureOutput, things: NamedThings): readonly AnswerError[] {
  const { refs, items } = output;
  const places = (list: string, property: string, values: readonly (string | null)[]): readonly Place[] =>
    values.flatMap((value, index) =>
      value === null ? [] : [{ value, pointer: `/${list}/${index}/${property}` }],
    );
  const ofRefs = places(
    "refs",
    "alias",
    refs.map(({ alias }) => alias),
  );
  const ofItems = places(
    "items",
    "alias",
    items.map(({ alias }) => alias),
  );
  const targets = places(
    "items",
    "target",
    items.map(({ target }) => target),
  );
  const taken = ofItems.filter(({ value }) => things.known(value) !== undefined && !isOf(ofRefs, value));
  return [
    ...repeated([...ofRefs, ...ofItems], "is the alias of something else"),
    ...taken.map(({ pointer }) => ({ pointer, message: "is the alias of something else" })),
    ...repeated(targets, "is changed by an earlier item"),
    ...repeated(servicesOfApps(output), "is a service of an earlier app"),
  ];
}

interface Place {
  readonly value: string;
  readonly pointer: string;
}

function isOf(places: readonly Place[], value: string): boolean {
  return places.some((place) => place.value === value);
}

function repeated(places: readonly Place[], message: string): readonly AnswerError[] {
  const seen = new Set<string>();
  return places.flatMap(({ value, pointer }) => {
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated ? [{ pointer, message }] : [];
  });
}

/** A service is one app; any elements may hold it. */
function servicesOfApps({ items }: ArchitectureOutput): readonly Place[] {
  return items.flatMap(({ elementKind, services }, index) =>
    elementKind === "app"
      ? (services ?? []).map((value, at) => ({ value, pointer: `/items/${index}/services/${at}` }))
      : [],
  );
}
