import type { Type } from "@nestjs/common";

/** Under these the decorators of the OpenAPI document keep what they were told; so does Nest what a handler takes. */
export const STATED_ON_HANDLER = "swagger/apiParameters";
const FIELDS_OF_CLASS = "swagger/apiModelPropertiesArray";
const TAKEN_BY_HANDLER = "__routeArguments__";
const TYPES_OF_HANDLER = "design:paramtypes";
/** The first part of the key of what is taken from the query. */
const QUERY = "4";

/** A parameter as a handler states it. */
export interface Parameter {
  readonly in?: string;
  readonly name?: string;
}

type Taken = Readonly<Record<string, { readonly index: number }>>;

/** The names of the query parameters that a route declares: of the classes it takes, and those it states itself. */
export function queryParametersOf(controller: Type, handler: () => unknown): readonly string[] {
  const stated = metadata<readonly Parameter[]>(STATED_ON_HANDLER, handler) ?? [];
  const taken = metadata<Taken>(TAKEN_BY_HANDLER, controller, handler.name) ?? {};
  const types = metadata<readonly Type[]>(TYPES_OF_HANDLER, controller.prototype, handler.name) ?? [];
  const classes = Object.entries(taken)
    .filter(([key]) => key.split(":")[0] === QUERY)
    .map(([, { index }]) => types[index]);
  return [
    ...stated.filter(({ in: place }) => place === "query").map(({ name }) => name ?? ""),
    ...classes.flatMap(fieldsOf),
  ].sort();
}

function fieldsOf(query: Type | undefined): readonly string[] {
  const fields = metadata<readonly string[]>(FIELDS_OF_CLASS, query?.prototype ?? {}) ?? [];
  return fields.map((name) => name.replace(/^:/, ""));
}

function metadata<Value>(key: string, target: object, name?: string): Value | undefined {
  return name === undefined ? Reflect.getMetadata(key, target) : Reflect.getMetadata(key, target, name);
}
