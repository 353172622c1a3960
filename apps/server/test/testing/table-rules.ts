import { distributionColumn, type TableKind } from "../../src/platform/database/tables.js";
import type { Reference, TableShape } from "./table-shapes.js";

/** The list of tables, by name. */
export type TableList = Readonly<Record<string, TableKind>>;

/** What keeps the tables of a database from being spread as the list says, a sentence each. */
export function whyNotSpread(shapes: readonly TableShape[], list: TableList): readonly string[] {
  const there = new Set(shapes.map(({ name }) => name));
  const gone = Object.keys(list).filter((name) => !there.has(name));
  return [
    ...gone.map((name) => `${name} is listed and is no table`),
    ...shapes.flatMap((s) => faults(s, list)),
  ];
}

function faults(shape: TableShape, list: TableList): readonly string[] {
  const kind = list[shape.name];
  if (kind === undefined) {
    return [`${shape.name} is in no list`];
  }
  const ofItsKind = kind === "distributed" ? [...keyFaults(shape), ...numberFaults(shape)] : [];
  return [
    ...primaryFaults(shape),
    ...ofItsKind,
    ...shape.references.flatMap((r) => referenceFaults(shape, r, list)),
  ];
}

function primaryFaults({ name, keys }: TableShape): readonly string[] {
  return keys.some(({ isPrimary }) => isPrimary) ? [] : [`${name} has no primary key`];
}

function keyFaults({ name, keys }: TableShape): readonly string[] {
  const column = distributionColumn(name);
  return keys.flatMap(({ name: key, isPrimary, columns }) => {
    if (!columns.includes(column)) {
      return [`${name}: ${key} is unique without ${column}`];
    }
    return isPrimary && columns[0] !== column ? [`${name}: ${key} does not begin with ${column}`] : [];
  });
}

function numberFaults({ name, numbered }: TableShape): readonly string[] {
  return numbered.map((column) => `${name}: ${column} comes from a sequence, which no two nodes share`);
}

function referenceFaults({ name }: TableShape, reference: Reference, list: TableList): readonly string[] {
  const { to } = reference;
  const [from, target] = [list[name], list[to]];
  if (target === "reference") {
    return [];
  }
  if (from !== target) {
    return [`${name}: ${reference.name} refers to ${to}, which is ${target ?? "in no list"}`];
  }
  return from !== "distributed" || isOfOneProject(name, reference)
    ? []
    : [`${name}: ${reference.name} may refer to a row of another project`];
}

function isOfOneProject(table: string, { to, pairs }: Reference): boolean {
  return pairs.some((pair) => pair.from === distributionColumn(table) && pair.to === distributionColumn(to));
}
