import type { FactKind } from "@plumbline/model-core";
import type { AnswerError } from "../tasks/checked-answer.js";
import type { ArchitectureItemOutput } from "./architecture-output.js";
import {
  FIELDS_OF_ITEMS,
  type FieldOfItem,
  SAYING_PROPERTIES,
  type SayingProperty,
} from "./fields-of-items.js";
import type { NamedThings } from "./named-things.js";

/** What is wrong with one item, whatever the others say; `at` is the pointer of it. */
export function errorsOfItem(
  item: ArchitectureItemOutput,
  at: string,
  things: NamedThings,
): readonly AnswerError[] {
  const errors = item.action === "add" ? errorsOfNew(item) : errorsOfUpdate(item, things);
  return [...errors, ...errorsOfNames(item, things), ...errorsOfEvidence(item, things)].map(
    ({ pointer, message }) => ({ pointer: at + pointer, message }),
  );
}

function errorsOfNew(item: ArchitectureItemOutput): readonly AnswerError[] {
  const fields = FIELDS_OF_ITEMS[item.kind];
  const missing = fields.filter(({ property, needed }) => needed && item[property] === null);
  return [
    ...(item.target === null ? [] : [error("target", "must be null where a fact is added")]),
    ...missing.map(({ property }) => error(property, `is needed by a new ${item.kind}`)),
    ...strange(item, fields, `is nothing that ${withArticle(item.kind)} has: must be null`),
    ...(item.kind === "element" ? [] : noServices(item)),
  ];
}

function errorsOfUpdate(item: ArchitectureItemOutput, things: NamedThings): readonly AnswerError[] {
  const fields = FIELDS_OF_ITEMS[item.kind].filter(({ updates }) => updates);
  const changes = fields.some(({ property }) => item[property] !== null);
  return [
    ...errorsOfTarget(item, things),
    ...strange(item, fields, `is nothing that an update of ${withArticle(item.kind)} sets: must be null`),
    ...noServices(item),
    ...(changes ? [] : [error("", "changes nothing")]),
  ];
}

function errorsOfTarget(
  { kind, target }: ArchitectureItemOutput,
  things: NamedThings,
): readonly AnswerError[] {
  const named = target === null ? undefined : things.known(target);
  return named?.what === "part" && named.part.kind === kind
    ? []
    : [error("target", `must be the alias of a part of the model of kind ${kind}`)];
}

function noServices({ services }: ArchitectureItemOutput): readonly AnswerError[] {
  return services === null || services.length === 0
    ? []
    : [error("services", "is of new elements alone: must be null")];
}

function strange(
  item: ArchitectureItemOutput,
  fields: readonly FieldOfItem[],
  message: string,
): readonly AnswerError[] {
  const known = new Set<SayingProperty>(fields.map(({ property }) => property));
  return SAYING_PROPERTIES.filter((property) => !known.has(property) && !isNothing(item[property])).map(
    (property) => error(property, message),
  );
}

function isNothing(value: ArchitectureItemOutput[SayingProperty]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** An alias that stands where none may is told as that alone. */
function errorsOfNames(item: ArchitectureItemOutput, things: NamedThings): readonly AnswerError[] {
  return FIELDS_OF_ITEMS[item.kind].flatMap(({ property, names }) => {
    const value = item[property];
    if (names === undefined || value === null) {
      return [];
    }
    return typeof value === "string"
      ? errorsOfName(value, { names, property }, things)
      : value.flatMap((alias, index) =>
          errorsOfName(alias, { names, property: `${property}/${index}` }, things),
        );
  });
}

function errorsOfName(
  alias: string,
  { names, property }: { readonly names: FactKind; readonly property: string },
  things: NamedThings,
): readonly AnswerError[] {
  const named = things.of(alias);
  if (named === undefined) {
    return [error(property, "is no alias that is known")];
  }
  const kind = named.what === "part" ? named.part.kind : named.what === "item" ? named.kind : null;
  return kind === names ? [] : [error(property, `must be the alias of ${withArticle(names)}`)];
}

function errorsOfEvidence(
  { because, services }: ArchitectureItemOutput,
  things: NamedThings,
): readonly AnswerError[] {
  const unknown = because.flatMap((alias, index) =>
    things.known(alias) === undefined ? [error(`because/${index}`, "is no alias that is known")] : [],
  );
  const noServices = (services ?? []).flatMap((alias, index) => {
    return things.service(alias) === null
      ? [error(`services/${index}`, "must be the alias of a service of a repository")]
      : [];
  });
  return [...unknown, ...noServices];
}

function error(property: string, message: string): AnswerError {
  return { pointer: property === "" ? "" : `/${property}`, message };
}

function withArticle(kind: FactKind): string {
  return /^[aeo]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
