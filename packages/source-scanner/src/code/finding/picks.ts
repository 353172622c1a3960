import type { CodeName } from "../code-extraction.js";
import type { Call, Value } from "../syntax/value.js";
import { namesOf } from "./names.js";
import type { Pick } from "./site-rule.js";
import { enclosingMethod, parameterTypes, typesOfValue, type Use } from "./use.js";

export const noName: Pick = () => [null];

export function argument(at: number): Pick {
  return (use) => namesOf(use, use.call.positional[at]);
}

export function named(...keys: readonly string[]): Pick {
  return (use) => keys.flatMap((key) => namesOf(use, use.call.named.get(key)));
}

/** A field of a record or made object that stands at an argument. */
export function fieldOf(at: number, ...keys: readonly string[]): Pick {
  return (use) => keys.flatMap((key) => namesOf(use, fieldsOf(use.call.positional[at])?.get(key)));
}

export function fieldsOf(value: Value | undefined): ReadonlyMap<string, Value> | undefined {
  return value?.is === "fields" ? value.fields : value?.is === "call" ? value.named : undefined;
}

/** What the first of them that gives something gives. */
export function either(...picks: readonly Pick[]): Pick {
  return (use) => picks.map((pick) => pick(use)).find((names) => names.length > 0) ?? [];
}

/** The one name a pick gives, for a detail. */
export function first(pick: Pick, use: Use): CodeName {
  return pick(use)[0] ?? null;
}

/** The name of the message: a type argument, or the type of what is sent. */
export function message(use: Use, at = 0): string | undefined {
  return use.call.typeArguments[0] || typesOfValue(use, use.call.positional[at])[0];
}

export function messageName(use: Use): readonly CodeName[] {
  const name = message(use);
  return name === undefined ? [] : [{ literal: name }];
}

/** The type of the first parameter of the method a use is on or in. */
export function parameterMessage(use: Use, besides: readonly string[] = []): string | undefined {
  return parameterTypes(use, enclosingMethod(use)).find((type) => !besides.includes(type));
}

/** The call of one of these names in the chain that a use is called on (`a.Publish<T>().To("x")`). */
export function earlierInChain(call: Call, names: readonly string[]): Call | null {
  let on = call.on;
  while (on?.is === "call") {
    if (names.includes(on.name)) {
      return on;
    }
    on = on.on;
  }
  return null;
}
