import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import { type Editing, problemsOfRow, withoutRow, withRow } from "./editing.js";
import styles from "./form.module.css";
import { FormRow, NumberField } from "./form-row.js";

const FIELDS = [
  ["concurrency", words.form.deliveries],
  ["backlogLimit", words.form.backlog],
  ["deliveryDelayMs", words.form.delay],
] as const;

/** What may wait at each subscription, and how many of its deliveries go on at once. */
export function SubscriptionRows({ editing }: { readonly editing: Editing }): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  return (
    form.subscriptions.length > 0 && (
      <Card title={words.form.subscriptions}>
        <p className={styles["hint"]}>{words.form.subscriptionsHint}</p>
        {form.subscriptions.map((row, index) => {
          const known = requirements?.subscriptions.find((one) => one.subscriptionId === row.subscriptionId);
          const isUnreached = requirements !== undefined && known === undefined;
          const problem = problemsOfRow(editing, "subscriptions", index);
          return (
            <FormRow
              key={row.subscriptionId}
              name={known?.name ?? row.subscriptionId}
              isUnreached={isUnreached}
              onRemove={
                isUnreached && !isReadOnly
                  ? () => change(withoutRow(form, "subscriptions", index))
                  : undefined
              }
            >
              {FIELDS.map(([name, label]) => (
                <NumberField
                  key={name}
                  label={label}
                  value={row[name]}
                  disabled={isReadOnly}
                  placeholder={name === "backlogLimit" ? words.form.noLimit : undefined}
                  error={problem(name)}
                  onValue={(value) => change(withRow(form, "subscriptions", index, { [name]: value }))}
                />
              ))}
              <SelectField
                label={words.form.overflow}
                value={row.overflow}
                disabled={isReadOnly}
                onChange={({ target }) => {
                  const overflow = target.value === "drop" ? "drop" : "dead-letter";
                  change(withRow(form, "subscriptions", index, { overflow }));
                }}
              >
                <option value="dead-letter">{words.form.overflows["dead-letter"]}</option>
                <option value="drop">{words.form.overflows.drop}</option>
              </SelectField>
            </FormRow>
          );
        })}
      </Card>
    )
  );
}

/** Branches that go by chance. */
export function BranchRows({ editing }: { readonly editing: Editing }): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  return (
    form.branches.length > 0 && (
      <Card title={words.form.branches}>
        <p className={styles["hint"]}>{words.form.branchesHint}</p>
        {form.branches.map((row, index) => {
          const known = requirements?.branches.find(({ stepId }) => stepId === row.stepId);
          const isUnreached = requirements !== undefined && known === undefined;
          return (
            <FormRow
              key={row.stepId}
              name={row.stepId}
              about={known === undefined ? undefined : words.form.stepOf(known.whenStep, known.is)}
              isUnreached={isUnreached}
              onRemove={
                isUnreached && !isReadOnly ? () => change(withoutRow(form, "branches", index)) : undefined
              }
            >
              <NumberField
                label={words.form.thenPercent}
                placeholder={words.form.byOutcome}
                value={row.thenPercent}
                disabled={isReadOnly}
                error={problemsOfRow(editing, "branches", index)("thenProbability")}
                onValue={(thenPercent) => change(withRow(form, "branches", index, { thenPercent }))}
              />
            </FormRow>
          );
        })}
      </Card>
    )
  );
}
