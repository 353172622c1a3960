import type { Schemas } from "@plumbline/api-client";
import {
  emptyResource,
  emptyServiceTime,
  emptySubscription,
  type FormList,
  isStated,
  type ProfileForm,
  type RowOf,
  targetOf,
} from "./profile-form.js";

type Requirements = Schemas["StressRequirementsResponse"];

/** A form with a row for everything that the scenario reaches, to be filled in place. */
export function withRowsToFill(form: ProfileForm, requirements: Requirements): ProfileForm {
  return {
    ...form,
    resources: withRows(
      form.resources,
      requirements.resources.map(({ elementId }) => elementId),
      emptyResource,
    ),
    serviceTimes: withRows(
      form.serviceTimes,
      requirements.serviceTimes.map(({ targetId }) => targetId),
      emptyServiceTime,
    ),
    subscriptions: withRows(
      form.subscriptions,
      requirements.subscriptions.map(({ subscriptionId }) => subscriptionId),
      emptySubscription,
    ),
    branches: withRows(
      form.branches,
      requirements.branches.map(({ stepId }) => stepId),
      (stepId) => ({ stepId, thenPercent: "" }),
    ),
  };
}

function withRows<Row extends RowOf<FormList>>(
  rows: readonly Row[],
  wanted: readonly string[],
  empty: (target: string) => Row,
): readonly Row[] {
  const known = new Set(rows.map(targetOf));
  const missing = wanted.filter((target) => !known.has(target));
  return missing.length === 0 ? rows : [...rows, ...missing.map(empty)];
}

/** A number without which no run starts. */
export interface MissingRow {
  readonly list: "resources" | "serviceTimes";
  readonly target: string;
}

/** What a run still needs: nothing is made up for it. */
export function missingRows(form: ProfileForm, requirements: Requirements): readonly MissingRow[] {
  const resources = requirements.resources.filter(
    ({ required, elementId }) => required && !states(form, "resources", elementId),
  );
  const times = requirements.serviceTimes.filter(
    ({ kind, targetId }) => kind !== "store" && !states(form, "serviceTimes", targetId),
  );
  return [
    ...resources.map(({ elementId }) => ({ list: "resources" as const, target: elementId })),
    ...times.map(({ targetId }) => ({ list: "serviceTimes" as const, target: targetId })),
  ];
}

function states(form: ProfileForm, list: FormList, target: string): boolean {
  const rows: readonly RowOf<FormList>[] = form[list];
  return rows.some((row) => targetOf(row) === target && isStated(list, row));
}

/** What a person fills every missing row alike with. */
export interface Filling {
  readonly instances: string;
  readonly concurrency: string;
  readonly meanMs: string;
}

/** A form in which each row that is missing says what a person typed once for all of them. */
export function filledAlike(
  form: ProfileForm,
  missing: readonly MissingRow[],
  filling: Filling,
): ProfileForm {
  const isMissing = (list: MissingRow["list"], target: string): boolean =>
    missing.some((one) => one.list === list && one.target === target);
  const { instances, concurrency, meanMs } = filling;
  return {
    ...form,
    resources: form.resources.map((row) =>
      isMissing("resources", row.elementId) ? { ...row, instances, concurrency } : row,
    ),
    serviceTimes: form.serviceTimes.map((row) =>
      isMissing("serviceTimes", row.targetId) ? { ...row, kind: "exponential", meanMs } : row,
    ),
  };
}
