import { OUTAGE_KINDS } from "@plumbline/stress-engine";
import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import { emptyOutage, type OutageRow } from "../profile-form.js";
import { AddTarget } from "./add-target.js";
import { type Editing, problemsOfRow, withAddedRow, withoutRow, withRow } from "./editing.js";
import styles from "./form.module.css";
import { FormRow, NumberField } from "./form-row.js";

const FIELDS = [
  ["fromMs", "fromMs", words.form.from],
  ["toMs", "toMs", words.form.to],
  ["sharePercent", "share", words.form.share],
] as const;

/** Windows of virtual time in which a part fails. */
export function OutageRows({ editing }: { readonly editing: Editing }): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  const targets = requirements?.outageTargets ?? [];
  return (
    <Card title={words.form.outages}>
      <p className={styles["hint"]}>{words.form.outagesHint}</p>
      {form.outages.map((row, index) => {
        const known = targets.find(({ targetId }) => targetId === row.targetId);
        return (
          <FormRow
            key={index}
            name={known?.name ?? row.targetId}
            about={known?.kind}
            isUnreached={requirements !== undefined && known === undefined}
            onRemove={isReadOnly ? undefined : () => change(withoutRow(form, "outages", index))}
          >
            <OutageFields row={row} index={index} editing={editing} />
          </FormRow>
        );
      })}
      {!isReadOnly && (
        <AddTarget
          label={words.form.outages}
          targets={targets.map(({ targetId, name, kind }) => ({ id: targetId, name: `${name} (${kind})` }))}
          onAdd={(id) => change(withAddedRow(form, "outages", emptyOutage(id)))}
        />
      )}
    </Card>
  );
}

function OutageFields({
  row,
  index,
  editing,
}: {
  readonly row: OutageRow;
  readonly index: number;
  readonly editing: Editing;
}): ReactNode {
  const { form, change, isReadOnly } = editing;
  const problem = problemsOfRow(editing, "outages", index);
  return (
    <>
      <SelectField
        label={words.form.kind}
        value={row.kind}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const kind = OUTAGE_KINDS.find((one) => one === target.value);
          change(withRow(form, "outages", index, kind === undefined ? {} : { kind }));
        }}
      >
        {OUTAGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.outageKinds[kind]}
          </option>
        ))}
      </SelectField>
      {FIELDS.map(([name, sent, label]) => (
        <NumberField
          key={name}
          label={label}
          value={row[name]}
          disabled={isReadOnly}
          placeholder={name === "sharePercent" ? words.form.all : undefined}
          error={problem(sent)}
          onValue={(value) => change(withRow(form, "outages", index, { [name]: value }))}
        />
      ))}
    </>
  );
}
