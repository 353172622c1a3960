import { DISTRIBUTION_KINDS } from "@plumbline/stress-engine";
import type { ReactNode } from "react";
import { SelectField } from "../../../design/field.js";
import { Card } from "../../../design/page.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import { NUMBERS_OF_DISTRIBUTION, type ServiceTimeRow } from "../profile-form.js";
import type { RowsProps } from "./capacity-rows.js";
import { type Editing, problemsOfRow, withoutRow, withRow } from "./editing.js";
import { FormRow, NumberField } from "./form-row.js";

/** How long work takes, by operation, subscription and store. */
export function ServiceTimeRows({ editing, missing }: RowsProps): ReactNode {
  const { form, change, requirements, isReadOnly } = editing;
  return (
    <Card title={words.form.serviceTimes}>
      {form.serviceTimes.map((row, index) => {
        const needed = requirements?.serviceTimes.find(({ targetId }) => targetId === row.targetId);
        const isUnreached = requirements !== undefined && needed === undefined;
        return (
          <FormRow
            key={row.targetId}
            name={needed?.name ?? row.targetId}
            about={needed?.kind === "store" ? `${needed.kind}, ${words.form.optional}` : needed?.kind}
            isMissing={missing.has(row.targetId)}
            isUnreached={isUnreached}
            onRemove={
              isUnreached && !isReadOnly ? () => change(withoutRow(form, "serviceTimes", index)) : undefined
            }
          >
            <TimeFields row={row} index={index} editing={editing} />
          </FormRow>
        );
      })}
    </Card>
  );
}

function TimeFields({
  row,
  index,
  editing,
}: {
  readonly row: ServiceTimeRow;
  readonly index: number;
  readonly editing: Editing;
}): ReactNode {
  const { form, change, isReadOnly } = editing;
  const problem = problemsOfRow(editing, "serviceTimes", index);
  const say = (patch: Partial<ServiceTimeRow>): void => change(withRow(form, "serviceTimes", index, patch));
  return (
    <>
      <SelectField
        label={words.form.distribution}
        value={row.kind}
        disabled={isReadOnly}
        error={problem("distribution.kind")}
        onChange={({ target }) => {
          const kind = DISTRIBUTION_KINDS.find((one) => one === target.value);
          say(kind === undefined ? {} : { kind });
        }}
      >
        {DISTRIBUTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.distributions[kind]}
          </option>
        ))}
      </SelectField>
      {NUMBERS_OF_DISTRIBUTION[row.kind].map((name) => (
        <NumberField
          key={name}
          label={words.form.numbers[name]}
          hint={name === "points" ? words.form.pointsHint : undefined}
          inputMode={name === "points" ? "text" : "decimal"}
          value={row[name]}
          disabled={isReadOnly}
          error={problem(`distribution.${name}`)}
          onValue={(value) => say({ [name]: value })}
        />
      ))}
      <NumberField
        label={words.form.errors}
        placeholder={words.form.noErrors}
        value={row.errorPercent}
        disabled={isReadOnly}
        error={problem("errorRate")}
        onValue={(errorPercent) => say({ errorPercent })}
      />
    </>
  );
}
