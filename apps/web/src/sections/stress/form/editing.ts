import type { Schemas } from "@plumbline/api-client";
import type { FormList, ProfileForm, RowOf } from "../profile-form.js";
import { sentIndexes } from "../profile-of-form.js";

/** What the parts of the form share. */
export interface Editing {
  readonly form: ProfileForm;
  readonly change: (form: ProfileForm) => void;
  readonly requirements: Schemas["StressRequirementsResponse"] | undefined;
  /** What is wrong with the value at a path of what would be sent, or within it. */
  readonly problemAt: (path: string) => string | null;
  readonly isReadOnly: boolean;
}

/** A form in which one row says something else. */
export function withRow<List extends FormList>(
  form: ProfileForm,
  list: List,
  index: number,
  patch: Partial<RowOf<List>>,
): ProfileForm {
  const rows: readonly RowOf<List>[] = form[list];
  return { ...form, [list]: rows.map((row, at) => (at === index ? { ...row, ...patch } : row)) };
}

/** A form with one row more. */
export function withAddedRow<List extends FormList>(
  form: ProfileForm,
  list: List,
  row: RowOf<List>,
): ProfileForm {
  return { ...form, [list]: [...form[list], row] };
}

/** A form without a row. */
export function withoutRow(form: ProfileForm, list: FormList, index: number): ProfileForm {
  const rows: readonly RowOf<FormList>[] = form[list];
  return { ...form, [list]: rows.filter((_, at) => at !== index) };
}

/** The problem at a path, or at one within it, as `arrivals.stages[1].fromSecond` is within `arrivals.stages`. */
export function problemIn(
  problems: readonly { readonly field: string; readonly message: string }[],
  path: string,
): string | null {
  const found = problems.find(
    ({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`),
  );
  return found?.message ?? null;
}

/** Gives what is wrong with a field of a row, as it would be sent; rows that are not sent have no problem. */
export function problemsOfRow(
  { form, problemAt }: Editing,
  list: FormList,
  index: number,
): (field: string) => string | null {
  const sent = sentIndexes(form, list)[index] ?? null;
  return (field) => (sent === null ? null : problemAt(`${list}[${sent}].${field}`));
}
