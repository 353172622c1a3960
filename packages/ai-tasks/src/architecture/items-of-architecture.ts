import { type Guid, type JsonValue, present, uuidV5 } from "@plumbline/model-core";
import { ARCHITECTURE_LIMITS } from "../limits.js";
import type { ArchitectureItem, ItemFields } from "./architecture-item.js";
import type { ArchitectureItemOutput, ArchitectureOutput } from "./architecture-output.js";
import { FIELDS_OF_ITEMS } from "./fields-of-items.js";
import { NamedThings, type NamesOfArchitecture } from "./named-things.js";
import { neededItems } from "./needed-items.js";
import type { ServiceName } from "./source-table.js";

/** The ID of the fact that an item adds: whoever names that fact before it is there names it by this. */
export function factOfItem(itemId: Guid): Guid {
  return uuidV5(itemId, "fact");
}

/**
 * The items of an architecture that was checked, all open, with IDs in the place of aliases; `ids` are new ones, one for
 * each item.
 */
export function itemsOfArchitecture(
  output: ArchitectureOutput,
  names: NamesOfArchitecture,
  ids: readonly Guid[],
): readonly ArchitectureItem[] {
  const things = new NamedThings(output, names);
  return output.items.map((item, index) => {
    const { alias, kind, action, target, confidence } = item;
    const services = servicesOf(item, things);
    return {
      ...{ id: present(ids[index]), alias, kind, action, target },
      fields: fieldsOf(item, things, ids),
      services,
      confidence,
      because: becauseOf(item, things),
      dependsOn: neededItems(item, things).map((needed) => present(ids[needed])),
      ...{ state: "open", createdId: null, decidedBy: null, decidedAt: null },
    };
  });
}

/** What source shows is there; the rest is planned. */
function fieldsOf(item: ArchitectureItemOutput, things: NamedThings, ids: readonly Guid[]): ItemFields {
  const stated = FIELDS_OF_ITEMS[item.kind].flatMap(({ property, field, names }): [string, JsonValue][] => {
    const value = item[property];
    return value === null ? [] : [[field, names === undefined ? value : idsOf(value, things, ids)]];
  });
  const isNewElement = item.kind === "element" && item.action === "add";
  const status = isNewElement ? { status: isShownBySource(item, things) ? "current" : "planned" } : {};
  return { ...Object.fromEntries(stated), ...status };
}

function isShownBySource(item: ArchitectureItemOutput, things: NamedThings): boolean {
  return [...(item.services ?? []), ...item.because].some((alias) => things.known(alias)?.what === "found");
}

function idsOf(named: string | readonly string[], things: NamedThings, ids: readonly Guid[]): JsonValue {
  return typeof named === "string"
    ? idOf(named, things, ids)
    : [...new Set(named.map((alias) => idOf(alias, things, ids)))];
}

function idOf(alias: string, things: NamedThings, ids: readonly Guid[]): Guid {
  const index = things.item(alias);
  return index === undefined ? present(things.part(alias)).id : factOfItem(present(ids[index]));
}

function servicesOf({ services }: ArchitectureItemOutput, things: NamedThings): readonly ServiceName[] {
  return [...new Set(services ?? [])].map((alias) => present(things.service(alias)));
}

function becauseOf({ because }: ArchitectureItemOutput, things: NamedThings): readonly string[] {
  const shown = because.flatMap((alias): readonly string[] => {
    const thing = present(things.known(alias));
    return thing.what === "found" ? thing.found.sources : [thing.part.id];
  });
  return [...new Set(shown)].slice(0, ARCHITECTURE_LIMITS.pointers);
}
