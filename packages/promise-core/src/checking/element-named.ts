import { type Guid, parseGuid } from "@plumbline/model-core";

/** An element, as far as it is named. */
export interface NamedElement {
  readonly id: Guid;
  readonly name: string;
}

/**
 * The element that a text names: by its ID, else by its whole name in any letter case, where one alone has it. Null when it
 * names none, or more than one.
 */
export function elementNamed(service: string, elements: readonly NamedElement[]): NamedElement | null {
  const id = parseGuid(service);
  const byId = elements.find((element) => element.id === id);
  const name = service.toLowerCase();
  const [only, ...others] = elements.filter((element) => element.name.toLowerCase() === name);
  return byId ?? (others.length === 0 ? (only ?? null) : null);
}
