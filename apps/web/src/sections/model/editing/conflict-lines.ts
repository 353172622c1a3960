import { factIn, nameOfChange } from "./fact-changes.js";
import type { EditConflict } from "./use-model-edits.js";

/** A field of a fact that somebody else changed: as it was, as it is now, and as it would become. */
export interface ConflictLine {
  readonly id: string;
  readonly name: string;
  readonly field: string;
  readonly was: string;
  readonly now: string;
  readonly mine: string;
}

/** What somebody else changed of the facts that an edit is about, field by field. */
export function conflictLines({ before, now, changed }: Pick<EditConflict, "before" | "now" | "changed">) {
  return changed.flatMap((change): readonly ConflictLine[] => {
    const name = nameOfChange([now.model, before.model], change);
    const was = factIn(before.model, change.kind, change.id) ?? {};
    const is = factIn(now.model, change.kind, change.id);
    const mine: Readonly<Record<string, unknown>> = change.op === "put" ? { ...change.value } : {};
    if (is === undefined) {
      return [{ id: change.id, name, field: "", was: "", now: "", mine: "" }];
    }
    const fields = Object.keys({ ...was, ...is });
    return fields
      .filter((field) => told(valueIn(was, field)) !== told(valueIn(is, field)))
      .map((field) => ({
        ...{ id: change.id, name, field },
        ...{
          was: told(valueIn(was, field)),
          now: told(valueIn(is, field)),
          mine: told(valueIn(mine, field)),
        },
      }));
  });
}

function valueIn(fact: object, field: string): unknown {
  return Object.hasOwn(fact, field) ? (fact as Readonly<Record<string, unknown>>)[field] : undefined;
}

function told(value: unknown): string {
  if (value === undefined || value === null) {
    return "";
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}
