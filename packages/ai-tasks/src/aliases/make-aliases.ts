import { compareCodeUnits } from "@plumbline/model-core";
import type { AliasedPart, AliasTable } from "./alias-table.js";
import { ALIAS_PREFIXES, type PartKind } from "./part-kinds.js";

const KINDS = Object.keys(ALIAS_PREFIXES) as readonly PartKind[];

/** Gives every part an alias: by kind, numbered in the order of their IDs, so that a state has the same each time. */
export function makeAliases(parts: readonly Omit<AliasedPart, "alias">[]): AliasTable {
  const ordered = parts.toSorted((left, right) => compareCodeUnits(left.id, right.id));
  const ofKind = Map.groupBy(ordered, ({ kind }) => kind);
  return aliasTable(
    KINDS.flatMap((kind) =>
      (ofKind.get(kind) ?? []).map((part, at) => ({ ...part, alias: `${ALIAS_PREFIXES[kind]}${at + 1}` })),
    ),
  );
}

/** Finds parts that have their aliases. */
export function aliasTable(parts: readonly AliasedPart[]): AliasTable {
  const byAlias = new Map(parts.map((part) => [part.alias, part]));
  const byId = new Map<string, string>(parts.map(({ id, alias }) => [id, alias]));
  return { parts, partOf: (alias) => byAlias.get(alias), aliasOf: (id) => byId.get(id) };
}
