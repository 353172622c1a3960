import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import { emptyOverride } from "../profile-form.js";
import { AddTarget } from "./add-target.js";
import { type Editing, problemsOfRow, withAddedRow, withoutRow, withRow } from "./editing.js";
import styles from "./form.module.css";
import { FormRow, NumberField } from "./form-row.js";

const FIELDS = [
  ["timeoutMs", words.form.timeout],
  ["maxAttempts", words.form.attempts],
  ["backoffMs", words.form.backoff],
  ["backoffFactor", words.form.factor],
  ["maxBackoffMs", words.form.mostBackoff],
] as const;

/** Other time-outs and retries than the model's. */
export function OverrideRows({ editing }: { readonly editing: Editing }): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  const known = new Map(requirements?.serviceTimes.map((one) => [one.targetId, one.name]));
  const free = (requirements?.policyTargets ?? []).filter(
    (id) => !form.overrides.some(({ targetId }) => targetId === id),
  );
  return (
    <Card title={words.form.overrides}>
      <p className={styles["hint"]}>{words.form.overridesHint}</p>
      {form.overrides.map((row, index) => {
        const problem = problemsOfRow(editing, "overrides", index);
        return (
          <FormRow
            key={row.targetId}
            name={known.get(row.targetId) ?? row.targetId}
            isUnreached={requirements !== undefined && !requirements.policyTargets.includes(row.targetId)}
            onRemove={isReadOnly ? undefined : () => change(withoutRow(form, "overrides", index))}
          >
            {FIELDS.map(([name, label]) => (
              <NumberField
                key={name}
                label={label}
                value={row[name]}
                disabled={isReadOnly}
                placeholder={words.form.asModel}
                error={problem(name)}
                onValue={(value) => change(withRow(form, "overrides", index, { [name]: value }))}
              />
            ))}
            <SelectField
              label={words.form.jitter}
              value={row.jitter}
              disabled={isReadOnly}
              onChange={({ target }) => {
                const jitter = target.value === "full" ? "full" : "none";
                change(withRow(form, "overrides", index, { jitter }));
              }}
            >
              <option value="none">{words.form.jitters.none}</option>
              <option value="full">{words.form.jitters.full}</option>
            </SelectField>
          </FormRow>
        );
      })}
      {!isReadOnly && (
        <AddTarget
          label={words.form.overrides}
          targets={free.map((id) => ({ id, name: known.get(id) ?? id }))}
          onAdd={(id) => change(withAddedRow(form, "overrides", emptyOverride(id)))}
        />
      )}
    </Card>
  );
}
