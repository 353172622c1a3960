import type { FieldError } from "@plumbline/api-client";
import { FACT_KINDS, type FactKind, LIST_OF_KIND } from "@plumbline/model-core";
import type { ModelLists } from "../../api/model-query.js";

/** A fact as it is sent and read: fields by their names. */
export type FactFields = Readonly<Record<string, unknown>>;

/** The three models of a merge. */
export interface ThreeModels {
  readonly base: ModelLists;
  readonly main: ModelLists;
  readonly branch: ModelLists;
}

/** What keeps a branch from being merged. */
export interface MergeConflict {
  /** As the service names it: tells it from the others. */
  readonly key: string;
  readonly message: string;
  readonly kind: FactKind | null;
  readonly id: string;
  /** Null where all of a fact is in question. */
  readonly field: string | null;
  /** The fact on both sides; null where it is not there. */
  readonly main: FactFields | null;
  readonly branch: FactFields | null;
  /** Whether one of the sides can simply stand; what breaks a rule has to be mended by hand. */
  readonly isChoice: boolean;
}

/** Nobody can write these through an edit: the service takes them from elsewhere. */
const NOT_WRITTEN = new Set(["stale"]);

/** The conflicts that a refused merge names, with what each side says. */
export function mergeConflicts(errors: readonly FieldError[], models: ThreeModels): readonly MergeConflict[] {
  const of = (model: ModelLists): ReadonlyMap<string, FactFields> => factsById(model);
  const [base, main, branch] = [of(models.base), of(models.main), of(models.branch)];
  return errors.map(({ field: key, message }) => {
    const [, kindText = "", id = "", fieldText] = /^(\w+):([^.]+)(?:\.(.+))?$/.exec(key) ?? [];
    const kind = FACT_KINDS.find((one) => one === kindText) ?? null;
    const field = fieldText ?? null;
    const [ours, theirs] = [main.get(id) ?? null, branch.get(id) ?? null];
    const isChoice = field === null ? isOneOrOther(base.has(id), ours, theirs) : !NOT_WRITTEN.has(field);
    return { key, message, kind, id, field, main: ours, branch: theirs, isChoice: kind !== null && isChoice };
  });
}

/** Deleted on one side and changed on the other, or added on both: otherwise it is a rule that is broken. */
function isOneOrOther(wasThere: boolean, main: FactFields | null, branch: FactFields | null): boolean {
  return wasThere ? (main === null) !== (branch === null) : main !== null && branch !== null;
}

function factsById(model: ModelLists): ReadonlyMap<string, FactFields> {
  const all = FACT_KINDS.flatMap((kind): readonly { readonly id: string }[] => model[LIST_OF_KIND[kind]]);
  return new Map(all.map((fact) => [fact.id, { ...fact }]));
}
